import { line, path } from "#characters/node.ts";
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

/** The same after a bite from above. */
export const bittenSandwich = (): RigNode[] => [
  path(
    "M-58 16Q-58 44 -40 44H40Q58 44 58 16L44 14Q34 30 20 18Q10 36 -8 24Q-24 34 -32 16Q-44 22 -46 14Z",
    { fill: "#E6B466" },
  ),
  line("M-56 14Q-50 20 -44 18M46 16Q52 20 56 14", "#5FBF4A", 12),
  path("M-56 -4H-36Q-46 6 -38 10H-56ZM56 -4H38Q48 4 42 10H56Z", { fill: "#FF6B5B" }),
  path("M-58 -6Q-58 -28 -40 -36Q-48 -20 -36 -6Z", { fill: "#F2C879" }),
  path("M58 -6Q58 -28 42 -35Q50 -18 38 -6Z", { fill: "#F2C879" }),
];
