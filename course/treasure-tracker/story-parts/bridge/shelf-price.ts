import { coin } from "#characters/shapes.ts";
import { el } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { strokes } from "#stage/base/strokes.ts";

/** A price on the edge of a shelf. */
export const shelfPrice = (price: string): RigNode[] => [
  el("rect", { x: -44, y: -22, width: 88, height: 44, rx: 10, fill: "#FFFDF7" }),
  el("rect", {
    x: -44,
    y: -22,
    width: 88,
    height: 44,
    rx: 10,
    fill: "none",
    stroke: "#0D8F86",
    strokeWidth: 4,
  }),
  coin(-20, 0, 14),
  strokes(price, 18, 0, 24, "#2E1B1A"),
];
