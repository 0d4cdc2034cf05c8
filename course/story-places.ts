import { storyIdOf } from "#stage/story/story-id.ts";

/** Where each story of a lesson plays, by its id: its questions stand in this place. */
export const storyPlaces = {
  "missions/1/v1": "town",
  "missions/1/v2": "yard",
  "missions/1/v3": "kitchen",
  "missions/2/v1": "grove",
  "missions/2/v2": "market",
  "missions/2/v3": "shop",
  "missions/3/v1": "grove",
  "missions/3/v2": "den",
  "missions/3/v3": "den",
  "missions/4/v1": "kitchen",
  "missions/4/v2": "stalls",
  "missions/4/v3": "pier",
  "missions/5/v1": "starBeach",
  "missions/5/v2": "town",
  "missions/5/v3": "treasureCave",
} as const;

export type StoryPlace = (typeof storyPlaces)[keyof typeof storyPlaces];

const byId: Readonly<Record<string, StoryPlace>> = storyPlaces;

/** The place of a story, also of one in other words; null for an id that this version lacks. */
export const placeOfStory = (id: string): StoryPlace | null =>
  Object.hasOwn(byId, storyIdOf(id)) ? (byId[storyIdOf(id)] ?? null) : null;
