import { describe, expect, it } from "vitest";
import { AGE_BANDS, ageBand, parseChildAge } from "./age.ts";
import { CHILD_AGE_MAX_YEARS, CHILD_AGE_MIN_YEARS } from "../constants.ts";

describe("an age band", () => {
  it.each([
    [3, "3-6"],
    [6, "3-6"],
    [7, "7-9"],
    [9, "7-9"],
    [10, "10-12"],
    [12, "10-12"],
    [13, "13-18"],
    [18, "13-18"],
  ])("of a child of %i is %s", (years, band) => expect(ageBand(years)).toBe(band));

  it.each([2, 19, 7.5, -4, Number.NaN])("of %d is none", (years) =>
    expect(ageBand(years)).toBeNull(),
  );

  it("holds every age of a child in exactly one band of three years or more", () => {
    const bounds = AGE_BANDS.map((band) => band.split("-").map(Number));
    expect(bounds[0]?.[0]).toBe(CHILD_AGE_MIN_YEARS);
    expect(bounds.at(-1)?.[1]).toBe(CHILD_AGE_MAX_YEARS);
    for (const [index, [from = 0, to = 0]] of bounds.entries()) {
      expect(to - from).toBeGreaterThanOrEqual(2);
      if (index > 0) expect(from).toBe((bounds[index - 1]?.[1] ?? 0) + 1);
    }
  });
});

describe("child age", () => {
  it.each(["3", "18", " 7 "])("%s is an age", (text) =>
    expect(parseChildAge(text)).toBe(Number(text)),
  );
  it.each(["2", "19", "7.5", "seven", "", "-5", "1e1", "007x"])("%j is none", (text) =>
    expect(parseChildAge(text)).toBeNull(),
  );
});
