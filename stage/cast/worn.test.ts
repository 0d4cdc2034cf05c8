import { describe, expect, it } from "vitest";
import * as v from "valibot";
import type { RigNode } from "#characters/node.ts";
import { toSvgText } from "#characters/node.ts";
import { frame } from "../scene/frame.ts";
import { plan } from "../story/plan.ts";
import { StorySchema } from "../story/story.ts";
import type { CueScript } from "../story/story.ts";
import { sharedKit } from "../for-tests/kit-for-tests.ts";

/** One line of ten seconds with these cues. */
function planWith(cues: CueScript[]) {
  const say = "Look.";
  return plan(
    v.parse(StorySchema, {
      id: "test/worn",
      place: "yard",
      cast: { pocket: [230, 1112] },
      lines: [{ say, mood: "happy", cues: [{ shot: "wide", of: "pocket" }, ...cues] }],
    }),
    { ...sharedKit, acts: { ...sharedKit.acts, lookAway: () => ({ isAway: true }) } },
    { duration: 10, sentences: [{ text: say, start: 0, end: 9 }], words: [], phones: [] },
  );
}

/** The first part of this name in a drawing. */
function partOf(node: RigNode, name: string): RigNode | null {
  if (node.attrs["data-part"] === name) return node;
  for (const child of node.children) {
    const found = partOf(child, name);
    if (found !== null) return found;
  }
  return null;
}

const otterAt = (cues: CueScript[], seconds: number) =>
  partOf(frame(seconds, seconds, planWith(cues)), "otter");
const layersOf = (otter: RigNode | null) =>
  (otter?.children ?? []).map(({ attrs }) => attrs["data-part"]);

describe("the coat", () => {
  const cues: CueScript[] = [
    { act: "wearCoat", after: 2 },
    { act: "shrug", after: 4 },
  ];

  it("lies on his body, under scarf and head, from the act on in which he puts it on", () => {
    expect(layersOf(otterAt(cues, 1.9))).not.toContain("worn");
    const layers = layersOf(otterAt(cues, 3));
    expect(layers.indexOf("worn")).toBe(layers.indexOf("body") + 1);
    expect(layers.indexOf("scarf")).toBeGreaterThan(layers.indexOf("worn"));
    expect(layers.indexOf("head")).toBeGreaterThan(layers.indexOf("worn"));
  });

  it("stays on in later acts, with sleeves that end at his paws wherever they are", () => {
    for (const seconds of [3, 4.5, 6]) {
      const otter = otterAt(cues, seconds);
      for (const side of ["arm-left", "arm-right"]) {
        const strokes = partOf(otter as RigNode, side)?.children ?? [];
        const [light, sleeve] = [strokes[2], strokes[3]].map((node) =>
          String(node?.attrs["d"]).split("L"),
        );
        expect(sleeve?.slice(0, 2)).toEqual(light?.slice(0, 2));
        expect(sleeve?.at(-1)).not.toBe(light?.at(-1));
        expect(strokes.at(-1)?.tag).toBe("g");
        expect(strokes).toHaveLength(9);
      }
    }
  });
});

describe("Pocket with his back to us", () => {
  it("shows neither face nor satchel, and the scarf behind", () => {
    const text = (cues: CueScript[]) => toSvgText(otterAt(cues, 2) as RigNode);
    expect(text([])).toMatch(/data-part="face".*data-part="satchel"|"satchel".*"face"/);
    const away = text([{ act: "lookAway" }]);
    expect(away).not.toMatch(/data-part="(face|satchel)"/);
    expect(away).toContain('data-part="scarf-back"');
  });

  it("wears the coat there, too, without buttons", () => {
    const worn = (act: "stand" | "lookAway") =>
      partOf(otterAt([{ act: "wearCoat" }, { act, after: 1 }], 3) as RigNode, "worn");
    const count = (act: "stand" | "lookAway") =>
      toSvgText(worn(act) as RigNode).split("<ellipse").length;
    expect(count("lookAway")).toBeLessThan(count("stand"));
  });
});

it("raindrops fall straight and are gone where they land; coins stay", () => {
  const drops = (drop: "raindrop" | "coin", seconds: number) =>
    toSvgText(
      frame(seconds, seconds, planWith([{ drop, into: [230, 900], count: 5, seconds: 1 }])),
    ).split('data-part="drop"').length - 1;
  expect(drops("raindrop", 0.5)).toBeGreaterThan(0);
  expect(drops("raindrop", 2.5)).toBe(0);
  expect(drops("coin", 2.5)).toBe(5);
});
