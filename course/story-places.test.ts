import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { storyKits } from "./story-kits.ts";
import { placeOfStory, storyPlaces } from "./story-places.ts";

const ofLessons = Object.entries(storyKits).filter(([id]) => id.startsWith("missions/"));

it("each story of a lesson has a place (T-1790)", () =>
  expect(Object.keys(storyPlaces)).toEqual(ofLessons.map(([id]) => id)));

it.each(ofLessons)(
  "the questions of %s stand in a place in which it plays, which has a picture (T-1791)",
  async (id, load) => {
    const place = placeOfStory(id) ?? "";
    expect(Object.keys((await load()).kit.places)).toContain(place);
    expect(existsSync(new URL(`../app/ui/places/${place}.webp`, import.meta.url))).toBe(true);
  },
);

it("a story of another version has no place (T-1792)", () =>
  expect(placeOfStory("missions/9/v1")).toBe(null));
