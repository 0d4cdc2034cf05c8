import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { toSvgText } from "#characters/node.ts";
import { besideAt, edgesAt, sideOf } from "./beside.ts";
import { frame } from "../scene/frame.ts";
import { plan } from "../story/plan.ts";
import { silence } from "../story/speech.ts";
import { StorySchema } from "../story/story.ts";
import type { CueScript } from "../story/story.ts";
import { sharedKit } from "../for-tests/kit-for-tests.ts";

const SIDE = sideOf(1600, 900);
const spoken = {
  ...silence(8),
  words: [{ word: "look", start: 0.1, end: 0.5 }],
  sentences: [{ text: "Look.", start: 0, end: 0.5 }],
};
/** Two shots of Pocket, from 0 s and from 4 s on, in the town unless the cues say otherwise. */
const SHOTS: CueScript[] = [
  { shot: "close", of: [360, 900], width: 500 },
  { shot: "close", of: [360, 900], width: 500, after: 4 },
];
const planOf = (farmer: [number, number] | null, ...cues: CueScript[]) =>
  plan(
    v.parse(StorySchema, {
      id: "missions/9/v9",
      place: "town",
      cast: { pocket: [360, 1150], ...(farmer !== null && { farmer }) },
      lines: [{ say: "Look.", mood: "happy", cues: [...SHOTS, ...cues] }],
    }),
    sharedKit,
    spoken,
  );
const AWAY: [number, number] = [900, 1106];
const IN: [number, number] = [440, 1106];
const walks = (to: [number, number], after: number): CueScript => ({ go: "farmer", to, after });
/** A shot that shows where the farmer is. */
const shown = (after: number): CueScript => ({ shot: "close", of: AWAY, width: 500, after });

/** What a wide picture shows of the farmer: he is drawn, he is not, or the picture ends before him. */
function farmerIn(timed: ReturnType<typeof planOf>, seconds: number): string {
  const isDrawn = toSvgText(frame(seconds, seconds, timed, false, null, true, SIDE)).includes(
    'data-part="at-farmer"',
  );
  const { right } = edgesAt(timed, seconds, SIDE, false);
  return !isDrawn ? "not drawn" : right < 1 ? "the picture ends" : "drawn";
}

describe("beside the frame of a shot a wide picture shows", () => {
  it.each<[string, ReturnType<typeof planOf>, seconds: number, expected: string]>([
    ["nobody who has not been seen", planOf(AWAY), 1, "not drawn"],
    ["nobody who is seen later", planOf(AWAY, shown(5)), 1, "not drawn"],
    ["who has been seen there", planOf(AWAY, shown(2)), 5, "drawn"],
    ["who comes from farther away", planOf([2600, 1106], walks(IN, 1)), 1.75, "drawn"],
    ["nobody who waits to come in", planOf(AWAY, walks(IN, 2)), 1, "the picture ends"],
    ["nobody who has gone out", planOf(IN, walks(AWAY, 1)), 3, "the picture ends"],
    ["nobody who is gone", planOf(IN, walks(AWAY, 1)), 5, "not drawn"],
    ["who stands in the frame", planOf(IN), 1, "drawn"],
  ])("%s (T-2160)", (_, timed, seconds, expected) => {
    expect(farmerIn(timed, seconds)).toBe(expected);
  });

  it("no thing that lies ready, and what was put down in a frame (T-2161)", () => {
    const put: CueScript = { put: "one", thing: "coin", to: [760, 900] };
    const drawn = (seconds: number, ...cues: CueScript[]) =>
      toSvgText(
        frame(seconds, seconds, planOf(null, put, ...cues), false, null, true, SIDE),
      ).includes("thing-one");
    expect(drawn(1)).toBe(false);
    expect(drawn(5, { shot: "close", of: [760, 900], width: 500, after: 2 })).toBe(true);
  });

  it("nobody of another part of its place, and nothing where the place is not drawn (T-2162)", () => {
    const clinic: CueScript = { shot: "close", of: [2100, 900], width: 400, after: 2 };
    const nurse: CueScript = { go: "nurse", to: [2100, 1106], by: "cut" };
    const at = (of: [number, number]) =>
      toSvgText(
        frame(
          5,
          5,
          planOf(null, nurse, clinic, { shot: "close", of, width: 500, after: 4.5 }),
          false,
          null,
          true,
          SIDE,
        ),
      ).includes('data-part="at-nurse"');
    expect([at([1500, 900]), at([2500, 900])]).toEqual([false, true]);
    const frameOf = [SIDE / (720 + 2 * SIDE), 1 - SIDE / (720 + 2 * SIDE)];
    const { left, right } = edgesAt(
      planOf(null, { shot: "close", of: [5000, 900], width: 500, after: 1 }),
      2,
      SIDE,
      false,
    );
    expect([left, right]).toEqual(frameOf);
  });
});

describe("the shape of a picture", () => {
  it.each([
    [390, 844, 0],
    [450, 800, 0],
    [800, 600, 493.5],
    [1600, 900, 778],
    [3000, 900, 778],
    [0, 0, 0],
  ])("%i x %i goes %f beyond its frame at each side (T-2163)", (width, height, side) => {
    expect(sideOf(width, height)).toBe(side);
  });

  it("leaves what is in the frame where it is (T-2164)", () => {
    const timed = planOf(IN);
    const inside = (text: string) => /data-part="actors" transform="([^"]*)"/.exec(text)?.[1];
    const wide = toSvgText(frame(1, 1, timed, false, null, true, SIDE));
    expect(inside(wide)).toBe(inside(toSvgText(frame(1, 1, timed))));
    expect(wide).toContain(`viewBox="${-SIDE} 0 ${720 + 2 * SIDE} 1280"`);
    expect(besideAt(timed, 1).hidden.size).toBe(0);
  });
});
