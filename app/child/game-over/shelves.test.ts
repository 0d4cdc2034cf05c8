import { describe, expect, it } from "vitest";
import { allLitAt, lightsAt, shelfArc } from "./shelves.ts";

/** Width of a shelf in percent of the picture, as the style sheet has it. */
const SHELF = 22;
/** Pocket stands in the lower middle: from this x to that one, and below this y. */
const POCKET = { from: 31, to: 69, top: 54 };

describe("the shelves of the cave (T-1828)", () => {
  it.each([1, 2, 3, 4, 5])(
    "%d of them stand whole in the picture, beside each other, and none behind Pocket",
    (count) => {
      const places = shelfArc(count) ?? [];
      expect(places).toHaveLength(count);
      for (const [index, { x, y }] of places.entries()) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(SHELF / 2);
        expect(Math.max(x, y)).toBeLessThanOrEqual(100 - SHELF / 2);
        const isBeside = x + SHELF / 2 <= POCKET.from || x - SHELF / 2 >= POCKET.to;
        expect(isBeside || y + SHELF / 2 <= POCKET.top).toBe(true);
        for (const other of places.slice(index + 1))
          expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(SHELF);
      }
    },
  );

  it("more of them stand in rows", () => expect(shelfArc(6)).toBeNull());

  it.each([1, 5, 12])("%d of them light up one after the other within three seconds", (count) => {
    const times = Array.from({ length: count }, (_, index) => lightsAt(index, count));
    expect(times.toSorted((a, b) => a - b)).toEqual(times);
    expect(new Set(times).size).toBe(count);
    expect(allLitAt(count)).toBeLessThanOrEqual(3);
  });
});
