import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { checkLesson } from "../../content/publish-check.ts";
import { order } from "./order.ts";
import type { OrderSlide } from "./order.ts";

const SLIDE: OrderSlide = {
  id: "s",
  type: "order",
  question: "What comes first?",
  question_audio_url: "/q.m4a",
  items: ["Plan", "Save", "Buy"].map((name) => ({
    name,
    audio_url: `/${name}.m4a`,
    image_url: `/${name}.webp`,
    alt: name,
    why: "So it is.",
    why_audio_url: "/why.m4a",
  })),
  from: "First",
  from_audio_url: "/first.m4a",
  to: "",
  to_audio_url: null,
  done_quote: "Yes!",
  done_audio_url: "/yes.m4a",
};
const withItem = (changed: Partial<OrderSlide["items"][number]>): OrderSlide => ({
  ...SLIDE,
  items: SLIDE.items.map((item, index) => (index === 1 ? { ...item, ...changed } : item)),
});
const found = (slide: OrderSlide) =>
  checkLesson([{ ...slide, video_seconds: null }]).map(({ check, weight, part }) =>
    [check, weight, part].filter((value) => value !== null).join(" "),
  );

describe("the checklist of an order slide", () => {
  it("says nothing about a whole one", () => expect(found(SLIDE)).toEqual([]));

  it.each<[string, OrderSlide, string[]]>([
    ["no question", { ...SLIDE, question: " " }, ["no_question must"]],
    ["two items", { ...SLIDE, items: SLIDE.items.slice(0, 2) }, ["too_few_items must"]],
    ["an item without a name", withItem({ name: " " }), ["no_item_name must 1"]],
    ["two items of one name", withItem({ name: "Plan" }), ["same_name must"]],
    ["three items, two of one rank", withItem({ same_as_before: true }), ["easy_guess should"]],
    ["an item that is not spoken", withItem({ audio_url: null }), ["no_item_audio should 1"]],
    ["an end that is not spoken", { ...SLIDE, to: "Last" }, ["no_end_audio should"]],
    ["a picture without words", withItem({ alt: "" }), ["no_picture_alt should 1"]],
    ["no reason", withItem({ why: "" }), ["no_why should 1"]],
    ["a reason that is not spoken", withItem({ why_audio_url: null }), ["no_why_audio should 1"]],
    ["no last word", { ...SLIDE, done_quote: "" }, ["no_done_quote should"]],
  ])("%s", (_what, slide, checks) => expect(found(slide)).toEqual(checks));

  it("blocks nothing in a new slide: it can be played at once", () =>
    expect(
      found({ id: "new", type: "order", ...order.start() }).filter((text) => text.includes("must")),
    ).toEqual([]));
});

it.each<[string, object]>([
  ["forty items", { items: Array(40).fill(SLIDE.items[0]) }],
  ["a name of 41 letters", { items: [{ ...SLIDE.items[0], name: "x".repeat(41) }] }],
  ["a rank that is a number", { items: [{ ...SLIDE.items[0], same_as_before: 1 }] }],
  ["a field that nobody knows", { items: [{ ...SLIDE.items[0], place: 1 }] }],
  ["an end of 41 letters", { from: "x".repeat(41) }],
])("%s does not fit the schema", (_what, changed) => {
  const { id: _id, type: _type, ...fields } = { ...SLIDE, ...changed };
  expect(v.safeParse(v.strictObject(order.fields), fields).success).toBe(false);
});
