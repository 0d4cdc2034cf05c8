import { expect, it } from "vitest";
import { toSvgText } from "#characters/node.ts";
import { frame } from "#stage/frame.ts";
import { plan } from "#stage/plan.ts";
import { drawPixels, withoutLayers } from "./draw.ts";
import { allStories, POSTER_AT_S } from "./render-story.ts";
import { readStoryFile } from "./story-figures.ts";

/** Width of the pictures that are compared, and how far two must be from each other: 0 to 255. */
const WIDTH = 36;
const APART = 8;

function posterOf(id: string): Uint8Array {
  const { story, recording, more } = readStoryFile(id);
  const timed = plan(story, recording, more);
  const svg = toSvgText(frame(POSTER_AT_S, POSTER_AT_S, timed, false, null, false));
  return drawPixels(withoutLayers(svg), WIDTH);
}

/** Mean difference of two pictures' colours. */
const apart = (one: Uint8Array, other: Uint8Array) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

it("each story has a poster with a picture of its own (T-327)", () => {
  const posters = allStories().map(({ id }) => ({ id, pixels: posterOf(id) }));
  const near = posters.flatMap(({ id, pixels }, index) =>
    posters
      .slice(index + 1)
      .filter((other) => apart(pixels, other.pixels) < APART)
      .map((other) => `${id} and ${other.id}`),
  );
  expect(near).toEqual([]);
});
