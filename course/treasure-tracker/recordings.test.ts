import { describe, expect, it } from "vitest";
import { howItCame } from "./missions/1/questions/of-coins.ts";
import { coinToday } from "./missions/1/questions/of-work.ts";
import { bankMistake, paydayPlusNine } from "./missions/4/questions/teen-account.ts";
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

it("every text that can be spoken has a recording of its own", () => {
  const files = missions
    .flatMap(({ lesson }) => lesson.slides)
    .flatMap(spokenTexts)
    .map(({ recording }) => recording?.file);
  expect(files).not.toContain(undefined);
  expect(new Set(files).size).toBe(files.length);
});

describe("what only children from 11 on hear", () => {
  it("is said by the narrator, praise too", () => {
    const texts = spokenTexts(bankMistake);
    expect(new Set(texts.map(({ character }) => character))).toEqual(new Set(["narrator"]));
    expect(texts.map(({ text }) => text)).toContain("212.40 minus 200.42 is 11.98. To the cent.");
  });

  it("and in a chat a message by who writes it, and what the child can say by the narrator", () => {
    const said = spokenTexts(paydayPlusNine).map(({ text, character }) => `${character}: ${text}`);
    expect(said).toEqual(
      expect.arrayContaining([
        "narrator: Nine days after payday",
        "dev: the bank ate my pay",
        "rae: what",
        "pocket: The app shows where it went. Scroll down.",
        "narrator: Call the bank!",
        "dev: and say what? that I want it back?",
      ]),
    );
  });

  it("while a question for younger ones as well is Pocket's", () => {
    const speakers = spokenTexts(coinToday).map(({ character }) => character);
    expect(new Set(speakers)).toEqual(new Set(["pocket", "glimm"]));
  });
});
