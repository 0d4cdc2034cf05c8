import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { part, toSvgText } from "#characters/node.ts";
import { seenActor, seenLayer } from "./angle.ts";
import { viewAt } from "./camera.ts";
import { bay } from "../places/bay.ts";
import type { Layer } from "../kit/place.ts";
import { town } from "../places/town.ts";
import { plan } from "../story/plan.ts";
import { silence } from "../story/speech.ts";
import { StorySchema } from "../story/story.ts";
import type { StoryScript } from "../story/story.ts";
import { sharedKit } from "../for-tests/kit-for-tests.ts";

const view = { x: 360, y: 640, width: 720 };
const LOW = { ...view, rise: -1 };
const HIGH = { ...view, rise: 1 };
const flat = bay.layers.find(({ lies }) => lies === "flat") as Layer;
const [, far] = bay.layers as [Layer, Layer];

/** The y of the ground that a layer draws at another y. */
const groundAt = (rise: typeof view, y: number): number => {
  const { inside } = seenLayer(bay, flat, rise);
  const [, feet, steep] = /translate\(0 (\d+)\) scale\(1 ([\d.]+)\)/.exec(inside) ?? [];
  return steep === undefined ? y : Number(feet) + (y - Number(feet)) * Number(steep);
};

describe("a shot", () => {
  it("from near the ground has a low horizon, and one from above a high one (T-590)", () => {
    const { horizon = 0, feet = 0 } = bay.ground ?? {};
    expect(groundAt(view, horizon)).toBe(horizon);
    expect(groundAt(LOW, horizon)).toBeGreaterThan(horizon + 150);
    expect(groundAt(HIGH, horizon)).toBeLessThan(horizon - 150);
    for (const from of [LOW, HIGH]) {
      expect(groundAt(from, feet)).toBe(feet);
      // What is far away goes with the horizon.
      expect(seenLayer(bay, far, from).down).toBeCloseTo(groundAt(from, horizon) - horizon, 0);
    }
  });

  it("moves the whole of a place that has no ground apart (T-942)", () => {
    const [, , , near] = town.layers as [Layer, Layer, Layer, Layer];
    expect(seenLayer(town, near, LOW).down).toBeGreaterThan(50);
    expect(seenLayer(town, near, HIGH).down).toBeLessThan(-50);
    expect(seenLayer(town, near, view).down).toBe(0);
  });

  it("from above enlarges heads, and from near the ground makes them smaller (T-591)", () => {
    const sizeOf = (rise: number, name: string) => {
      const text = toSvgText(seenActor(part("somebody", {}, part(name, {})), rise));
      return Number(/scale\(([\d.]+)\)/.exec(text)?.[1]);
    };
    for (const name of ["head", "person-head"]) {
      expect(sizeOf(1, name)).toBeGreaterThan(1.1);
      expect(sizeOf(-1, name)).toBeLessThan(0.92);
    }
    const whole = part("somebody", {}, part("head", {}));
    expect(seenActor(whole, 0)).toBe(whole);
  });
});

it("a vista comes nearer to somebody, and without anybody stays as it is (T-592)", () => {
  const storyWith = (cast: StoryScript["cast"]) =>
    v.parse(StorySchema, {
      id: "missions/9/v9",
      place: "bay",
      cast,
      lines: [{ say: "Look.", mood: "happy", cues: [{ shot: "vista", of: [400, 700] }] }],
    });
  const spoken = {
    ...silence(3),
    words: [{ word: "look", start: 0.1, end: 0.5 }],
    sentences: [{ text: "Look.", start: 0, end: 0.5 }],
  };
  const seen = (cast: StoryScript["cast"]) =>
    viewAt(plan(storyWith(cast), sharedKit, spoken), 1, () => [400, 1190], false, false);
  expect(seen({ pocket: [400, 1190] }).width).toBe(590);
  expect(seen({})).toMatchObject({ x: 400, y: 700, width: 1000 });
});
