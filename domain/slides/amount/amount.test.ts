import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { checkLesson } from "../../content/publish-check.ts";
import { amount } from "./amount.ts";
import type { AmountSlide } from "./amount.ts";

const SLIDE: AmountSlide = {
  id: "s",
  type: "amount",
  question: "How many weeks?",
  question_audio_url: "/q.m4a",
  shown_as: "line",
  least: 0,
  most: 10,
  step: 1,
  start: 0,
  right_from: 4,
  right_to: 5,
  unit: { one: "week", many: "weeks" },
  each: { amount: 2, one: "coin", many: "coins" },
  too_little: "More.",
  too_little_audio_url: "/more.m4a",
  too_much: "Less.",
  too_much_audio_url: "/less.m4a",
  done_quote: "Yes!",
  done_audio_url: "/yes.m4a",
};
const found = (slide: AmountSlide) =>
  checkLesson([{ ...slide, video_seconds: null }]).map(({ check, weight }) => `${check} ${weight}`);

describe("the checklist of an amount slide", () => {
  it("says nothing about a whole one", () => expect(found(SLIDE)).toEqual([]));

  it.each<[string, Partial<AmountSlide>, string[]]>([
    ["no question", { question: " " }, ["no_question must"]],
    ["three numbers", { least: 3, most: 5, start: 3, right_to: 4 }, ["too_few_values must"]],
    ["22 numbers", { most: 21 }, ["too_many_values must"]],
    [
      "51 coins to count",
      { shown_as: "coins", most: 51, step: 3, right_from: 3, each: null },
      ["too_many_to_count must"],
    ],
    [
      "21 weeks to count",
      { shown_as: "weeks", least: 2, most: 21, start: 2 },
      ["too_many_to_count must"],
    ],
    [
      "80 coins in the jar",
      { each: { amount: 8, one: "coin", many: "coins" } },
      ["too_many_to_count must"],
    ],
    ["a right range that ends before it begins", { right_to: 3 }, ["no_right_value must"]],
    ["a right number between the steps", { step: 3, right_to: 4 }, ["no_right_value must"]],
    ["a right number beyond the last", { right_from: 11, right_to: 12 }, ["no_right_value must"]],
    ["a start that is right", { start: 4 }, ["start_is_right must"]],
    [
      "a start that is taken to a right number",
      { start: 6, step: 5, most: 20, right_from: 5 },
      ["start_is_right must", "start_not_in_steps should"],
    ],
    ["a start beyond the last", { start: 12 }, ["start_not_in_steps should"]],
    ["three right numbers of eleven", { right_to: 6 }, ["easy_guess should"]],
    ["no word for the number", { unit: { one: "week", many: " " } }, ["no_unit must"]],
    ["no word for the worth", { each: { amount: 2, one: "", many: "coins" } }, ["no_unit must"]],
    ["no sentence for too little", { too_little: "" }, ["no_too_little should"]],
    ["no sentence for too much", { too_much: "" }, ["no_too_much should"]],
    [
      "no recordings of them",
      { too_little_audio_url: null, too_much_audio_url: null },
      ["no_too_little_audio should", "no_too_much_audio should"],
    ],
    ["no last word", { done_quote: "" }, ["no_done_quote should"]],
  ])("%s", (_what, changed, checks) => expect(found({ ...SLIDE, ...changed })).toEqual(checks));

  it("asks for no sentence that is never said: nothing is less than the least", () =>
    expect(found({ ...SLIDE, right_from: 0, right_to: 1, start: 9, too_little: "" })).toEqual([]));

  it("blocks nothing in a new slide: it can be played at once, and is not easily guessed", () =>
    expect(
      found({ id: "new", type: "amount", ...amount.start() }).filter((text) =>
        /must|easy_guess/.test(text),
      ),
    ).toEqual([]));
});

it.each<[string, object]>([
  ["half a coin", { start: 0.5 }],
  ["a debt", { least: -1 }],
  ["no step", { step: 0 }],
  ["a number without end", { most: 1e9 }],
  ["a number in words", { most: "10" }],
  ["an unknown picture", { shown_as: "bars" }],
  ["a word of 41 letters", { unit: { one: "x".repeat(41), many: "x" } }],
  ["a worth of nothing", { each: { amount: 0, one: "coin", many: "coins" } }],
])("%s does not fit the schema", (_what, changed) => {
  const { id: _id, type: _type, ...fields } = { ...SLIDE, ...changed };
  expect(v.safeParse(v.strictObject(amount.fields), fields).success).toBe(false);
});
