import type { Slide } from "../slides/registry.ts";

/** Does this device play the lighter rendition of a clip? Both by their plain URLs. */
export type PlaysLight = (main: string, light: string) => boolean;

/**
 * The slides with one rendition of each clip, so that whatever is fetched, kept and played is the
 * same file.
 */
export const withOneRendition = (slides: readonly Slide[], playsLight: PlaysLight): Slide[] =>
  slides.map((slide) => {
    if (slide.type !== "video" || !slide.video_light_url || slide.video_url === null) return slide;
    const { video_url: main, video_light_url: light, ...rest } = slide;
    return playsLight(main, light)
      ? { ...rest, video_url: light, video_bytes: null }
      : { ...rest, video_url: main };
  });
