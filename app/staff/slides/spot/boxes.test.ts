import fc from "fast-check";
import { expect, it } from "vitest";
import { isInPicture } from "#domain/slides/spot/areas.ts";
import { byKey, freePlace, shifted, withSide } from "./boxes.ts";

const AREA = { x: 100, y: 100, width: 200, height: 200 };
const anyStep = fc.integer({ min: -2000, max: 2000 });

it("an area that is dragged anywhere stays in the picture; resizing keeps its first corner", () =>
  fc.assert(
    fc.property(
      fc.constantFrom("move" as const, "resize" as const),
      anyStep,
      anyStep,
      (grip, x, y) => {
        const after = shifted(AREA, grip, x, y);
        expect(isInPicture(after)).toBe(true);
        if (grip === "resize") expect([after.x, after.y]).toEqual([100, 100]);
        else expect([after.width, after.height]).toEqual([200, 200]);
      },
    ),
  ));

it.each<[string, boolean, object | null]>([
  ["ArrowRight", false, { ...AREA, x: 110 }],
  ["ArrowUp", false, { ...AREA, y: 90 }],
  ["ArrowRight", true, { ...AREA, width: 210 }],
  ["ArrowUp", true, { ...AREA, height: 190 }],
  ["Enter", false, null],
])("%s, with Shift: %s", (key, withShift, after) =>
  expect(byKey(AREA, key, withShift)).toEqual(after),
);

it.each<["x" | "width", string, object | null]>([
  ["x", "300", { ...AREA, x: 300 }],
  ["x", "900", { ...AREA, x: 800 }],
  ["width", "950", { ...AREA, width: 900 }],
  ["width", "4", null],
  ["x", "", null],
  ["x", "-5", null],
  ["x", "1001", null],
])("%s typed as '%s'", (side, typed, after) => expect(withSide(AREA, side, typed)).toEqual(after));

it("eight new areas lie in eight places, whatever is there", () => {
  const areas = [{ x: 0, y: 0, width: 1000, height: 1000 }];
  while (areas.length < 8) areas.push(freePlace(areas));
  expect(new Set(areas.map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
  expect(freePlace([])).toEqual({ x: 40, y: 40, width: 200, height: 200 });
});
