import { expect, it } from "vitest";
import { slideKinds } from "../slides/registry.ts";
import type { Slide, SlideKind } from "../slides/registry.ts";
import { beliefBehind, beliefInWords } from "./belief.ts";

const slideOf = (type: SlideKind, fields: object) =>
  ({ id: "s", type, ...slideKinds[type].start(), ...fields }) as unknown as Slide;
const SOME = [{}, { misconception: "later_is_free" }];
const MEASURED = {
  too_little_misconception: "slip: counts one week",
  too_much_misconception: "sale_saves",
};
const jars = SOME.map((jar) => ({ ...jar, exactly: 1, least: 1 }));
const amount = { ...MEASURED, right_from: 4, right_to: 5 };
const pay = {
  ...MEASURED,
  mode: "price",
  goods: [{ price: 6 }],
  purse: [
    { value: 5, count: 1 },
    { value: 1, count: 3 },
  ],
};

it.each<[SlideKind, object, string, string | null]>([
  ["quiz", { quiz_answers: SOME }, "1", "later_is_free"],
  ["quiz", { quiz_answers: SOME }, "0", null],
  ["quiz", { quiz_answers: SOME }, "7", null],
  ["spot", { areas: SOME }, "1", "later_is_free"],
  ["sort", { things: SOME }, "1>0", "later_is_free"],
  ["sort", { things: SOME }, "0>1", null],
  ["order", { items: SOME }, "1>0", "later_is_free"],
  ["jars", { jars, rule: "exactly" }, "1.0", "later_is_free"],
  ["jars", { jars, rule: "exactly" }, "0.1", null],
  ["jars", { jars, rule: "exactly" }, "1", null],
  ["amount", amount, "3", "slip: counts one week"],
  ["amount", amount, "6", "sale_saves"],
  ["amount", { right_from: 4, right_to: 5 }, "6", null],
  ["pay", pay, "1.0", "slip: counts one week"],
  ["pay", pay, "1.3", "sale_saves"],
  ["pay", pay, "1", null],
  ["video", {}, "0:1", null],
])("of a wrong attempt at a %s the author's note of that choice is found (T-2141)", (...given) => {
  const [kind, fields, detail, belief] = given;
  expect(beliefBehind(slideOf(kind, fields), detail)).toBe(belief);
});

it("a belief stands in a child's words, a slip in the author's, an empty slip nowhere (T-2142)", () => {
  expect(beliefInWords("later_is_free")).toBe("Later is free.");
  expect(beliefInWords("slip: forgot one")).toBe("forgot one");
  expect(beliefInWords("slip:")).toBeNull();
});
