import { useEffect, useState } from "react";
import { MEDIA_WAIT_MS } from "#domain/constants.ts";
import type { Slide } from "#domain/slides/registry.ts";
import { isFetchedAhead } from "#app/data/base/preload.ts";
import { afterPaint } from "#app/ui/after-paint.ts";
import { useSignedUrls } from "#app/ui/media-urls.ts";
import { loadPanel, viewOf } from "./slides/registry.ts";

/**
 * A picture that the slide can show in its first frame: the browser keeps it decoded as long as an
 * Image refers to it. One that cannot be decoded is shown as any other that fails.
 */
async function decodedPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  await picture.decode().catch(() => undefined);
  return picture;
}

/** Preloads the next slide's media and code. True once they are loaded, failed, or after 6 s (R-LES-3). A clip that is too large is streamed. */
export function useMediaReady(next: Slide | undefined): boolean {
  const [ready, setReady] = useState<string | null>(null);
  const media = useSignedUrls();
  useEffect(() => {
    if (next === undefined) return;
    const gone = new AbortController();
    const done = () => setReady(next.id);
    const timer = setTimeout(done, MEDIA_WAIT_MS);
    const view = viewOf(next);
    const pictures: HTMLImageElement[] = [];
    const load = async (url: string | null) => {
      if (url === null) return;
      if (url === view.clip?.(next).src && !(await isFetchedAhead(media.urlOf(url)))) return;
      const response = await media.fetch(url, { signal: gone.signal });
      const isPicture = response.headers.get("content-type")?.startsWith("image/") === true;
      await response.arrayBuffer();
      if (isPicture) pictures.push(await decodedPicture(media.urlOf(url)));
    };
    // Each request takes time of the main thread: the slide of now is shown first.
    const cancel = afterPaint(() =>
      Promise.allSettled([
        loadPanel(next),
        view.loadAhead?.(next),
        ...view.firstFiles(next).map(load),
      ]).then(() => {
        if (!gone.signal.aborted) done();
      }, done),
    );
    return () => {
      cancel();
      pictures.length = 0;
      clearTimeout(timer);
      gone.abort();
    };
  }, [next, media]);
  return next === undefined || ready === next.id;
}
