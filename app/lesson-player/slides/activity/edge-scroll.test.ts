import { expect, it } from "vitest";
import { edgeStep } from "./edge-scroll.ts";

it.each([
  [0, 300, -8],
  [55, 300, -8],
  [56, 300, 0],
  [300, 300, 0],
  [512, 300, 0],
  [513, 300, 8],
  [568, 300, 8],
  [540, 550, 0],
  [30, 20, 0],
])(
  "what is held %d pixels below the upper edge of 568, and was taken at %d, scrolls the page by %d (T-1299)",
  (y, from, by) => expect(edgeStep(y, from, 568)).toBe(by),
);
