import { expect, it } from "vitest";
import { toSvgText } from "#characters/node.ts";
import { frame } from "#stage/scene/frame.ts";
import { viewAt } from "#stage/camera/camera.ts";
import { facesAt } from "#stage/cast/faces.ts";
import { whereIs } from "#stage/cast/moves.ts";
import { HEIGHT, WIDTH as PLACE_WIDTH } from "#stage/base/size.ts";
import { TITLE_SHARE } from "#tests/support/title-share.ts";
import { drawPixels, withoutLayers } from "./draw.ts";
import { allStories, allWordings, POSTER_AT_S } from "./render-story.ts";
import { readStoryFile } from "./story-figures.ts";
import { planStory } from "./kits.ts";

/** Width of the pictures that are compared, and how far two must be from each other: 0 to 255. */
const WIDTH = 36;
const APART = 8;

function posterOf(id: string): Uint8Array {
  const { story, recording, more } = readStoryFile(id);
  const timed = planStory(story, recording, more);
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

/** The faces of a story's picture that reach into the place of its title. */
function facesUnderTitle(id: string, seconds: number): string[] {
  const { story, recording, more } = readStoryFile(id);
  const timed = planStory(story, recording, more);
  const view = viewAt(
    timed,
    seconds,
    (actor) => whereIs(timed, actor, seconds)?.spot ?? [PLACE_WIDTH / 2, HEIGHT - 180],
    false,
  );
  const tall = (view.width * HEIGHT) / PLACE_WIDTH;
  const topOf = (y: number) => (y - view.y) / tall + 0.5;
  return facesAt(timed, seconds)
    .filter(({ top, bottom }) => topOf(top) < TITLE_SHARE && topOf(bottom) > 0)
    .map(({ actor }) => `${id} at ${seconds} s: ${actor}`);
}

it("no story begins with a face where its title stands, drawn live or as its poster (T-364)", () => {
  const stories = [...allStories(), ...allWordings()];
  expect(
    stories.flatMap(({ id }) => [...facesUnderTitle(id, 0), ...facesUnderTitle(id, POSTER_AT_S)]),
  ).toEqual([]);
});
