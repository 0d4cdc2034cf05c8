import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { toSvgText } from "#characters/node.ts";
import { frame } from "#stage/scene/frame.ts";
import type { Plan } from "#stage/story/plan.ts";
import { isMoment, StoryFile } from "#stage/story/story.ts";
import { thingsAt } from "#stage/scene/things-at.ts";
import { missions } from "#course/treasure-tracker/course.ts";
import { MEDIA } from "./manifest.ts";
import { waysThrough } from "./story-sound.ts";
import { planStory } from "./kits.ts";

/** What stories of missions 3 and 4 say and show. */
const fileOf = (id: string) =>
  v.parse(StoryFile, JSON.parse(readFileSync(join(MEDIA, `${id}.json`), "utf8")));

function planOf(id: string): Plan {
  const { story, recording, more } = fileOf(id);
  return planStory(story, recording, more);
}

const plain = (word: string) => word.toLowerCase().replace(/[^a-z]/g, "");

/** Names of the things in the picture. */
const shownAt = (timed: Plan, seconds: number) =>
  thingsAt(timed, seconds, null).map(({ attrs }) => String(attrs["data-part"]).slice(6));

const inView = (timed: Plan, seconds: number) => toSvgText(frame(seconds, seconds, timed));

describe("two coins a week", () => {
  const timed = planOf("missions/3/v2");
  const endOf = (text: string) =>
    timed.speech.sentences.find((sentence) => sentence.text === text)?.end ?? Number.NaN;

  it.each([
    ["Two!", 2, 1],
    ["Four!", 4, 2],
    ["Five.", 5, 3],
    ["Six!", 6, 3],
    ["Eight!", 8, 4],
    ["Ten coins!", 10, 5],
  ])(
    "after '%s' %i coins lie in the jar and %i weeks have a tick (T-250)",
    (text, coins, weeks) => {
      const shown = shownAt(timed, endOf(text) + 0.25);
      expect(shown.filter((name) => name.startsWith("coin-"))).toHaveLength(coins);
      expect(shown.filter((name) => name.startsWith("tick-"))).toHaveLength(weeks);
    },
  );

  it("asks at eight coins how many weeks are left until ten, and one is right", () => {
    const { moment, at } = timed.moments[0] ?? {};
    expect(moment?.ask.say).toBe("How many more weeks until ten?");
    expect(shownAt(timed, at ?? 0).filter((name) => name.startsWith("coin-"))).toHaveLength(8);
    const task = moment?.task;
    const right = task?.do === "choose" ? task.of.filter((option) => option.right) : [];
    expect(right.map(({ name }) => name)).toEqual(["One week"]);
  });
});

describe("waiting tricks", () => {
  const { story, recording, more } = fileOf("missions/3/v3");

  it("goes on by the trick that the child picked, and both ways meet again (T-251)", () => {
    const spoken = waysThrough(story)
      .slice(1)
      .map((states) =>
        planStory(story, recording, more, states).speech.sentences.map(({ text }) => text),
      );
    expect(spoken).toHaveLength(2);
    expect(spoken[0]).toContain("Time flies when I play!");
    expect(spoken[1]).toContain("A hug makes waiting easy!");
    expect(spoken[1]).not.toContain("Time flies when I play!");
    for (const way of spoken) expect(way.at(-1)).toBe("Can you, dino?");
  });

  it("a mission whose clips are all stories has one with two endings", () => {
    for (const { lesson, stories } of missions) {
      const clips = lesson.slides.filter(({ type }) => type === "video");
      if (stories.length < clips.length) continue;
      const endings = stories.flatMap(({ lines }) =>
        lines
          .filter(isMoment)
          .map(({ task }) =>
            task.do === "choose" ? task.of.filter(({ ending }) => ending.length > 0).length : 0,
          ),
      );
      expect(Math.max(...endings), lesson.title).toBeGreaterThanOrEqual(2);
    }
  });

  it("cuts from the shop to his home with the things of each, and none of the other (T-252)", () => {
    const timed = planStory(story, recording, more);
    const cut = timed.places.find(({ name }) => name === "den")?.at ?? 0;
    // Before the camera goes with him to the door.
    const inShop = cut - 1.3;
    const isNear = (seconds: number, put: string) =>
      new RegExp(`data-part="thing-${put}" transform="translate\\(-?\\d{1,3}[ .]`).test(
        inView(timed, seconds),
      );
    for (const put of ["candies", "kite", "price"]) {
      expect(isNear(inShop, put), put).toBe(true);
      expect(isNear(cut + 0.02, put), put).toBe(false);
    }
    for (const put of ["ball", "teddy", "clock", "screen"]) {
      expect(isNear(inShop, put), put).toBe(false);
      expect(isNear(cut + 0.02, put), put).toBe(true);
    }
  });
});

describe("a spoon with a hole", () => {
  const timed = planOf("missions/4/v1");

  it.each(["stop", "think", "choose"])(
    "the plank '%s' is put up when the word is spoken for the first time (T-253)",
    (word) => {
      const spoken = timed.speech.words.find((one) => plain(one.word) === word)?.start ?? 0;
      expect(shownAt(timed, spoken - 0.1)).not.toContain(word);
      expect(shownAt(timed, spoken + 0.4)).toContain(word);
    },
  );
});
