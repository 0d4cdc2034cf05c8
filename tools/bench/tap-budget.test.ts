import { describe, expect, it } from "vitest";
import { isOver, tapLimit } from "./tap-budget.ts";
import { byControl } from "./taps.ts";

describe("the budget of a tap (R-UX-5)", () => {
  it("is 100 ms on a machine without other load", () => {
    expect(tapLimit({ bareMs: 16 })).toBe(100);
    expect(tapLimit({ bareMs: 40 })).toBe(100);
  });

  it("grows with the time of a bare button on the same page", () =>
    expect(tapLimit({ bareMs: 80 })).toBe(200));

  it("fails above twice the limit", () => {
    expect(isOver({ what: "Next", ms: 200, bareMs: 40 })).toBe(false);
    expect(isOver({ what: "Next", ms: 201, bareMs: 40 })).toBe(true);
    expect(isOver({ what: "Next", ms: 201, bareMs: 80 })).toBe(false);
  });
});

it("several walks are joined to the median of each control, in the order of the walk", () =>
  expect(
    byControl([
      { what: "Next", ms: 300, bareMs: 40 },
      { what: "Back", ms: 64, bareMs: 40 },
      { what: "Next", ms: 80, bareMs: 48 },
      { what: "Next", ms: 72, bareMs: 56 },
    ]),
  ).toEqual([
    { what: "Next", ms: 80, bareMs: 48 },
    { what: "Back", ms: 64, bareMs: 40 },
  ]));
