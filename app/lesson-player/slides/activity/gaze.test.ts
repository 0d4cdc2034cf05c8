import fc from "fast-check";
import { expect, it } from "vitest";
import { gazeTo, isSameGaze } from "./gaze.ts";

it.each([
  ["right", 100, 0, [1, 0]],
  ["left", -100, 20, [-1, 0]],
  ["below", 10, 100, [0, 1]],
  ["above, to the left", -80, -100, [-1, -1]],
  ["below, to the right", 90, 90, [1, 1]],
  ["near", 9, -9, [0, 0]],
])("Pocket looks at what is %s", (_where, x, y, gaze) => expect(gazeTo(x, y, 20)).toEqual(gaze));

it("Pocket looks in one of nine directions, never away from what is far", () =>
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (x, y) => {
      const [right, down] = gazeTo(x, y, 20);
      expect(right * x).toBeGreaterThanOrEqual(0);
      expect(down * y).toBeGreaterThanOrEqual(0);
      if (Math.hypot(x, y) > 20) expect(isSameGaze([right, down], [0, 0])).toBe(false);
    }),
  ));

it("no direction is the same as none, and differs from straight ahead", () => {
  expect(isSameGaze(null, null)).toBe(true);
  expect(isSameGaze(null, [0, 0])).toBe(false);
});
