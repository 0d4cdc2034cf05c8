import { loadStoryKit } from "#course/story-kits.ts";
import type { VideoSlide } from "#domain/slides/video/video.ts";

const isVideo = (part: object): part is VideoSlide => "type" in part && part.type === "video";

/**
 * Loads the drawings of all stories in these parts of a lesson, so that the service worker keeps
 * them. Rejects when one can't be fetched.
 */
export async function loadStories(parts: readonly object[]): Promise<void> {
  await Promise.all(
    parts.filter(isVideo).map(async ({ story }) => (story ? loadStoryKit(story.id) : null)),
  );
}
