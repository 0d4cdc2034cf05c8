import { expect, it } from "vitest";
import { slideKinds } from "../slides/registry.ts";
import type { Slide } from "../slides/registry.ts";
import { judgeLesson, storyWordsIn } from "./judge-lesson.ts";

const thing = (name: string) => ({ name, right: true, why: "" });
const video = {
  ...slideKinds.video.start(),
  id: "v",
  type: "video",
  story_words: "palm, money, coin purse",
  story: {
    moments: [{ ask: "Who gets what?", of: [thing("Carrot"), thing("Coin")], places: [] }],
  },
} as unknown as Slide;

it("words of a story are what is noted and what its moments name, but not money, which is in each new case (T-2000)", () =>
  expect(storyWordsIn([video])).toEqual(["palm", "coin purse", "Carrot"]));

const asks = (id: string, change: object = {}) =>
  ({
    ...slideKinds.quiz.start(),
    id,
    type: "quiz",
    for: ["middle"],
    idea: "Compare.",
    question_type: "transfer",
    standards: ["SP-3"],
    situation: `case ${id}`,
    quiz_question: "What is warm?",
    quiz_answers: [
      { text: "a gray sweater", is_correct: true },
      { text: "a gold crown", is_correct: false, misconception: "shiny_is_better", hint: "Look." },
    ],
    ...change,
  }) as unknown as Slide;
const kept = (id: string, change: object = {}) => asks(id, { for_review: true, ...change });
const judge = (...slides: Slide[]) => judgeLesson(slides)[0];

it("bank questions count as new situations for later and are judged one by one, but are no part of the path's shares (T-2097)", () => {
  const path = [asks("1"), asks("2")];
  const before = judge(...path);
  const bank = [
    kept("3"),
    kept("4", { situation: "case 1" }),
    kept("5", { idea: "Share." }),
    kept("6", { standards: [] }),
    kept("7", { for: ["little"] }),
  ];
  const judged = judge(...path, ...bank);
  expect(judged?.counts).toEqual(before?.counts);
  expect(before?.later).toEqual(new Map([["Compare.", 0]]));
  expect(judged?.later).toEqual(new Map([["Compare.", 2]]));
  expect(judged?.ofQuestions).toContainEqual(
    expect.objectContaining({ fault: "no_standard", id: "6" }),
  );
  expect(judgeLesson([...path, ...bank]).map(({ band }) => band)).toEqual(["middle"]);
});

it("the right answer of bank questions must not stand out by its length, either (T-2098)", () => {
  const long = {
    quiz_answers: [
      { text: "a gray sweater", is_correct: true },
      { text: "a crown", is_correct: false, misconception: "shiny_is_better", hint: "Look." },
    ],
  };
  const bank = ["3", "4", "5", "6"].map((id) => kept(id, long));
  const faults = (...slides: Slide[]) => judge(...slides)?.ofPath.map(({ fault }) => fault) ?? [];
  expect(faults(asks("1"), ...bank)).toContain("right_is_longest");
  expect(faults(asks("1"))).not.toContain("right_is_longest");
});
