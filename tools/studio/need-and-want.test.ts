import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import type { Plan } from "#stage/story/plan.ts";
import { StoryFile } from "#stage/story/story.ts";
import { lyingAt } from "#stage/story/ways.ts";
import { MEDIA } from "./manifest.ts";
import { waysThrough } from "./story-sound.ts";
import { planStory } from "./kits.ts";

/** What goes from hand to hand in the stories of needs and wants, and in the intro. */
const fileOf = (id: string) =>
  v.parse(StoryFile, JSON.parse(readFileSync(join(MEDIA, `${id}.json`), "utf8")));

const endOf = (timed: Plan, text: string) =>
  timed.speech.sentences.find((sentence) => sentence.text === text)?.end ?? Number.NaN;

/** Where a thing lies within this part of the place; what is off the stage lies nowhere. */
const spotsOf = (timed: Plan, seconds: number, thing: string) =>
  lyingAt(timed, seconds)
    .filter((lying) => lying.thing === thing && lying.at[0] < 3000)
    .map(({ at }) => at);

describe("wants can wait", () => {
  const { story, recording, more } = fileOf("missions/2/v2");

  it("the robot leaves the shelf while Pocket hugs it, and waits there again (T-351)", () => {
    const timed = planStory(story, recording, more);
    const shelf = spotsOf(timed, 0.9, "robot");
    expect(shelf).toHaveLength(1);
    expect(spotsOf(timed, endOf(timed, "They are not bad."), "robot")).toEqual([]);
    expect(spotsOf(timed, endOf(timed, "Now my feet are wet!"), "robot")).toEqual(shelf);
  });

  it.each([
    [1, "plainBoots", "glitterBoots"],
    [2, "glitterBoots", "plainBoots"],
  ] as const)("way %i: the picked %s leave the counter, the others stay (T-352)", (...row) => {
    const [way, picked, others] = row;
    const timed = planStory(story, recording, more, waysThrough(story)[way]);
    const askedAt = timed.moments[0]?.at ?? Number.NaN;
    const after = endOf(timed, "Dry feet are a need.");
    expect(spotsOf(timed, askedAt, picked)).toHaveLength(1);
    expect(spotsOf(timed, askedAt, others)).toHaveLength(1);
    expect(spotsOf(timed, after, picked)).toEqual([]);
    expect(spotsOf(timed, after, others)).toHaveLength(1);
  });
});

it("in the intro four coins fall from his paw into the jar, one after the other (T-353)", () => {
  const { story, recording, more } = fileOf("onboarding/intro");
  const timed = planStory(story, recording, more);
  const [start, end] = [endOf(timed, "You earn it.") + 0.5, endOf(timed, "You save it.") + 0.6];
  const counts = Array.from({ length: 40 }, (_, index) => {
    const seconds = start + ((end - start) * index) / 39;
    const [jar] = spotsOf(timed, seconds, "saveJar");
    return spotsOf(timed, seconds, "coin").filter(
      ([x, y]) => jar !== undefined && Math.abs(x - jar[0]) < 60 && y > jar[1] - 210,
    ).length;
  });
  expect([...new Set(counts)]).toEqual([0, 1, 2, 3, 4]);
});
