import fc from "fast-check";
import { expect, it } from "vitest";
import { checkLesson } from "../content/publish-check.ts";
import { numbersInRange } from "./numbers-in-range.ts";
import { SLIDE_KINDS, slideKinds } from "./registry.ts";
import type { Slide, SlideKind } from "./registry.ts";
import { unfitFields } from "./unfit.ts";

const slideOf = (kind: SlideKind) =>
  ({ id: "s", type: kind, ...slideKinds[kind].start() }) as Slide;

it.each(SLIDE_KINDS)("changes nothing in a new %s slide", (kind) =>
  expect(numbersInRange(slideOf(kind))).toEqual({}),
);

it("brings each number in range and leaves the others", () => {
  const { purse } = slideKinds.pay.start();
  expect(
    numbersInRange({
      ...slideOf("pay"),
      budget: 999_999,
      purse: purse.with(1, { value: 0, count: 999_999 }),
    } as Slide),
  ).toEqual({ budget: 9999, purse: purse.with(1, { value: 1, count: 20 }) });
});

const anyNumber = fc.oneof(fc.constantFrom(0, 1, 999_999, 999_999_999_999_999), fc.nat(2000));

/** Other numbers in the places of a slide's numbers. */
function withNumbers(value: unknown, next: () => number): unknown {
  if (typeof value === "number") return next();
  if (Array.isArray(value)) return value.map((item) => withNumbers(item, next));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withNumbers(part, next)]),
  );
}

it.each(["jars", "pay", "amount"] as const)(
  "a draft of a %s slide with whatever numbers is checked at once, and fits in range but for its purse",
  (kind) =>
    fc.assert(
      fc.property(fc.infiniteStream(anyNumber), (numbers) => {
        const slide = withNumbers(slideOf(kind), () => numbers.next().value as number) as Slide;
        checkLesson([{ ...slide, video_seconds: null }]);
        const fitting = { ...slide, ...(numbersInRange(slide) as object) };
        const { id: _id, type: _type, ...fields } = fitting;
        expect(unfitFields(slideOf(kind), fields).filter((name) => name !== "purse")).toEqual([]);
        checkLesson([{ ...fitting, video_seconds: null }]);
      }),
    ),
);
