import { describe, expect, it } from "vitest";
import { slideKinds } from "./registry.ts";
import type { Slide } from "./registry.ts";
import { unfitFields } from "./unfit.ts";

const quiz: Slide = { id: "q", type: "quiz", ...slideKinds.quiz.start() };
const pay: Slide = { id: "p", type: "pay", ...slideKinds.pay.start() };
const answer = (text: string) => ({ text, is_correct: false, image_url: null, alt: null });

describe("edits of a slide that can't be saved", () => {
  it.each<[string, Slide, object, string[]]>([
    ["none", quiz, { quiz_question: "Which?", quiz_heading: "" }, []],
    [
      "a text of 301 characters",
      quiz,
      { quiz_question: "x".repeat(301), quiz_heading: "A" },
      ["quiz_question"],
    ],
    [
      "an answer without words",
      quiz,
      { quiz_answers: [answer("A"), answer(" ")], quiz_heading: "A" },
      ["quiz_answers"],
    ],
    [
      "two correct answers where one is wanted",
      quiz,
      {
        quiz_answers: [answer("A"), answer("B")].map((one) => ({ ...one, is_correct: true })),
        quiz_heading: "A",
      },
      ["quiz_answers"],
    ],
    [
      "a purse that can't be counted",
      pay,
      {
        purse: [
          { value: 5, count: 1 },
          { value: 5, count: 1 },
        ],
        question: "Pay",
      },
      ["purse"],
    ],
    [
      "fields of a kind that this version does not know are left to the server",
      { ...quiz, type: "newer" as "quiz" },
      { a: 1 },
      [],
    ],
  ])("%s", (_what, slide, edits, unfit) => expect(unfitFields(slide, edits)).toEqual(unfit));
});
