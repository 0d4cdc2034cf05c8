import { createContext, use, useMemo, useState } from "react";

/**
 * The URLs from which files are fetched. A file is identified by its plain URL. A public file is
 * fetched from it, any other file from a signed URL, which expires and is renewed.
 */
export interface SignedUrls {
  urlOf(url: string): string;
  /** Requests fresh URLs; resolves when they have arrived or the request has failed. */
  renew(): Promise<unknown>;
  /**
   * Fetches a file by its plain URL. If the server refuses it, renews the URLs and retries once.
   */
  fetch(url: string, init?: RequestInit): Promise<Response>;
}

export const PLAIN_URLS: SignedUrls = {
  urlOf: (url) => url,
  renew: () => Promise.resolve(),
  fetch: (url, init) => fetch(url, init),
};

export const SignedUrlsContext = createContext(PLAIN_URLS);
export const useSignedUrls = () => use(SignedUrlsContext);

/**
 * The URL of a file that is shown. It stays when URLs are renewed; only another `round`
 * takes the fresh one.
 */
export function useFileUrl(url: string | null, round: number): string | null {
  const media = useSignedUrls();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a renewal alone must not load the file again
  return useMemo(() => (url === null ? null : media.urlOf(url)), [media, url, round]);
}

/** The URL of a picture, renewed when it is refused. */
export function usePictureUrl(url: string | null) {
  const media = useSignedUrls();
  const [round, setRound] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const src = useFileUrl(url, round);
  const onError = async () => {
    await media.renew();
    if (url === null || media.urlOf(url) === src) setFailed(url);
    else setRound((n) => n + 1);
  };
  return { src, hasFailed: failed !== null && failed === url, onError: () => void onError() };
}
