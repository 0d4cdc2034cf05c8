import { createContext, use, useMemo, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { mediaUrls } from "#domain/content/lesson-media.ts";
import { fetchSignedUrls } from "#app/data/authoring/authoring.ts";

/**
 * Signed URLs work for half an hour at least; a page that stays open asks again before that.
 */
const RENEW_EVERY_MS = 20 * 60_000;

/** URLs under which the browser may fetch files, by the plain URLs that slides hold. */
export type FileUrls = Readonly<Record<string, string>>;

const NO_URLS: FileUrls = {};
export const FileUrlsContext = createContext<FileUrls>(NO_URLS);
export const useFileUrls = () => use(FileUrlsContext);

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
 * Asks for the URLs of the files that these name, again when there are others, and before they end.
 */
export function useFetchedFileUrls(parts: readonly object[]): FileUrls {
  const urls = useMemo(() => [...urlsIn(parts)].toSorted(), [parts]);
  const { data } = useQuery({
    queryKey: ["signed-urls", urls],
    queryFn: () => fetchSignedUrls(urls),
    enabled: urls.length > 0,
    staleTime: RENEW_EVERY_MS,
    refetchInterval: RENEW_EVERY_MS,
    placeholderData: (before) => before,
  });
  return data?.addresses ?? NO_URLS;
}

/**
 * The URL that shows a file, null until there is one. It stays when URLs are renewed; once
 * it is refused, `onError` takes the fresh one. `hasFailed`: the file does not load by that either.
 */
export function useShownFile(url: string) {
  const fresh = useFileUrls()[url];
  const [shown, setShown] = useState<{ url: string; src: string } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  if (fresh !== undefined && shown?.url !== url) setShown({ url, src: fresh });
  const src = shown?.url === url ? shown.src : null;
  return {
    src,
    hasFailed: failed === url,
    onError() {
      if (fresh === undefined || fresh === src) setFailed(url);
      else setShown({ url, src: fresh });
    },
  };
}
