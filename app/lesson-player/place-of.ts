import { placeOfStory } from "#course/story-places.ts";
import type { StoryPlace } from "#course/story-places.ts";
import type { Slide, SlideKind } from "#domain/slides/registry.ts";

/** Kinds of everyday life, which happens in no place of the stories. */
const AT_HOME: readonly SlideKind[] = ["chat", "document"];

const storyOf = (slide: Slide) =>
  slide.type === "video" && "story" in slide ? slide.story?.id : undefined;
const isStory = (slide: Slide) => storyOf(slide) !== undefined;

/**
 * Where a slide stands: in the place of its story, or of the story before it; before the first story, in
 * the place of that one. A lesson of chats or documents without a story has the place `room`. Null for any
 * other lesson without stories, and where this version does not know the place.
 */
export function placeOf(slides: readonly Slide[], index: number): StoryPlace | "room" | null {
  const story = slides.slice(0, index + 1).findLast(isStory) ?? slides.find(isStory);
  const id = story === undefined ? undefined : storyOf(story);
  if (id !== undefined) return placeOfStory(id);
  return slides.some(({ type }) => AT_HOME.includes(type)) ? "room" : null;
}
