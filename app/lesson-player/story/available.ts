import type { SignedUrls } from "#app/ui/media-urls.ts";

/** Can a file be fetched, from this device or from the network? Asks for its first byte. */
export const isAvailable = (url: string, media: SignedUrls): Promise<boolean> =>
  media.fetch(url, { headers: { Range: "bytes=0-0" } }).then(
    ({ ok, body }) => {
      void body?.cancel();
      return ok;
    },
    () => false,
  );
