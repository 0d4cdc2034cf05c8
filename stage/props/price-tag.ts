import { el } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { coin } from "#characters/shapes.ts";
import { strokes } from "../base/strokes.ts";

/** A price in coins, 124 wide or wider. */
export const priceTag = (price: string): RigNode[] => {
  const half = price.length > 1 ? 78 : 62;
  const box = { x: -half, y: -32, width: 2 * half, height: 64, rx: 14 };
  return [
    el("rect", { ...box, fill: "#fff" }),
    el("rect", { ...box, fill: "none", stroke: "#0D8F86", strokeWidth: 6 }),
    coin(38 - half, 0, 22),
    strokes(price, half - (price.length > 1 ? 50 : 32), 0, 36, "#2E1B1A"),
  ];
};
