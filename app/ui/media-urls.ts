import { createContext, use, useMemo, useState } from "react";

/**
 * Where files are fetched from. A file is known by its plain address; what everybody may see is
 * fetched from there, other files from a signed address that ends and is renewed.
 */
export interface MediaAddresses {
  addressOf(url: string): string;
  /** Asks for fresh addresses; resolves when they are there, or when nobody gave any. */
  renew(): Promise<unknown>;
  /**
   * Fetches a file by its plain address; one that is refused is asked for again at a fresh address.
   */
  fetch(url: string, init?: RequestInit): Promise<Response>;
}

export const PLAIN_ADDRESSES: MediaAddresses = {
  addressOf: (url) => url,
  renew: () => Promise.resolve(),
  fetch: (url, init) => fetch(url, init),
};

export const MediaAddressesContext = createContext(PLAIN_ADDRESSES);
export const useMediaAddresses = () => use(MediaAddressesContext);

/**
 * The address of a file that is shown. It stays when addresses are renewed; only another `round`
 * takes the fresh one.
 */
export function useAddress(url: string | null, round: number): string | null {
  const media = useMediaAddresses();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a renewal alone must not load the file again
  return useMemo(() => (url === null ? null : media.addressOf(url)), [media, url, round]);
}

/** The address of a picture, renewed when it is refused. */
export function usePictureAddress(url: string | null) {
  const media = useMediaAddresses();
  const [round, setRound] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const address = useAddress(url, round);
  const onError = async () => {
    await media.renew();
    if (url === null || media.addressOf(url) === address) setFailed(url);
    else setRound((n) => n + 1);
  };
  return { address, hasFailed: failed !== null && failed === url, onError: () => void onError() };
}
