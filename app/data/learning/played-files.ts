import { mediaUrls } from "#domain/content/lesson-media.ts";
import type { VideoSlide } from "#domain/slides/video/video.ts";
import { isTooSlowForStories } from "./story-speed.ts";

const isVideo = (part: object): part is VideoSlide => "type" in part && part.type === "video";

/**
 * The URLs of the files that this device needs to play these parts of a lesson. A story is drawn
 * live, and its first picture replaces the poster: poster, captions and video are needed only on a
 * device that has proved too slow for drawing.
 */
export function playedUrls(parts: readonly object[]): string[] {
  const isTooSlow = isTooSlowForStories();
  return mediaUrls(
    parts.map((part) => {
      if (!isVideo(part) || !part.story?.script_url) return part;
      return isTooSlow ? { ...part, story: null } : { story: part.story };
    }),
  );
}
