import { expect, it } from "vitest";
import { agesOf, bandOf, BANDS, withFallbacks } from "./bands.ts";

it.each([
  [3, "little"],
  [6, "little"],
  [7, "middle"],
  [10, "middle"],
  [11, "older"],
  [14, "older"],
  [15, "teen"],
  [18, "teen"],
])("a child of %i is of the band %s (T-1922)", (age, band) => expect(bandOf(age)).toBe(band));

it("the ages of all bands are the ages that are served, each once", () => {
  const ages = BANDS.flatMap((band) => {
    const [first, last] = agesOf(band);
    return Array.from({ length: last - first + 1 }, (_, index) => [first + index, band]);
  });
  expect(ages.map(([age]) => age)).toEqual(Array.from({ length: 16 }, (_, index) => index + 3));
  for (const [age, band] of ages) expect(bandOf(Number(age))).toBe(band);
});

it("a band falls back to younger ones, and the youngest to the next", () =>
  expect(BANDS.map(withFallbacks)).toEqual([
    ["little", "middle"],
    ["middle"],
    ["older", "middle"],
    ["teen", "older", "middle"],
  ]));
