import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { toSvgText } from "#characters/node.ts";
import { frame } from "#stage/scene/frame.ts";
import type { Plan } from "#stage/story/plan.ts";
import { stepsNow } from "#stage/story/playing.ts";
import { isMoment, StoryFile } from "#stage/story/story.ts";
import { chosenIn, isSolved, tapped } from "#stage/story/tasks.ts";
import { MEDIA } from "./manifest.ts";
import { effectsTrack } from "./sound/story-effects.ts";
import { planStory } from "./kits.ts";

const fileOf = (id: string) =>
  v.parse(StoryFile, JSON.parse(readFileSync(join(MEDIA, `${id}.json`), "utf8")));

const planOf = (id: string): Plan => {
  const { story, recording, more } = fileOf(id);
  return planStory(story, recording, more);
};

const svg = (timed: Plan, seconds: number) => toSvgText(frame(seconds, seconds, timed));

/** When a word is spoken for the first time from a second on. */
const spokenAt = ({ speech }: Plan, word: string, from = 0): number => {
  const found = speech.words.find(
    (other) => other.start >= from && other.word.toLowerCase().replace(/[^a-z]/g, "") === word,
  );
  if (found === undefined) throw new Error(`'${word}' is not spoken.`);
  return found.start;
};

describe("sharing makes the glow grow", () => {
  const timed = planOf("missions/5/v1");
  const lightAt = (seconds: number) =>
    Number(/data-part="light"[^>]*>.*?<circle r="([\d.]+)"/.exec(svg(timed, seconds))?.[1]);

  it("Glimm's light reaches farther after coins, after time, after a thing, and at the end (T-255)", () => {
    const seconds = [
      spokenAt(timed, "almost") + 0.5,
      spokenAt(timed, "turtle") + 0.9,
      spokenAt(timed, "thing"),
      spokenAt(timed, "could"),
      timed.speech.duration,
    ];
    const reach = seconds.map(lightAt);
    expect(reach[0]).toBeGreaterThan(0);
    for (const [index, radius] of reach.entries())
      if (index > 0) expect(radius / (reach[index - 1] ?? 0)).toBeGreaterThan(1.2);
  });

  it("the dark lies on everything but Glimm, and no other story has it", () => {
    const text = svg(timed, 1);
    expect(text.indexOf('data-part="night"')).toBeGreaterThan(text.indexOf('data-part="pocket"'));
    expect(text.indexOf('data-part="night"')).toBeLessThan(text.indexOf('data-part="glimm"'));
    expect(svg(planOf("missions/1/v1"), 1)).not.toContain('data-part="night"');
  });
});

describe("sharing with care", () => {
  const { story, recording, more } = fileOf("missions/5/v2");
  const moment = story.lines.find(isMoment);
  if (moment?.task.do !== "choose") throw new Error("nothing is chosen in this story");
  const { task } = moment;
  const after = (name: string) =>
    tapped(
      task,
      undefined,
      task.of.findIndex((option) => option.name === name),
    );

  it.each([
    ["One coin", "One coin buys a new box."],
    ["My helping paws", "I pick them up."],
  ])("'%s' has an ending of its own (T-256)", (name, first) => {
    const states = { [moment.moment]: after(name) };
    const option = chosenIn(task, after(name));
    expect(option).not.toBeNull();
    expect(stepsNow(story, states)).toContainEqual({ part: `-help-ending-${(option ?? 0) + 1}` });
    const played = planStory(story, recording, more, states).speech.sentences.map(
      ({ text }) => text,
    );
    expect(played).toContain(first);
    expect(played.filter((text) => /buys a new box|pick them up/.test(text))).toHaveLength(1);
  });

  it.each(["My lunch", "All my coins"])("'%s' is not shared: needs come first", (name) => {
    expect(isSolved(task, after(name))).toBe(false);
    expect(task.of.find((option) => option.name === name)?.ending).toEqual([]);
  });

  it("a growl sounds before Pocket asks for a bear", () => {
    const timed = planStory(story, recording, more);
    const growl = timed.sounds.find(({ sound }) => sound === "growl");
    expect(growl?.at).toBeLessThan(spokenAt(timed, "bear"));
    const track = effectsTrack({ ...timed, sounds: growl === undefined ? [] : [growl] }, 6);
    expect(track.some((sample) => Math.abs(sample) > 0.05)).toBe(true);
  });

  it("the farmer is sad until he gets help", () => {
    const timed = planStory(story, recording, more);
    const mouth = (seconds: number) =>
      /data-part="at-farmer".*?data-part="lips"[^>]*><path d="M\S+ (-?[\d.]+)/.exec(
        svg(timed, seconds),
      )?.[1];
    expect(mouth(spokenAt(timed, "help"))).not.toBe(mouth(spokenAt(timed, "hop") + 1));
  });
});

describe("the same kite at two prices", () => {
  const timed = planOf("missions/4/v2");
  const shown = (seconds: number, name: RegExp) => svg(timed, seconds).match(name)?.length ?? 0;

  it("shows each price when it is said, ten coins, and three that come back (T-257)", () => {
    expect(shown(spokenAt(timed, "this") - 1, /thing-(nine|seven)"/g)).toBe(0);
    const nine = spokenAt(timed, "nine");
    expect(shown(nine, /thing-nine"/g)).toBe(1);
    expect(shown(nine, /thing-seven"/g)).toBe(0);
    const seven = spokenAt(timed, "seven");
    expect(shown(seven, /thing-seven"/g)).toBe(1);
    expect(shown(spokenAt(timed, "many"), /thing-coin-\d/g)).toBe(10);
    expect(shown(spokenAt(timed, "always"), /thing-coin-\d/g)).toBe(3);
  });

  it("has the change lie in the jar, or pays the ice cream with it, as the child picks; the video saves it", () => {
    const { story, recording, more } = fileOf("missions/4/v2");
    const change = story.lines.find(isMoment);
    if (change === undefined) throw new Error("It has no moment.");
    const coinsAfter = (option: number) => {
      const states = { [change.moment]: tapped(change.task, undefined, option) };
      const played = planStory(story, recording, more, states);
      const text = svg(played, spokenAt(played, "now"));
      return [...text.matchAll(/thing-coin-\d" transform="translate\((\d+)/g)].map(([, x]) => x);
    };
    expect(coinsAfter(0)).toEqual(["68", "92", "116"]);
    expect(coinsAfter(1)).toEqual([]);
    expect(svg(timed, spokenAt(timed, "now"))).toContain('data-part="thing-coin-9"');
  });

  it("draws Pocket before the counter of the stalls, and before that of the market if he is nearer (T-350)", () => {
    const order = (text: string, front: string) =>
      text.indexOf('data-part="pocket"') - text.indexOf(`data-part="${front}"`);
    expect(order(svg(timed, 2), "stall-front")).toBeGreaterThan(0);
    const { story, recording, more } = fileOf("missions/2/v2");
    const lines = story.lines.map((line) =>
      isMoment(line) ? line : { ...line, cues: line.cues.filter((cue) => !("go" in cue)) },
    );
    const at = (y: number) =>
      svg(
        planStory({ ...story, lines, cast: { ...story.cast, pocket: [606, y] } }, recording, more),
        4,
      );
    expect(order(at(1100), "stall-counter")).toBeLessThan(0);
    expect(order(at(1370), "stall-counter")).toBeGreaterThan(0);
  });
});
