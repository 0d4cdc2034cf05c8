import { mediaUrls } from "#domain/content/lesson-media.ts";
import type { VideoSlide } from "#domain/slides/video/video.ts";
import { entry } from "../base/device-storage.ts";

const isVideo = (part: object): part is VideoSlide => "type" in part && part.type === "video";

/**
 * The URLs of the files that this device plays of parts of a lesson. A story is drawn live, its
 * first picture in place of the poster: poster, captions and video are for a device on which drawing
 * has proved too slow.
 */
export function playedUrls(parts: readonly object[]): string[] {
  const isTooSlow = entry("storySpeed").read() === "0";
  return mediaUrls(
    parts.map((part) => {
      if (!isVideo(part) || !part.story?.script_url) return part;
      return isTooSlow ? { ...part, story: null } : { story: part.story };
    }),
  );
}
