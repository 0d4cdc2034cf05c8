import { describe, expect, it } from "vitest";
import { cellOf, layoutOf } from "./map-layout.ts";

const TEXT = 16;
const cells = (lessons: number, width: number, isFlat: boolean) => {
  const layout = layoutOf(lessons, width, TEXT, isFlat);
  return Array.from({ length: lessons }, (_, lesson) => cellOf(lesson, layout));
};

describe("the layout of the course map", () => {
  it.each([
    ["a phone", 366, 16, false, "tall"],
    ["the narrowest phone", 296, 16, false, "tall"],
    ["a phone on its side, beside the words", 560, 16, true, "tall"],
    ["a tablet upright", 796, 16, false, "tall"],
    ["a tablet on its side", 1156, 16, true, "wide"],
    ["a desktop", 1416, 16, true, "wide"],
    ["a phone with text of twice the size", 366, 32, false, "stacked"],
    ["the narrowest phone with text of twice the size", 296, 32, false, "stacked"],
    ["a tablet with text of twice the size", 796, 32, false, "tall"],
    ["a desktop with text of twice the size", 1416, 32, true, "tall"],
  ])("on %s is %s wide with text of %s (T-1761)", (_, width, text, isFlat, kind) =>
    expect(layoutOf(5, width, text, isFlat).kind).toBe(kind),
  );

  it("puts five lessons into one row of a desktop, each second one lower (T-1762)", () =>
    expect(cells(5, 1416, true)).toEqual(
      [1, 2, 3, 4, 5].map((column) => ({
        column,
        row: 1,
        isMirrored: false,
        isLow: column % 2 === 0,
      })),
    ));

  it.each([1000, 1156])(
    "puts five lessons into one row of a tablet on its side, %s wide (T-1774)",
    (width) => expect(layoutOf(5, width, TEXT, true).columns).toBe(5),
  );

  it("puts lessons of a phone below each other, each second one at the other side (T-1763)", () =>
    expect(cells(3, 366, false)).toEqual(
      [1, 2, 3].map((row) => ({ column: 1, row, isMirrored: row === 2, isLow: false })),
    ));

  it("runs to and fro where a row is full, and fills rows evenly (T-1764)", () => {
    const twelve = cells(12, 1416, true);
    expect(twelve.map(({ row }) => row)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
    expect(twelve.map(({ column }) => column)).toEqual([1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1]);
    expect(twelve.map(({ isMirrored }) => isMirrored).indexOf(true)).toBe(6);
  });

  it.each(Array.from({ length: 12 }, (_, index) => index + 1))(
    "gives each of %s lessons a cell of its own on every screen (T-1765)",
    (lessons) => {
      for (const width of [296, 366, 796, 1156, 1416])
        for (const isFlat of [true, false]) {
          const taken = cells(lessons, width, isFlat).map(({ row, column }) => `${row} ${column}`);
          expect(new Set(taken).size).toBe(lessons);
        }
    },
  );
});
