import { expect, it } from "vitest";
import { coinAt } from "./coin-path.ts";

const LINE = [
  { left: 0, top: 40, width: 20 },
  { left: 40, top: 40, width: 40 },
  { left: 0, top: 90, width: 30 },
];
const at = (syllable: number, share: number) => coinAt(LINE, { line: 0, syllable, share });

it("the coin touches the middle of each syllable, and hops in between", () => {
  expect(at(0, 0)).toEqual([10, 40]);
  expect(at(1, 0)).toEqual([60, 40]);
  const [x, y] = at(0, 0.5);
  expect(x).toBe(35);
  expect(y).toBe(20);
});

it("it follows a line that goes on in the next row, and hops in place on the last syllable", () => {
  expect(at(2, 0)).toEqual([15, 90]);
  const [x, y] = at(2, 0.5);
  expect(x).toBe(15);
  expect(y).toBeLessThan(90);
});
