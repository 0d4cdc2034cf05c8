import { el } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { coin } from "#characters/shapes.ts";
import { strokes } from "#stage/base/strokes.ts";
import { thing } from "#stage/kit/thing.ts";
import type { Thing } from "#stage/kit/thing.ts";

/** A price tag with a coin and a number, 124 wide. */
const priceTag = (price: string, edge: string): RigNode[] => [
  el("rect", {
    x: -62,
    y: -32,
    width: 124,
    height: 64,
    rx: 14,
    fill: "#fff",
    stroke: edge,
    strokeWidth: 6,
  }),
  coin(-24, 0, 22),
  strokes(price, 30, 0, 36, "#2E1B1A"),
];

/** Things of this story alone. */
export const things = {
  priceNine: thing(() => priceTag("9", "#E04A45")),
  priceSeven: thing(() => priceTag("7", "#0D8F86")),
} satisfies Record<string, Thing>;
