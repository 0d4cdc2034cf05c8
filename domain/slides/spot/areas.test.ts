import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  intoPicture,
  isCovered,
  isInPicture,
  nearestArea,
  readingOrder,
  stackingOrder,
} from "./areas.ts";
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

describe("the area that is meant by a tap in a picture of 400 x 300 pixels (T-2220)", () => {
  const PICTURE = { width: 400, height: 300 };
  /** Two lines of 24 px, 6 px apart; a word of 20 px in a corner; a small area in a large one. */
  const areas = [
    at(100, 200, 800, 80),
    at(100, 300, 800, 80),
    at(0, 900, 50, 60),
    at(100, 500, 500, 300),
    at(300, 600, 100, 100),
  ];
  it.each([
    { where: "in the first line", x: 200, y: 72, area: 0 },
    { where: "in the second line", x: 200, y: 102, area: 1 },
    { where: "between both, nearer to the first", x: 200, y: 86, area: 0 },
    { where: "between both, nearer to the second", x: 200, y: 89, area: 1 },
    { where: "above the first, within a finger of its middle", x: 200, y: 51, area: 0 },
    { where: "above the first, beyond a finger", x: 200, y: 49, area: null },
    { where: "beside a line, which is wide enough", x: 20, y: 72, area: null },
    { where: "beside the word in the corner", x: 40, y: 265, area: 2 },
    { where: "in the large area", x: 60, y: 160, area: 3 },
    { where: "in the small area on it", x: 140, y: 195, area: 4 },
    { where: "beside the small one, and in the large one", x: 115, y: 195, area: 3 },
    { where: "far from all", x: 380, y: 280, area: null },
  ])("$where: $area", ({ x, y, area }) => {
    expect(nearestArea(areas, { x, y }, PICTURE)).toBe(area);
  });

  it("is none where there are no areas", () =>
    expect(nearestArea([], { x: 1, y: 1 }, PICTURE)).toBeNull());

  it("is the area itself in the middle of each that is not covered", () =>
    areas.forEach(({ x, y, width, height }, index) => {
      if (isCovered(areas, index)) return;
      const middle = { x: (x + width / 2) * 0.4, y: (y + height / 2) * 0.3 };
      expect(nearestArea(areas, middle, PICTURE)).toBe(index);
    }));
});
