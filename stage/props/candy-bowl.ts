import { el, ellipse, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";

const SWEETS: [x: number, y: number, turn: number, fill: string, ends: string][] = [
  [-34, -34, -20, "#FFC93C", "#F29F1F"],
  [34, -34, 24, "#38B6FF", "#1C8FD6"],
  [0, -56, 6, "#FF7DB0", "#E8468A"],
  [-2, -28, -8, "#7ED99B", "#3DB878"],
];

/** A glass bowl of sweets in wrappers, 130 wide, which stands on (0, 26). */
export const candyBowl = (): RigNode[] => [
  ...SWEETS.map(([x, y, turn, fill, ends]) =>
    el(
      "g",
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      path("M-14 0L-34 -13V13ZM14 0L34 -13V13Z", { fill: ends }),
      ellipse(0, 0, 19, 17, fill),
      ellipse(-5, -6, 6, 4, "#fff", { opacity: 0.8 }),
    ),
  ),
  path("M-64 -22H64Q60 26 0 26T-64 -22Z", { fill: "#D8F1FA", stroke: "#8CC9DE", strokeWidth: 5 }),
  path("M-46 -8Q-40 10 -20 16", { stroke: "#fff", strokeWidth: 6, fill: "none" }),
];
