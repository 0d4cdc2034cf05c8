import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { toSvgText } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { frame } from "../scene/frame.ts";
import { partsOf } from "./parts.ts";
import { plan } from "./plan.ts";
import { captionOf, speakerAt, speakingAt, transcriptOf } from "./speaking.ts";
import type { SpokenReply } from "./speaking.ts";
import { StorySchema } from "./story.ts";
import type { LineScript, StoryScript } from "./story.ts";
import { sharedKit } from "../for-tests/kit-for-tests.ts";

/** A line of two seconds, one of Glimm's, and one more of Pocket's, each with one open vowel. */
const LINES: LineScript[] = [
  { say: "Look.", mood: "talking" },
  { say: "I see it!", by: "glimm", mood: "oops" },
  { say: "So do I.", mood: "happy" },
];
const script = (lines: LineScript[]): StoryScript => ({
  id: "test/talk",
  place: "grove",
  cast: { pocket: [230, 1112], glimm: [500, 700] },
  lines,
});
const spoken = {
  duration: 9,
  sentences: LINES.map(({ say }, index) => ({
    text: say,
    start: 1 + 3 * index,
    end: 3 + 3 * index,
  })),
  words: [],
  phones: LINES.map((_, index) => ({ phone: "aa", start: 1.5 + 3 * index, end: 2.5 + 3 * index })),
};
const story = v.parse(StorySchema, script(LINES));
const timed = plan(story, sharedKit, spoken);
const alone = plan(
  v.parse(StorySchema, script(LINES.map(({ say, mood }) => ({ say, mood })))),
  sharedKit,
  spoken,
);
const [OF_POCKET, OF_GLIMM, OF_POCKET_AGAIN] = [2, 5, 8];

const nodeOf = (tree: RigNode, name: string): RigNode | null =>
  tree.attrs["data-part"] === name
    ? tree
    : tree.children.reduce<RigNode | null>((found, child) => found ?? nodeOf(child, name), null);
const drawn = (who: string, seconds: number, of = timed, life = seconds) => {
  const node = nodeOf(frame(seconds, life, of), who);
  return node === null ? "" : toSvgText(node);
};

describe("who speaks", () => {
  it("is the character that the line names, else Pocket; no other character has a voice", () => {
    expect(timed.lines.map(({ by }) => by)).toEqual(["pocket", "glimm", "pocket"]);
    const other = { ...LINES[0], by: "tree" };
    expect(v.is(StorySchema, { ...script(LINES), lines: [other] })).toBe(false);
  });

  it("a story without a speaker stays as it was written", () => {
    expect(partsOf(story)[0]?.lines.map((line) => "by" in line)).toEqual([false, true, false]);
  });

  it("the speaker's mouth is open and the other one's is closed", () => {
    const open = (who: "pocket" | "glimm", seconds: number) =>
      speakingAt(timed, who, seconds, null).open > 0.5;
    const mouths = [OF_POCKET, OF_GLIMM, OF_POCKET_AGAIN].map((at) => [
      open("pocket", at),
      open("glimm", at),
    ]);
    expect(mouths).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
  });

  it("fades in and out at the start and the end of a line", () => {
    const speaks = [3.7, 4, 5, 6.1, 6.3].map((at) => speakingAt(timed, "glimm", at, null).speaks);
    expect(speaks[2]).toBe(1);
    for (const end of [0, 4]) expect(speaks[end]).toBe(0);
    for (const between of [1, 3]) {
      expect(speaks[between]).toBeGreaterThan(0);
      expect(speaks[between]).toBeLessThan(1);
    }
  });

  it("while the story waits, the speaker of the reply moves the mouth", () => {
    const phones = [{ phone: "aa", start: 0, end: 1 }];
    const reply: SpokenReply = { phones, mood: "happy", seconds: 0.5 };
    expect(speakerAt(timed, OF_GLIMM, reply)).toBe("pocket");
    expect(speakerAt(timed, OF_POCKET, { ...reply, by: "glimm" })).toBe("glimm");
    expect(speakingAt(timed, "glimm", OF_POCKET, { ...reply, by: "glimm" }).open).toBeGreaterThan(
      0.5,
    );
  });
});

describe("Glimm, when it speaks,", () => {
  it("opens its mouth, glows, bobs, and has the line's mood", () => {
    const halo = (svg: string) =>
      Number(/data-part="halo"><circle[^>]* r="([\d.]+)"/.exec(svg)?.[1]);
    const place = (svg: string) => /translate\([\d.]+ ([\d.]+)\)/.exec(svg)?.[1];
    const [speaking, silent] = [drawn("glimm", OF_GLIMM), drawn("glimm", OF_GLIMM, alone)];
    expect(halo(speaking)).toBeGreaterThan(halo(silent) * 1.2);
    expect(place(speaking)).not.toBe(place(silent));
    expect(nodeOf(frame(OF_GLIMM, 0, timed), "glimm")).not.toEqual(
      nodeOf(frame(OF_GLIMM, 0, alone), "glimm"),
    );
  });

  it("looks as it did while Pocket speaks", () => {
    for (const seconds of [OF_POCKET, OF_POCKET_AGAIN])
      expect(drawn("glimm", seconds)).toBe(drawn("glimm", seconds, alone));
  });

  it("is watched by Pocket, who listens", () => {
    expect(drawn("pocket", OF_GLIMM, timed, 0)).not.toBe(drawn("pocket", OF_GLIMM, alone, 0));
    expect(drawn("pocket", OF_POCKET)).toBe(drawn("pocket", OF_POCKET, alone));
  });
});

describe("captions and transcript", () => {
  it("name who speaks where it isn't Pocket, and both where they take turns", () => {
    expect(timed.captions.map(captionOf)).toEqual(["Look.", "Glimm: I see it!", "So do I."]);
    expect(transcriptOf(timed)).toBe("Pocket: Look. Glimm: I see it! Pocket: So do I.");
    expect(transcriptOf(alone)).toBe("Look. I see it! So do I.");
  });
});

describe("a person who speaks", () => {
  const lines: LineScript[] = [
    { say: "Look.", mood: "talking" },
    { say: "I see it!", by: "jo", mood: "happy" },
    { say: "So do I.", mood: "happy" },
  ];
  const cast: StoryScript["cast"] = { pocket: [230, 1112], jo: [500, 1112], sam: [660, 1112] };
  const talk = plan(v.parse(StorySchema, { ...script(lines), cast }), sharedKit, spoken);
  const lipsOf = (who: string, seconds: number) => {
    const person = nodeOf(frame(seconds, 2, talk), `at-${who}`);
    const lips = person === null ? null : nodeOf(person, "lips");
    return lips === null ? "" : toSvgText(lips);
  };

  it("moves its mouth by its own voice, and rests while others speak (T-2183)", () => {
    expect(lipsOf("jo", OF_GLIMM)).not.toBe(lipsOf("jo", OF_POCKET));
    expect(lipsOf("jo", OF_POCKET_AGAIN)).toBe(lipsOf("jo", OF_POCKET));
    expect(lipsOf("sam", OF_GLIMM)).toBe(lipsOf("sam", OF_POCKET));
  });
});
