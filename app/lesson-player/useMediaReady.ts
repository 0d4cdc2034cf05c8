import { useEffect, useState } from "react";
import { MEDIA_WAIT_MS } from "#domain/constants.ts";
import { unknownSlideKind } from "#domain/content/content.ts";
import type { Slide } from "#domain/content/content.ts";
import { isVideoThere } from "#app/data/base/preload.ts";
import { useMediaAddresses } from "#app/ui/media-urls.ts";

/** URLs of the media that must be loaded before a slide is shown. */
const mediaOf = (slide: Slide): string[] => mediaFields(slide).filter((url) => url !== null);

function mediaFields(slide: Slide): (string | null)[] {
  switch (slide.type) {
    case "video":
      return [slide.video_url, slide.poster_url];
    case "quiz":
      return [slide.quiz_audio_url, ...slide.quiz_answers.map(({ image_url }) => image_url)];
    default:
      return unknownSlideKind(slide);
  }
}

/** Preloads the next slide's media. True once they are loaded, failed, or after 6 s (R-LES-3). */
export function useMediaReady(next: Slide | undefined): boolean {
  const [ready, setReady] = useState<string | null>(null);
  const media = useMediaAddresses();
  useEffect(() => {
    if (next === undefined) return;
    const gone = new AbortController();
    const done = () => setReady(next.id);
    const timer = setTimeout(done, MEDIA_WAIT_MS);
    const load = async (url: string) => {
      if (
        next.type === "video" &&
        url === next.video_url &&
        !(await isVideoThere(media.addressOf(url)))
      )
        return;
      await (await media.fetch(url, { signal: gone.signal })).arrayBuffer();
    };
    Promise.allSettled(mediaOf(next).map(load)).then(() => {
      if (!gone.signal.aborted) done();
    }, done);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [next, media]);
  return next === undefined || ready === next.id;
}
