import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, it } from "vitest";
import { acts } from "#course/treasure-tracker/missions/4/stories/same-kite-two-prices/acts.ts";
import { facesAt } from "#stage/cast/faces.ts";
import type { Plan } from "#stage/story/plan.ts";
import { StoryFile } from "#stage/story/story.ts";
import { lyingAt } from "#stage/story/ways.ts";
import { toSvgText } from "#characters/node.ts";
import { frame } from "#stage/scene/frame.ts";
import { MEDIA } from "./manifest.ts";
import { allStories } from "./render-story.ts";
import { planStory } from "./kits.ts";

/** Nothing hides what a picture is about: a face, a word, or a thing that is counted. */
const planOf = (id: string): Plan => {
  const text = readFileSync(join(MEDIA, `${id}.json`), "utf8");
  const { story, recording, more } = v.parse(StoryFile, JSON.parse(text));
  return planStory(story, recording, more);
};

const spoken = ({ speech }: Plan, text: string) => {
  const found = speech.sentences.find((sentence) => sentence.text === text);
  if (found === undefined) throw new Error(`'${text}' is not spoken.`);
  return found;
};

const faceOf = (timed: Plan, actor: "crab" | "glimm", seconds: number) =>
  facesAt(timed, seconds).find((face) => face.actor === actor);

/** Seconds in steps of a tenth. */
const tenths = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) * 10) }, (_, index) => from + index / 10);

it("an empty magnifying glass never lies over Pocket's face (T-380)", () => {
  const FACE_RIGHT = 475;
  const held = Array.from({ length: 120 }, (_, index) => acts.lens(index / 60).held?.[0]);
  const empty = held.filter((glass) => glass?.thing === "lens");
  expect(empty.length).toBeGreaterThan(0);
  for (const glass of empty)
    expect((glass?.at[0] ?? 0) - 86 * (glass?.size ?? 1)).toBeGreaterThan(FACE_RIGHT);
  expect(held.at(-1)?.thing).toBe("lensEye");
});

it("the boots on the shelf leave the crab's eyes and brows free (T-381)", () => {
  const BROWS_HIGH = 30;
  const timed = planOf("missions/2/v2");
  const askedAt = timed.moments[0]?.at ?? Number.NaN;
  const boots = lyingAt(timed, askedAt).filter(({ thing }) => thing.endsWith("Boots"));
  const brows = (faceOf(timed, "crab", askedAt)?.top ?? Number.NaN) - BROWS_HIGH;
  expect(boots).toHaveLength(2);
  for (const { at } of boots) expect(at[1] + 48).toBeLessThan(brows);
});

it("the spoons and the fork over the counter end above the crab's brows (T-867)", () => {
  const SPOONS = new Set(["holeSpoon", "sieveSpoon", "fork", "plainSpoon"]);
  const BROWS_HIGH = 30;
  const timed = planOf("missions/4/v1");
  const askedAt = timed.moments[0]?.at ?? Number.NaN;
  const spoons = lyingAt(timed, askedAt).filter(
    ({ thing, at }) => SPOONS.has(thing) && at[0] < 3000,
  );
  const brows = (faceOf(timed, "crab", askedAt)?.top ?? Number.NaN) - BROWS_HIGH;
  expect(spoons).toHaveLength(4);
  for (const { at, size } of spoons) expect(at[1] + 86 * size).toBeLessThan(brows);
});

it("Glimm covers no word of the sign (T-382)", () => {
  const timed = planOf("missions/4/v1");
  const from = spoken(timed, "Stop!").start;
  const to = spoken(timed, "Choose!").end + 6;
  const seen = tenths(from, to).flatMap((seconds) => {
    const glimm = faceOf(timed, "glimm", seconds);
    return lyingAt(timed, seconds)
      .filter(({ thing, at }) => /^sign(Stop|Think|Choose)$/.test(thing) && at[0] < 3000)
      .map(({ at }) => (glimm === undefined ? 0 : glimm.left - (at[0] + 95)));
  });
  expect(seen.length).toBeGreaterThan(100);
  for (const gap of seen) expect(gap).toBeGreaterThanOrEqual(0);
});

it("the curtain is open long before the word 'story' is over (T-383)", () => {
  const timed = planOf("onboarding/welcome");
  const { start } = spoken(timed, "First we watch a little story.");
  const x = (name: string, seconds: number) =>
    lyingAt(timed, seconds).find(({ thing }) => thing === name)?.at[0] ?? Number.NaN;
  expect(x("curtainRight", start + 0.8) - x("curtainLeft", start + 0.8)).toBeGreaterThan(280);
});

it("the chest stands beside the jars (T-384)", () => {
  const timed = planOf("missions/1/v3");
  const { start } = spoken(timed, "That is your first treasure!");
  // The close shot after it shows the chest alone.
  const close = timed.shots.find(({ shot, at }) => shot === "close" && at > start);
  const seconds = (close?.at ?? Number.NaN) - 0.05;
  const lying = lyingAt(timed, seconds);
  const chest = lying.find(({ thing }) => thing === "chest")?.at[0] ?? Number.NaN;
  const jars = lying.filter(({ thing }) => thing.startsWith("jarS")).map(({ at }) => at[0]);
  expect(jars).toHaveLength(3);
  const sides = [chest, ...jars].sort((a, b) => a - b);
  for (const [index, x] of sides.entries())
    if (index > 0) expect(x - (sides[index - 1] ?? 0)).toBeGreaterThan(120);
});

it("confetti falls at the end of at most four stories; the others end with their own things (T-405)", () => {
  const withConfetti = allStories().filter(({ id }) => planOf(id).partyFrom !== null);
  expect(withConfetti.length).toBeLessThanOrEqual(4);
  expect(withConfetti.map(({ id }) => id)).toContain("missions/5/v3");
});

it("what hangs over a picture is drawn before the performers, so that it covers no face (T-406)", () => {
  const timed = planOf("missions/5/v2");
  const { end } = spoken(timed, "Needs first.");
  const text = toSvgText(frame(end + 0.5, end + 0.5, timed));
  const [over, actors] = ["overhead", "actors"].map((name) => text.indexOf(`data-part="${name}"`));
  expect(over).toBeGreaterThan(0);
  expect(over).toBeLessThan(actors ?? 0);
});
