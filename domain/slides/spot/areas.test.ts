import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { intoPicture, isCovered, isInPicture, readingOrder, stackingOrder } from "./areas.ts";
import type { Rectangle } from "./areas.ts";
import { spotStart } from "./start.ts";

const any = fc.double({ min: -3000, max: 3000, noNaN: true });
const anyRectangle: fc.Arbitrary<Rectangle> = fc.record({
  x: any,
  y: any,
  width: any,
  height: any,
});
const at = (x: number, y: number, width = 100, height = 100): Rectangle => ({
  x,
  y,
  width,
  height,
});

it("any rectangle is brought into the picture, in whole per mille; one that is in it stays", () =>
  fc.assert(
    fc.property(anyRectangle, (rectangle) => {
      const inside = intoPicture(rectangle);
      expect(isInPicture(inside)).toBe(true);
      for (const value of Object.values(inside)) {
        expect(Number.isInteger(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(0);
      }
      expect(Math.min(inside.width, inside.height)).toBeGreaterThanOrEqual(40);
      expect(intoPicture(inside)).toEqual(inside);
    }),
  ));

it("reading order names every area once, row by row from the left", () => {
  fc.assert(
    fc.property(fc.array(anyRectangle, { maxLength: 8 }), (areas) => {
      expect(readingOrder(areas).toSorted((a, b) => a - b)).toEqual([...areas.keys()]);
    }),
  );
  expect(readingOrder([at(800, 500), at(0, 520), at(700, 60), at(10, 0)])).toEqual([3, 2, 1, 0]);
  expect(readingOrder(spotStart.areas)).toEqual([0, 1, 2, 3, 4, 5]);
});

describe("areas that overlap", () => {
  it("the small one lies over the large one, of two equal ones the later", () => {
    expect(stackingOrder([at(0, 0, 50, 50), at(0, 0, 900, 900)])).toEqual([1, 0]);
    expect(stackingOrder([at(0, 0), at(0, 0)])).toEqual([0, 1]);
  });

  it.each<[string, Rectangle, Rectangle, boolean[]]>([
    ["side by side", at(0, 0), at(200, 0), [false, false]],
    ["a corner over a corner", at(0, 0), at(90, 90), [false, false]],
    ["a small one in the corner of a large one", at(0, 0, 500, 500), at(0, 0), [false, false]],
    ["a small one in the middle of a large one", at(0, 0, 300, 300), at(100, 100), [true, false]],
    ["two in one place", at(0, 0), at(0, 0), [true, false]],
  ])("%s: the first, the second is covered", (_what, first, second, covered) => {
    expect([0, 1].map((index) => isCovered([first, second], index))).toEqual(covered);
  });

  it("none covers another on the shop shelf", () => {
    expect(spotStart.areas.every((_, index) => !isCovered(spotStart.areas, index))).toBe(true);
  });
});
