import { createContext, use, useMemo, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { mediaUrls } from "#domain/content/lesson-media.ts";
import { fetchMediaAddresses } from "#app/data/authoring/authoring.ts";

/**
 * Signed addresses work for half an hour at least; a page that stays open asks again before that.
 */
const RENEW_EVERY_MS = 20 * 60_000;

/** Addresses under which the browser may fetch files, by the plain addresses that slides hold. */
export type Addresses = Readonly<Record<string, string>>;

const NO_ADDRESSES: Addresses = {};
export const AddressesContext = createContext<Addresses>(NO_ADDRESSES);
export const useAddresses = () => use(AddressesContext);

const urlsOf = new WeakMap<object, readonly string[]>();

/** The URLs of all files that these parts name, cached per part object. */
export function urlsIn(parts: readonly object[]): ReadonlySet<string> {
  const urls = parts.map((part) => {
    const known = urlsOf.get(part) ?? mediaUrls([part]);
    urlsOf.set(part, known);
    return known;
  });
  return new Set(urls.flat());
}

/**
 * Asks for the addresses of the files that these name, again when there are others, and before they end.
 */
export function useFetchedAddresses(parts: readonly object[]): Addresses {
  const urls = useMemo(() => [...urlsIn(parts)].toSorted(), [parts]);
  const { data } = useQuery({
    queryKey: ["media-addresses", urls],
    queryFn: () => fetchMediaAddresses(urls),
    enabled: urls.length > 0,
    staleTime: RENEW_EVERY_MS,
    refetchInterval: RENEW_EVERY_MS,
    placeholderData: (before) => before,
  });
  return data?.addresses ?? NO_ADDRESSES;
}

/**
 * The address that shows a file, null until there is one. It stays when addresses are renewed; once
 * it is refused, `onError` takes the fresh one. `hasFailed`: the file does not load by that either.
 */
export function useShownAddress(url: string) {
  const fresh = useAddresses()[url];
  const [shown, setShown] = useState<{ url: string; address: string } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  if (fresh !== undefined && shown?.url !== url) setShown({ url, address: fresh });
  const address = shown?.url === url ? shown.address : null;
  return {
    address,
    hasFailed: failed === url,
    onError() {
      if (fresh === undefined || fresh === address) setFailed(url);
      else setShown({ url, address: fresh });
    },
  };
}
