import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cheerPlace, flight, sparkPlaces } from "./places.ts";
import type { Box } from "./places.ts";

const PHONE: [number, number] = [390, 844];
const DESKTOP: [number, number] = [1440, 900];
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});
const WIDTH = 104;
const HEIGHT = 130;

describe("Pocket cheers (T-1824)", () => {
  it.each<[string, Box, [number, number], [left: number, bottom: number]]>([
    ["at the right of a card with room there", box(420, 400, 200, 200), DESKTOP, [608, 600]],
    ["at the left of a card at the right edge", box(1200, 400, 220, 200), DESKTOP, [1108, 600]],
    ["in the free column beside a card of two columns", box(16, 400, 171, 150), PHONE, [175, 550]],
    ["on the upper edge of a card as wide as the phone", box(16, 400, 358, 96), PHONE, [270, 412]],
  ])("%s", (_what, prize, screen, [left, bottom]) => {
    const place = cheerPlace(prize, WIDTH, screen);
    expect([place.left, place.top + place.height]).toEqual([left, bottom]);
  });

  it("whole on the screen, wherever the prize is", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: -200, max: 1600 }),
        fc.integer({ min: -400, max: 1200 }),
        fc.integer({ min: 1, max: 900 }),
        fc.constantFrom(PHONE, DESKTOP, [320, 568] as [number, number]),
        (left, top, size, screen) => {
          const place = cheerPlace(box(left, top, size, size), WIDTH, screen);
          expect(place.left).toBeGreaterThanOrEqual(0);
          expect(place.top).toBeGreaterThanOrEqual(0);
          expect(place.left + WIDTH).toBeLessThanOrEqual(screen[0]);
          expect(place.top + HEIGHT).toBeLessThanOrEqual(screen[1]);
        },
      ),
    ));
});

it("a coin flies from the prize exactly to its goal, over both, and stays on the screen (T-1825)", () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 390 }),
      fc.integer({ min: 0, max: 844 }),
      fc.integer({ min: 0, max: 390 }),
      fc.integer({ min: 0, max: 844 }),
      (x, y, toX, toY) => {
        const points = flight([x, y], [toX, toY], 12);
        expect(points).toHaveLength(13);
        expect([points[0], points.at(-1)]).toEqual([
          [x, y],
          [toX, toY],
        ]);
        const highest = Math.min(...points.map(([, at]) => at));
        expect(highest).toBeGreaterThanOrEqual(0);
        expect(highest).toBeLessThanOrEqual(Math.min(y, toY));
      },
    ),
  ));

it("sparks end outside the prize, on all sides (T-1826)", () => {
  const places = sparkPlaces(box(0, 0, 100, 60), 8);
  for (const [x, y] of places)
    expect((Math.abs(x) / 50) ** 2 + (Math.abs(y) / 30) ** 2).toBeGreaterThan(1);
  expect(new Set(places.map(([x, y]) => `${Math.sign(x)} ${Math.sign(y)}`)).size).toBe(4);
});
