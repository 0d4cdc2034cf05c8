import { expect, it } from "vitest";
import * as v from "valibot";
import { StorySchema } from "#stage/story/story.ts";
import type { LineScript } from "#stage/story/story.ts";
import { toWebVtt } from "./captions.ts";
import { speakUnseen } from "./check.ts";
import { plan } from "#stage/story/plan.ts";
import { everyKit } from "./kit-for-tests.ts";

const COMES: LineScript["cues"] = [{ go: "glimm", to: [400, 600], by: "fly" }];
const talk = (cast: Record<string, [number, number]>, ...cues: LineScript["cues"][]) =>
  v.parse(StorySchema, {
    id: "test/talk",
    place: "grove",
    cast: { pocket: [230, 1112], ...cast },
    lines: [
      { say: "Look at this.", mood: "happy", cues: cues[0] },
      { say: "I see it!", by: "glimm", mood: "happy", cues: cues[1] },
    ],
  });

it("the caption of a line of Glimm begins with its name", () => {
  const sentences = [
    { text: "Look at this.", start: 1, end: 2 },
    { text: "I see it!", start: 2.3, end: 3.4 },
  ];
  const words = [1, 1.3, 1.6, 2.3, 2.6, 2.9].map((start) => ({
    word: "a",
    start,
    end: start + 0.2,
  }));
  const film = plan(talk({}), everyKit, { duration: 5, sentences, words, phones: [] });
  const text = toWebVtt(film);
  expect(text).toContain("\nGlimm: I see it!\n");
  expect(text).toContain("\nLook at this.\n");
  expect(text).not.toContain("Pocket");
});

it("a story in which somebody speaks who is not there is reported (T-2180)", () => {
  const by = (who: "lu" | "crab", cues: LineScript["cues"]) => {
    const { lines, ...story } = talk({});
    return v.parse(StorySchema, {
      ...story,
      lines: [lines[0], { say: "Me, too!", by: who, mood: "happy", cues }],
    });
  };
  expect(speakUnseen(talk({}))).toEqual(["glimm"]);
  expect(speakUnseen(talk({ glimm: [400, 600] }))).toEqual([]);
  expect(speakUnseen(talk({}, COMES))).toEqual([]);
  expect(speakUnseen(talk({}, undefined, COMES))).toEqual([]);
  expect(speakUnseen(by("lu", []))).toEqual(["lu"]);
  expect(speakUnseen(by("lu", [{ go: "friend", to: [400, 1100] }]))).toEqual([]);
  // The crab has no voice in stories.
  expect(speakUnseen(by("crab", [{ go: "crab", to: [400, 1100] }]))).toEqual(["crab"]);
});
