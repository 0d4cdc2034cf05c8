import { withOneRendition } from "#domain/content/renditions.ts";
import type { Slide } from "#domain/slides/registry.ts";
import { prefersLightClips } from "../base/preload.ts";
import { keptUrls } from "./kept-files.ts";

/**
 * The slides with the rendition of each clip that fits the connection. A rendition that this device
 * keeps is played, so that a lesson that was kept also plays without a connection.
 */
export async function fittingRenditions(slides: readonly Slide[]): Promise<Slide[]> {
  const clips = slides.flatMap((slide) =>
    slide.type === "video" && slide.video_light_url
      ? [slide.video_url ?? "", slide.video_light_url]
      : [],
  );
  if (clips.length === 0) return [...slides];
  const kept = await keptUrls(clips);
  return withOneRendition(
    slides,
    (main, light) => !kept.has(main) && (kept.has(light) || prefersLightClips()),
  );
}
