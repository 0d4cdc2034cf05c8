import { path, line } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

/** All below the upper half of the bun. */
const filling = (): RigNode[] => [
  path("M-58 16Q-58 44 -40 44H40Q58 44 58 16Z", { fill: "#E6B466" }),
  line("M-56 14Q-42 26 -28 14T0 14T28 14T56 14", "#5FBF4A", 12),
  path("M-56 -4H56V10H-56Z", { fill: "#FF6B5B" }),
];

export const sandwich: Picture = () => [
  ...filling(),
  path("M-58 -6Q-58 -44 0 -44Q58 -44 58 -6Z", { fill: "#F2C879" }),
  line("M-24 -28L-18 -24M6 -32L12 -28M30 -22L36 -18", "#FFF3C4", 5),
];
