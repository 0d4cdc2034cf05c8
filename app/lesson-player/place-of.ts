import { placeOfStory } from "#course/story-places.ts";
import type { StoryPlace } from "#course/story-places.ts";
import type { Slide } from "#domain/slides/registry.ts";

const storyOf = (slide: Slide) =>
  slide.type === "video" && "story" in slide ? slide.story?.id : undefined;

/**
 * Where a slide stands: in the place of its story, or of the story before it. Null where no story of
 * a known place is before it.
 */
export function placeOf(slides: readonly Slide[], index: number): StoryPlace | null {
  const story = slides.slice(0, index + 1).findLast((slide) => storyOf(slide) !== undefined);
  const id = story === undefined ? undefined : storyOf(story);
  return id === undefined ? null : placeOfStory(id);
}
