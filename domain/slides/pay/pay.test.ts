import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { checkLesson } from "../../content/publish-check.ts";
import { itemsOf } from "./bill.ts";
import type { Good, PaySlide } from "./pay.ts";
import { pay } from "./pay.ts";

const SLIDE: PaySlide = {
  id: "p",
  type: "pay",
  question: "Pay for the coat.",
  question_audio_url: "/q.m4a",
  mode: "price",
  unit: "€",
  purse: [
    { value: 5, count: 1 },
    { value: 2, count: 3 },
  ],
  goods: ["Coat", "Robot", "Ball"].map((name, index) => ({
    name,
    audio_url: `/${name}.m4a`,
    image_url: `/${name}.webp`,
    alt: name,
    price: 7 - 2 * index,
    needs: index === 0,
  })),
  paid: 9,
  budget: 10,
  too_little: "More!",
  too_little_audio_url: "/more.m4a",
  too_much: "Less!",
  too_much_audio_url: "/less.m4a",
  done_quote: "Yes!",
  done_audio_url: "/yes.m4a",
};
const BUDGET: PaySlide = { ...SLIDE, mode: "budget" };
const withGood = (at: number, changed: Partial<Good>, slide = BUDGET): PaySlide => ({
  ...slide,
  goods: slide.goods.map((good, index) => (index === at ? { ...good, ...changed } : good)),
});
const found = (slide: PaySlide) =>
  checkLesson([{ ...slide, video_seconds: null }]).map(({ check, weight, part }) =>
    [check, weight, part].filter((value) => value !== null).join(" "),
  );

describe("the checklist of a pay slide", () => {
  it.each(["price", "change", "budget"] as const)("says nothing about a whole one: %s", (mode) =>
    expect(found({ ...SLIDE, mode })).toEqual([]),
  );

  it.each<[string, PaySlide, string[]]>([
    ["no question", { ...SLIDE, question: "" }, ["no_question must"]],
    [
      "a price that the purse cannot make exactly",
      withGood(0, { price: 3 }, SLIDE),
      ["price_unpayable must"],
    ],
    ["a price above all coins", withGood(0, { price: 12 }, SLIDE), ["price_unpayable must"]],
    ["no change to give", { ...SLIDE, mode: "change", paid: 7 }, ["nothing_to_give must"]],
    ["less paid than the price", { ...SLIDE, mode: "change", paid: 5 }, ["nothing_to_give must"]],
    [
      "change that the till cannot make",
      { ...SLIDE, mode: "change", paid: 8 },
      ["change_impossible must"],
    ],
    ["needs beyond the budget", { ...BUDGET, budget: 6 }, ["needs_beyond_budget must"]],
    ["a budget for everything", { ...BUDGET, budget: 15 }, ["no_choice should"]],
    ["nothing that is needed", withGood(0, { needs: false }), ["no_choice should"]],
    ["two goods", { ...BUDGET, goods: BUDGET.goods.slice(0, 2) }, ["too_few_goods should"]],
    ["a good without a name", withGood(1, { name: " " }), ["no_good_name must 1"]],
    ["two goods of one name", withGood(1, { name: "Coat" }), ["same_name must"]],
    ["a good that is not spoken", withGood(2, { audio_url: null }), ["no_good_audio should 2"]],
    ["a picture without words", withGood(0, { alt: "" }), ["no_picture_alt should 0"]],
    ["a wrong sum without words", { ...SLIDE, too_much: "" }, ["no_too_much should"]],
    [
      "words that are not spoken",
      { ...SLIDE, too_little_audio_url: null },
      ["no_too_little_audio should"],
    ],
    ["goods that are not shown", withGood(1, { name: "" }, SLIDE), []],
  ])("%s", (_what, slide, checks) => expect(found(slide)).toEqual(checks));

  it("blocks nothing in a new slide: it can be played at once", () =>
    expect(
      found({ id: "new", type: "pay", ...pay.start() }).filter((text) => text.includes("must")),
    ).toEqual([]));
});

it("a draft's purse of a million coins is not tried coin by coin", () => {
  const purse = [1, 2, 3].map((value) => ({ value, count: 999_999 }));
  expect(itemsOf({ ...SLIDE, purse }).map(({ count }) => count)).toEqual([20, 20, 20]);
  expect(found({ ...SLIDE, purse, paid: 999_999_999 }).length).toBeGreaterThan(0);
});

describe("the fields of a pay slide", () => {
  const schema = v.strictObject(pay.fields);
  const [good] = pay.start().goods;
  it.each<[string, object]>([
    ["a coin of no value", { purse: [{ value: 0, count: 1 }] }],
    ["half a coin", { purse: [{ value: 0.5, count: 1 }] }],
    ["an empty purse", { purse: [] }],
    ["forty goods", { goods: Array(40).fill(good) }],
    ["a price of nothing", { goods: [{ ...good, price: 0 }] }],
    ["a long unit", { unit: "x".repeat(13) }],
    ["an unknown mode", { mode: "steal" }],
  ])("refuse %s", (_what, change) =>
    expect(v.safeParse(schema, { ...pay.start(), ...change }).success).toBe(false),
  );

  it("refuse more than 20 coins, and a value that is there twice", () => {
    const of = (...purse: PaySlide["purse"]) => pay.misfit({ ...SLIDE, purse })?.path;
    expect(of({ value: 1, count: 19 }, { value: 2, count: 2 })).toBe("purse");
    expect(of({ value: 1, count: 1 }, { value: 1, count: 2 })).toBe("purse");
    expect(of({ value: 1, count: 18 }, { value: 2, count: 2 })).toBeUndefined();
    expect(v.safeParse(schema, pay.start()).success).toBe(true);
  });
});
