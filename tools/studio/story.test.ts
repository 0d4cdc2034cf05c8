import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { toSvgText } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { frame } from "#stage/scene/frame.ts";
import { partsOf } from "#stage/story/parts.ts";
import { plan, PlanError } from "#stage/story/plan.ts";
import type { Plan } from "#stage/story/plan.ts";
import { StoryFile, StorySchema } from "#stage/story/story.ts";
import type { CueScript } from "#stage/story/story.ts";
import { hashOf, MEDIA } from "./manifest.ts";
import { allStories, allWordings } from "./render-story.ts";
import { effectsTrack } from "./sound/story-effects.ts";
import { waysThrough } from "./story-sound.ts";
import { everyKit } from "./kit-for-tests.ts";
import { planStory } from "./kits.ts";

/** One line 'Look at this coin' with a word each half second, and these cues. */
function planWith(cues: CueScript[]): Plan {
  const words = ["Look", "at", "this", "coin"].map((word, index) => ({
    word,
    start: 1 + index / 2,
    end: 1.4 + index / 2,
  }));
  const say = "Look at this coin.";
  return plan(
    v.parse(StorySchema, {
      id: "test/one",
      place: "grove",
      cast: { pocket: [230, 1112] },
      lines: [{ say, mood: "happy", cues }],
    }),
    everyKit,
    { duration: 6, sentences: [{ text: say, start: 1, end: 3 }], words, phones: [] },
  );
}

const svg = (timed: Plan, seconds: number, isCalm = false) =>
  toSvgText(frame(seconds, seconds, timed, isCalm));

describe("a story's plan", () => {
  it("times a cue by its word, its line and the seconds after it", () => {
    const timed = planWith([
      { shot: "close", of: "pocket", on: "coin", after: 0.25 },
      { shot: "wide", of: "pocket" },
    ]);
    expect(timed.shots.map(({ shot, at }) => [shot, at])).toEqual([
      ["wide", 1],
      ["close", 2.75],
    ]);
  });

  it("refuses a word that the line does not contain", () => {
    expect(() => planWith([{ act: "hop", on: "money" }])).toThrow(PlanError);
  });
});

describe("a story's picture", () => {
  it.each<[string, CueScript, seconds: number, shows: RegExp]>([
    ["put", { put: "one", thing: "coin", to: [100, 900] }, 2, /thing-one/],
    ["drop", { drop: "leaf", into: [300, 1000], count: 4 }, 2, /data-part="drop"/],
    ["light", { light: 1 }, 3, /data-part="evening" opacity="1"/],
    ["place", { place: "town" }, 2, /data-part="garden"/],
    ["party", { party: true }, 3, /data-part="confetti"/],
    ["act", { act: "readMap" }, 2, /held-map/],
  ])("shows %s from its time on, and not before", (_name, cue, seconds, shows) => {
    const timed = planWith([{ shot: "wide", of: "pocket" }, cue]);
    expect(svg(timed, 0.5)).not.toMatch(shows);
    expect(svg(timed, seconds)).toMatch(shows);
  });

  it("moves who goes, hands on in an arc, takes away, and cuts", () => {
    const timed = planWith([
      { shot: "wide", of: [400, 640] },
      { go: "pocket", to: [430, 1112], seconds: 1 },
      { put: "one", thing: "coin", to: [100, 900] },
      { hand: "one", to: [300, 900], on: "this", seconds: 1 },
      { take: "one", on: "coin", after: 1 },
      { shot: "close", of: "pocket", on: "coin", after: 2 },
    ]);
    const at = (name: string, seconds: number) =>
      new RegExp(`data-part="${name}" transform="translate\\(([\\d.]+) ([\\d.]+)\\)`)
        .exec(svg(timed, seconds))
        ?.slice(1)
        .map(Number);
    expect(at("pocket", 1)?.[0]).toBe(230);
    expect(at("pocket", 2.5)?.[0]).toBe(430);
    expect(at("thing-one", 1.9)).toEqual([100, 900]);
    expect(at("thing-one", 2.5)).toEqual([200, 780]);
    expect(at("thing-one", 4)).toBeUndefined();
    const camera = (seconds: number) =>
      /data-part="actors" transform="([^"]*)"/.exec(svg(timed, seconds))?.[1];
    expect(camera(4.4)).toContain("scale(1.334");
    expect(camera(4.6)).toContain("scale(2.4");
  });

  it("for less motion neither pushes nor sways nor rains, and still cuts", () => {
    const timed = planWith([
      { shot: "wide", of: "pocket" },
      { shot: "close", of: "pocket", by: "push", on: "this", seconds: 2 },
      { party: true },
    ]);
    const calm = toSvgText(frame(3.6, 3.6, timed, true));
    expect(calm).toBe(toSvgText(frame(3.6, 9, timed, true)));
    expect(calm).not.toBe(toSvgText(frame(1.6, 3.6, timed, true)));
    expect(calm).toContain("scale(2.4)");
    expect(calm).not.toMatch(/data-part="confetti"/);
  });
});

describe("light and air of a picture (T-584)", () => {
  const planIn = (place: string) =>
    planWith([
      { shot: "wide", of: "pocket" },
      { place, after: -1 },
    ]);
  const partsIn = (place: string) => frame(1.5, 1.5, planIn(place)).children;
  const HILL = "#B5E8C8";

  it("beams and the darker ground lie between the place and the performers", () => {
    const order = partsIn("yard").map(({ attrs }) => attrs["data-part"] ?? attrs["fill"]);
    const [ground, beams, near, actors] = ["yard-3", "#FFF3C9", "url(#story-near)", "actors"].map(
      (name) => order.indexOf(name),
    );
    expect([ground, beams, near, actors]).toEqual(
      [ground, beams, near, actors].toSorted((a, b) => Number(a) - Number(b)),
    );
    expect(ground).toBeGreaterThan(0);
  });

  it("what is far away is paler, and the same node each time", () => {
    const [, hills] = partsIn("yard");
    expect(toSvgText(hills as RigNode)).toContain("<path");
    expect(toSvgText(hills as RigNode)).not.toContain(HILL);
    const houses = () => partsIn("town")[2]?.children ?? [];
    expect(houses().length).toBeGreaterThan(0);
    for (const [index, node] of houses().entries()) expect(node).toBe(houses()[index]);
  });

  it("no beams fall at night", () => {
    const fills = (place: string) => partsIn(place).map(({ attrs }) => attrs["fill"]);
    expect(fills("kitchen")).toContain("#FFF3C9");
    expect(fills("starBeach")).not.toContain("#FFF3C9");
  });
});

const fileOf = (id: string) =>
  v.parse(StoryFile, JSON.parse(readFileSync(join(MEDIA, `${id}.json`), "utf8")));

const everyWording = [...allStories(), ...allWordings()];

/** Where in a story its golden frames are, as shares of its length. */
const GOLDEN = [0.15, 0.5, 0.85];

describe("golden frames", () => {
  it("each story draws the same pictures on every machine (T-210)", async () => {
    const lines = everyWording.flatMap(({ id }) => {
      const { story, recording, more } = fileOf(id);
      const timed = planStory(story, recording, more);
      return GOLDEN.map((share) => {
        const seconds = Math.round(timed.speech.duration * share * 10) / 10;
        return `${id} ${seconds} s ${hashOf(svg(timed, seconds))}`;
      });
    });
    expect(new Set(lines.map((line) => line.split(" ").at(-1))).size).toBe(lines.length);
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("golden-frames.txt");
  });
});

describe.each(everyWording)("the story $id", (story) => {
  const file = fileOf(story.id);
  const timed = planStory(file.story, file.recording, file.more);

  it("is the file that the lesson player reads", () => {
    expect(file.story).toEqual(story);
    const recordings = [file.recording, ...(file.more ?? [])];
    for (const [index, { lines }] of partsOf(story).entries())
      expect(recordings[index]?.sentences.map(({ text }) => text).join(" ")).toBe(
        lines.map(({ say }) => say).join(" "),
      );
  });

  it("draws the same picture twice, with ids of its own, no NaN and at most 600 elements", () => {
    for (let seconds = 0; seconds < timed.speech.duration; seconds += 0.5) {
      const text = svg(timed, seconds);
      expect(text).toBe(svg(timed, seconds));
      expect(text).not.toMatch(/NaN|undefined|Infinity/);
      expect(text.match(/<\w/g)?.length).toBeLessThan(600);
      const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
      expect(ids.filter((id) => !id.startsWith("story-"))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it("has three sizes of shots and changes the picture every 5 s, with either ending (T-211)", () => {
    const ways = waysThrough(story);
    for (const states of ways) {
      const { shots, moments, speech } = planStory(story, file.recording, file.more, states);
      expect(new Set(shots.map(({ shot }) => shot)).size).toBeGreaterThanOrEqual(3);
      const waits = moments.flatMap(({ at, until }) => [at, until]);
      const times = [0, ...shots.map(({ at }) => at), ...waits, speech.duration].toSorted(
        (a, b) => a - b,
      );
      for (const [index, at] of times.entries())
        expect(at - (times[index - 1] ?? 0)).toBeLessThan(5);
    }
  });

  it("cuts to its first picture at once and has effects", () => {
    expect(timed.shots[0]?.at).toBeLessThanOrEqual(0.01);
    expect(effectsTrack(timed, 10).some((sample) => Math.abs(sample) > 0.01)).toBe(true);
  });
});
