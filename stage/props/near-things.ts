import { path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { dot } from "#characters/shapes.ts";

/** A palm's leaf that hangs into the picture from above, in the shade. */
export const palmNear = (): RigNode[] => [
  path(
    "M0 0C70 -66 190 -84 300 -8C276 -18 262 -16 250 -6C240 -22 222 -24 208 -12C196 -28 178 -28 164 -12C150 -26 132 -24 118 -8C102 -20 84 -16 72 0C50 -8 24 -4 0 0Z",
    { fill: "#14693F", transform: "rotate(52)" },
  ),
  path(
    "M0 0C70 -66 190 -84 300 -8C276 -18 262 -16 250 -6C240 -22 222 -24 208 -12C196 -28 178 -28 164 -12C150 -26 132 -24 118 -8C102 -20 84 -16 72 0C50 -8 24 -4 0 0Z",
    { fill: "#1F8A57", transform: "rotate(24)" },
  ),
];

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
