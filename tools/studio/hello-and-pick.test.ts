import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { GREETING_SLOT_S } from "#domain/constants.ts";
import { toSvgText } from "#characters/node.ts";
import { frame } from "#stage/scene/frame.ts";
import { partsOf } from "#stage/story/parts.ts";
import type { Plan } from "#stage/story/plan.ts";
import { isMoment, StoryFile } from "#stage/story/story.ts";
import { isSolved, tapped } from "#stage/story/tasks.ts";
import { thingsAt } from "#stage/scene/things-at.ts";
import { onboardingStories } from "#course/treasure-tracker/onboarding/onboarding.ts";
import { MEDIA } from "./manifest.ts";
import { waysThrough } from "./story-sound.ts";
import { planStory } from "./kits.ts";

const fileOf = (id: string) =>
  v.parse(StoryFile, JSON.parse(readFileSync(join(MEDIA, `${id}.json`), "utf8")));

/** The drawing of Pocket's mouth. */
const mouthOf = (timed: Plan, seconds: number) =>
  /data-part="mouth"[^>]*>(.*?)<\/g>/.exec(toSvgText(frame(seconds, seconds, timed)))?.[1];

const shownAt = (timed: Plan, seconds: number) =>
  thingsAt(timed, seconds, null).map(({ attrs }) => String(attrs["data-part"]).slice(6));

/** When a sentence is over. */
const endOf = (timed: Plan, text: string) =>
  timed.speech.sentences.find((sentence) => sentence.text === text)?.end ?? Number.NaN;

describe("the welcome", () => {
  const { story, recording } = fileOf("onboarding/welcome");
  const timed = planStory(story, recording);
  const mute = planStory(story, { ...recording, phones: [] });

  it("moves Pocket's mouth by the voice only behind the greeting's slot (T-269)", () => {
    for (let seconds = 0; seconds < GREETING_SLOT_S.to; seconds += 0.25)
      expect(mouthOf(timed, seconds), `${seconds} s`).toBe(mouthOf(mute, seconds));
    const behind = timed.speech.sentences.slice(2).map(({ start }) => start + 0.15);
    const spoken = behind.filter((seconds) => mouthOf(timed, seconds) !== mouthOf(mute, seconds));
    expect(spoken.length).toBeGreaterThan(5);
  });

  it("speaks two whole sentences in the slot, and the next one behind it", () => {
    const [first, second, third] = timed.speech.sentences;
    expect(first?.start).toBeGreaterThanOrEqual(GREETING_SLOT_S.from - 0.05);
    expect(second?.end).toBeLessThanOrEqual(GREETING_SLOT_S.to);
    expect(third?.start).toBeGreaterThan(GREETING_SLOT_S.to);
  });
});

it("the stories before the first lesson are videos without separate sound files", () => {
  expect(onboardingStories.map(({ id }) => id)).toEqual(["onboarding/intro", "onboarding/welcome"]);
  for (const story of onboardingStories)
    for (const { name } of partsOf(story))
      expect(existsSync(join(MEDIA, `${story.id}${name}.m4a`)), story.id).toBe(false);
});

describe("picking one of two", () => {
  const { story, recording, more } = fileOf("missions/4/v3");
  const task = story.lines.find(isMoment)?.task;

  it("the book and the hat are both right, and what the ad wants is not", () => {
    if (task?.do !== "choose") throw new Error("The story has no choice.");
    expect(task.of.map(({ name, right }) => [name, right])).toEqual([
      ["The book", true],
      ["The hat", true],
      ["What the ad wants", false],
    ]);
    const solved = task.of.map((_, option) => isSolved(task, tapped(task, undefined, option)));
    expect(solved).toEqual([true, true, false]);
  });

  it.each([
    [1, "book", "Why is my boat upside down?", "price-book", "price-hat"],
    [2, "hat", "Who turned off the light?", "price-hat", "price-book"],
  ])(
    "way %i: he pays five coins for the %s, and the crab takes them; the other one keeps its price",
    (...row) => {
      const [way, thing, sentence, gone, stays] = row;
      const timed = planStory(story, recording, more, waysThrough(story)[way]);
      expect(timed.speech.sentences.map(({ text }) => text)).toContain(sentence);
      const paid = endOf(timed, `I pay five coins for the ${thing}.`);
      const spoken = timed.speech.words.findLast(({ word, end }) => word === "coins" && end < paid);
      const coinsAt = (seconds: number) =>
        shownAt(timed, seconds).filter((name) => name.startsWith("coin-"));
      expect(coinsAt((spoken?.start ?? 0) + 0.2)).toHaveLength(5);
      expect(coinsAt(paid + 0.3)).toEqual([]);
      const waits = shownAt(timed, endOf(timed, "The other one waits."));
      expect(waits).toContain("bought");
      expect(waits).toContain(stays);
      expect(waits).not.toContain(gone);
      const sentences = timed.speech.sentences.map(({ text }) => text);
      expect(sentences).toContain("And that is treasure four.");
      expect(sentences.at(-1)).toBe("Bye, ball.");
    },
  );
});
