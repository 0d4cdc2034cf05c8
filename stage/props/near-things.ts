import { path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { dot } from "#characters/shapes.ts";

/** Dust where something heavy lands: a round cloud in light and shadow, with grains that fly. */
export const dustPuff = (): RigNode[] => [
  path(dot(-58, -12, 34, 26) + dot(-14, -30, 44, 40) + dot(38, -20, 40, 32) + dot(76, -4, 24, 18), {
    fill: "#DDB87C",
  }),
  path(dot(-60, -18, 28, 21) + dot(-18, -40, 36, 31) + dot(34, -28, 33, 25) + dot(76, -8, 18, 13), {
    fill: "#F7E2B4",
  }),
  path(dot(-26, -52, 17, 12) + dot(28, -38, 14, 9) + dot(-66, -26, 11, 8), { fill: "#FFF8E6" }),
  path(
    dot(-84, -66, 7, 7) +
      dot(-40, -98, 5, 5) +
      dot(8, -92, 8, 8) +
      dot(54, -80, 5, 5) +
      dot(92, -46, 7, 7),
    { fill: "#D8AC69" },
  ),
];
