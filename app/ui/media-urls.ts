import { createContext, use, useMemo, useState } from "react";

/**
 * Where files are fetched from. A file is known by its plain URL; what everybody may see is
 * fetched from there, other files from a signed URL that ends and is renewed.
 */
export interface SignedUrls {
  signedUrlOf(url: string): string;
  /** Asks for fresh URLs; resolves when they are there, or when nobody gave any. */
  renew(): Promise<unknown>;
  /**
   * Fetches a file by its plain URL; one that is refused is asked for again at a fresh URL.
   */
  fetch(url: string, init?: RequestInit): Promise<Response>;
}

export const PLAIN_URLS: SignedUrls = {
  signedUrlOf: (url) => url,
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
  return useMemo(() => (url === null ? null : media.signedUrlOf(url)), [media, url, round]);
}

/** The URL of a picture, renewed when it is refused. */
export function usePictureUrl(url: string | null) {
  const media = useSignedUrls();
  const [round, setRound] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const src = useFileUrl(url, round);
  const onError = async () => {
    await media.renew();
    if (url === null || media.signedUrlOf(url) === src) setFailed(url);
    else setRound((n) => n + 1);
  };
  return { src, hasFailed: failed !== null && failed === url, onError: () => void onError() };
}
