import { describe, expect, it } from "vitest";
import { earnedOrGiven, allDayLong } from "./missions/1/questions.ts";
import { missions } from "./course.ts";
import { spokenTexts, withRecordings } from "./recordings.ts";
import type { SpokenText } from "./recordings.ts";

const linesOf = (texts: SpokenText[]) =>
  texts.map(({ text, character, recording }) => `${recording?.file} ${character}: ${text}`);

describe("the lines of a slide", () => {
  it("of a quiz are its question, answers, reasons, and both replies", () =>
    expect(linesOf(spokenTexts(allDayLong)).slice(0, 4)).toEqual([
      "quiz-audio/1-q10-question.m4a pocket: Pocket looked for coins all day. What did he get?",
      "quiz-audio/1-q10-answer-1.m4a pocket: Some leaves",
      "quiz-audio/1-q10-answer-2.m4a pocket: Some shells",
      "quiz-audio/1-q10-answer-2-hint.m4a pocket: Shells lie in the sand. He looked up, not down.",
    ]));

  it("of an activity are its question, names and reasons, and Glimm's last words", () => {
    const lines = linesOf(spokenTexts(earnedOrGiven));
    expect(lines).toEqual(
      expect.arrayContaining([
        "slide-audio/1-a8-question.m4a pocket: Think of Pocket's story. Were the coins earned or given?",
        "slide-audio/1-a8-basket-2.m4a pocket: Given",
        "slide-audio/1-a8-thing-2.m4a pocket: For washing the car",
        "slide-audio/1-a8-thing-2-why.m4a pocket: Washing the car is work. Work earns coins.",
        "slide-audio/1-a8-done.m4a glimm: Earned or given, you can tell!",
      ]),
    );
    expect(lines).toHaveLength(2 + 3 + 2 * earnedOrGiven.things.length);
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

it("every text of the course that can be spoken has a recording of its own", () => {
  const files = missions.flatMap(({ lesson }) =>
    lesson.slides.flatMap(spokenTexts).map(({ recording }) => recording?.file),
  );
  expect(files).not.toContain(undefined);
  expect(new Set(files).size).toBe(files.length);
});
