import { expect, it } from "vitest";
import * as v from "valibot";
import { StorySchema } from "#stage/story/story.ts";
import type { LineScript } from "#stage/story/story.ts";
import { toWebVtt } from "./captions.ts";
import { speaksUnseen } from "./check.ts";
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

it("a story in which Glimm speaks and is not there is reported", () => {
  expect(speaksUnseen(talk({}))).toBe(true);
  expect(speaksUnseen(talk({ glimm: [400, 600] }))).toBe(false);
  expect(speaksUnseen(talk({}, COMES))).toBe(false);
  expect(speaksUnseen(talk({}, undefined, COMES))).toBe(false);
});
