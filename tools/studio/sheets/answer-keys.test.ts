import { describe, expect, it } from "vitest";
import { slideKinds } from "#domain/slides/registry.ts";
import type { Slide, SlideKind } from "#domain/slides/registry.ts";
import { answerKey } from "./answer-keys.ts";

const slideOf = (type: SlideKind, fields: object) =>
  ({ id: "s", type, ...slideKinds[type].start(), ...fields }) as unknown as Slide;
const quizOf = (...right: boolean[]) =>
  slideOf("quiz", { quiz_answers: right.map((is_correct) => ({ text: "", is_correct })) });
const goods = [
  { price: 6, needs: true },
  { price: 2, needs: false },
  { price: 3, needs: false },
];
const jarsOf = (rule: string, ...least: number[]) =>
  slideOf("jars", { coins: 3, rule, jars: least.map((of) => ({ least: of, exactly: of })) });

describe("the key of a sheet holds every right answer, and how often luck finds one (T-2130)", () => {
  it.each<[string, Slide, string, string[] | null, number | null]>([
    ["one of three", quizOf(false, true, false), "letters", ["B"], 1 / 3],
    ["two of four", quizOf(true, false, false, true), "letters", ["AD"], 1 / 6],
    [
      "a thing that is right in both baskets",
      slideOf("sort", {
        baskets: [{}, {}],
        things: [{ baskets: [0] }, { baskets: [0, 1] }, { baskets: [1] }],
      }),
      "pairs",
      ["A1 B1 C2", "A1 B2 C2"],
      1 / 4,
    ],
    [
      "steps of which the last two may change places",
      slideOf("order", { items: [{}, {}, { same_as_before: true }] }),
      "order",
      ["ABC", "ACB"],
      1 / 3,
    ],
    ["coins of which one is needed", jarsOf("at_least", 2, 0), "pairs", ["A2 B1", "A3 B0"], 1 / 2],
    ["coins that have their places", jarsOf("exactly", 2, 1), "pairs", ["A2 B1"], 1 / 4],
    ["coins that may go anywhere", jarsOf("any", 0, 0), "pairs", null, null],
    [
      "a need and what fits beside it",
      slideOf("pay", { mode: "budget", budget: 9, goods }),
      "letters",
      ["AC", "AB", "A"],
      3 / 7,
    ],
    [
      "change from a till",
      slideOf("pay", {
        mode: "change",
        paid: 10,
        goods,
        purse: [
          { value: 5, count: 1 },
          { value: 2, count: 2 },
        ],
      }),
      "number",
      ["4"],
      1 / 5,
    ],
    [
      "a number",
      slideOf("amount", { least: 0, most: 9, step: 1, right_from: 4, right_to: 5 }),
      "number",
      ["4", "5"],
      1 / 5,
    ],
    ["a decision", slideOf("decide", {}), "letters", null, null],
  ])("%s", (_what, slide, form, right, chance) => {
    const key = answerKey(slide, ["A", "B", "C", "D"]);
    expect([key?.form, key?.right?.toSorted() ?? null]).toEqual([form, right?.toSorted() ?? null]);
    if (chance === null) expect(key?.chance).toBeNull();
    else expect(key?.chance).toBeCloseTo(chance, 10);
  });

  it("what tells a story has none", () => expect(answerKey(slideOf("chat", {}), ["A"])).toBeNull());
});
