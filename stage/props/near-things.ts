import { el, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";

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

/** Dust where something heavy lands. */
export const dustPuff = (): RigNode[] => [
  el("path", {
    d: "M-90 0a26 26 0 0 1 40 -20a34 34 0 0 1 58 -8a30 30 0 0 1 46 12a22 22 0 0 1 36 16Z",
    fill: "#FFF3DC",
    opacity: 0.9,
  }),
];
