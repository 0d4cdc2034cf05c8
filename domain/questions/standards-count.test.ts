import { expect, it } from "vitest";
import type { QuestionType } from "./question-type.ts";
import type { Question } from "./question.ts";
import { countStandards } from "./standards-count.ts";
import type { LessonStandards } from "./standards-count.ts";
import { STANDARDS } from "./standards.ts";

const ask = (type: QuestionType, situation: string | null, change: Partial<Question> = {}) =>
  ({ id: situation ?? type, type, situation, standards: ["SP-3"], ...change }) as Question;
const lesson = (questions: Question[], change: Partial<LessonStandards> = {}): LessonStandards => ({
  told: [],
  questions,
  reviews: new Set(),
  ...change,
});
const NOTHING = {
  standard: "SP-3",
  isTold: false,
  situations: 0,
  isPractised: false,
  isReviewed: false,
};

it.each<[string, LessonStandards[], object]>([
  ["nothing asks for it", [lesson([ask("transfer", "rain", { standards: ["SP-1"] })])], {}],
  ["a story tells it", [lesson([], { told: ["SP-1", "SP-3"] })], { isTold: true }],
  ["one new case", [lesson([ask("transfer", "rain")])], { situations: 1 }],
  [
    "two questions of one case",
    [lesson([ask("transfer", "rain"), ask("practice", "rain", { id: "2" })])],
    { situations: 1 },
  ],
  [
    "the same case in two lessons",
    [lesson([ask("transfer", "rain")]), lesson([ask("transfer", "rain", { id: "2" })])],
    { situations: 1 },
  ],
  [
    "a new case and a skill",
    [lesson([ask("transfer", "rain"), ask("practice", "juice")])],
    { situations: 2, isPractised: true },
  ],
  [
    "new cases in two lessons, of which one is of a check",
    [lesson([ask("transfer", "rain")]), lesson([ask("transfer", "bus", { isCheck: true })])],
    { situations: 2, isPractised: true },
  ],
  [
    "the story's own case, a decision, and what happened",
    [lesson([ask("story", "kite"), ask("decision", "fair"), ask("recall", "hat")])],
    {},
  ],
  [
    "cases without a name, which are cases of their own",
    [lesson([ask("transfer", null, { id: "1" }), ask("transfer", null, { id: "2" })])],
    { situations: 2, isPractised: true },
  ],
  [
    "a question of it that comes back",
    [lesson([ask("transfer", "rain", { id: "back" })], { reviews: new Set(["back"]) })],
    { situations: 1, isReviewed: true },
  ],
  [
    "a question of something else that comes back",
    [
      lesson([ask("transfer", "rain"), ask("transfer", "bus", { id: "back", standards: [] })], {
        reviews: new Set(["back"]),
      }),
    ],
    { situations: 1 },
  ],
])("a standard is told, practised and reviewed as its lessons do: %s (T-2136)", (_, lessons, so) =>
  expect(countStandards(lessons).find(({ standard }) => standard === "SP-3")).toEqual({
    ...NOTHING,
    ...so,
  }),
);

it("each standard is counted once, in the order of the list (T-2137)", () =>
  expect(countStandards([]).map(({ standard }) => standard)).toEqual(Object.keys(STANDARDS)));
