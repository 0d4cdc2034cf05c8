import { describe, expect, it } from "vitest";
import { rulesOf, SLIDE_KINDS } from "./registry.ts";
import type { Slide, SlideKind } from "./registry.ts";

const attempted = (kind: SlideKind, detail: string, fields: object = {}) => {
  const rules = rulesOf(kind);
  const slide = { id: "s", type: kind, ...rules?.start(), ...fields } as Slide;
  return rules?.attempted?.(slide, detail) ?? null;
};
const ANSWERS = [{ text: "A tree" }, { text: "Work" }];

describe("what was done in an attempt, in words", () => {
  it.each<[SlideKind, string, string | null, object?]>([
    ["quiz", "1", "Work", { quiz_answers: ANSWERS }],
    ["quiz", "2", null, { quiz_answers: ANSWERS }],
    ["sort", "1>0", "A toy robot → Need"],
    ["sort", "9>0", null],
    ["sort", "0>2", null],
    ["order", "0>2", "Look at the price → 3"],
    ["order", "0>7", null],
    ["jars", "1.2.3", "Save 1, Spend 2, Share 3"],
    ["jars", "1.2", null],
    ["pay", "1.1.0", "7"],
    ["pay", "1.1", null],
    ["amount", "1", "1 week"],
    ["amount", "7", "7 weeks"],
    ["spot", "0", "Kite, 9 coins"],
    ["spot", "8", null],
  ])("%s '%s' is %s", (kind, detail, words, fields) =>
    expect(attempted(kind, detail, fields)).toBe(words),
  );

  it("is said of every kind that is answered", () =>
    expect(SLIDE_KINDS.filter((kind) => rulesOf(kind)?.attempted === undefined)).toEqual([
      "video",
    ]));
});
