import { describe, expect, it } from "vitest";
import { howItCame } from "./missions/1/questions/of-coins.ts";
import { coinToday } from "./missions/1/questions/of-work.ts";
import { missions } from "./course.ts";
import { spokenTexts, withRecordings } from "./recordings.ts";
import type { SpokenText } from "./recordings.ts";

const linesOf = (texts: SpokenText[]) =>
  texts.map(({ text, character, recording }) => `${recording?.file} ${character}: ${text}`);

describe("the lines of a slide", () => {
  it("of a quiz are its question, answers, reasons, and both replies", () =>
    expect(linesOf(spokenTexts(coinToday)).slice(0, 4)).toEqual([
      "quiz-audio/1-q13-question.m4a pocket: Lu wants a coin today. What could bring one in?",
      "quiz-audio/1-q13-answer-1.m4a pocket: Ask the cash machine",
      "quiz-audio/1-q13-answer-1-hint.m4a pocket: It hands out saved money. Who put it in?",
      "quiz-audio/1-q13-answer-2.m4a pocket: Pull weeds for a neighbor",
    ]));

  it("of an activity are its question, names and reasons, and Glimm's last words", () => {
    const lines = linesOf(spokenTexts(howItCame));
    expect(lines).toEqual(
      expect.arrayContaining([
        "slide-audio/1-a13-question.m4a pocket: Sam got coins in six ways. Were they earned or given?",
        "slide-audio/1-a13-basket-2.m4a pocket: Given",
        "slide-audio/1-a13-thing-2.m4a pocket: For a lost tooth",
        "slide-audio/1-a13-thing-2-why.m4a pocket: It fell out at breakfast. What was the job?",
        "slide-audio/1-a13-done.m4a glimm: Ask what was done for it: then you know how it came.",
      ]),
    );
    expect(lines).toHaveLength(2 + howItCame.baskets.length + 2 * howItCame.things.length);
  });

  it("a text that is not there has no recording", () => {
    const fields = { question: "", done_quote: "Yes!", baskets: [], things: [] };
    expect(
      withRecordings("sort", fields, (part) => ({ folder: "slide-audio", file: part })),
    ).toEqual({
      ...fields,
      question_audio_url: null,
      done_audio_url: { folder: "slide-audio", file: "done" },
    });
  });
});

it("every text that a child up to 10 may hear in a lesson, or up to 6 in a review, has a recording of its own, and no other", () => {
  const slides = missions.flatMap(({ lesson }) => lesson.slides);
  const isForReaders = (slide: (typeof slides)[number]) => {
    const hearers = "for_review" in slide ? ["little"] : ["little", "middle"];
    return slide.for?.some((band) => hearers.includes(band)) === false;
  };
  const filesOf = (of: typeof slides) =>
    of.flatMap(spokenTexts).map(({ recording }) => recording?.file);
  const files = filesOf(slides.filter((slide) => !isForReaders(slide)));
  expect(new Set(filesOf(slides.filter(isForReaders)))).toEqual(new Set([undefined]));
  expect(files).not.toContain(undefined);
  expect(new Set(files).size).toBe(files.length);
});
