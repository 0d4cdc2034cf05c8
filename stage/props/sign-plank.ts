import { el, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { circle } from "../places/place.ts";
import { strokes } from "../strokes.ts";

/** A pole for three planks; its foot is at (0, 0). */
export const signPole = (): RigNode[] => [
  line("M0 0V-520", "#8E5A3C", 24),
  circle(0, -528, 20, "#FFC93C"),
  path("M-44 6Q0 -22 44 6Z", { fill: "#C79F72" }),
];

/** What a plank shows, around (0, 0) in a circle of 66. */
type Sign = (fill: string) => RigNode[];

/** A paw that is held up. */
export const stopSign: Sign = (fill) => [
  el("ellipse", { cx: 0, cy: 9, rx: 16, ry: 15, fill }),
  ...[
    [-17, -8],
    [-6, -17],
    [6, -17],
    [17, -8],
  ].map(([x = 0, y = 0]) => circle(x, y, 6.5, fill)),
];

/** A head with a question in its thought. */
export const thinkSign: Sign = (fill) => [
  path("M-22 -2q-6 -18 12 -20q14 -12 26 2q16 2 10 18q-4 12 -18 8q-12 8 -20 0q-8 0 -10 -8Z", {
    fill,
  }),
  circle(-9, 16, 5.5, fill),
  circle(-17, 24, 3.5, fill),
  circle(-8, -6, 3, "#fff"),
  circle(2, -6, 3, "#fff"),
  circle(12, -6, 3, "#fff"),
];

/** One of two: it has a tick. */
export const chooseSign: Sign = (fill) => [line("M-17 1L-4 15L19 -14", fill, 11)];

/** A plank with a picture and a word, 236 wide. */
export const signPlank = (sign: Sign, word: string, fill: string): RigNode[] => [
  el("rect", { x: -118, y: -36, width: 236, height: 78, rx: 20, fill: "#2E1B1A", opacity: 0.18 }),
  el("rect", { x: -118, y: -42, width: 236, height: 78, rx: 20, fill }),
  circle(-74, -3, 33, "#fff"),
  el("g", { transform: "translate(-74 -3)" }, ...sign(fill)),
  strokes(word, 38, -3, 25, "#fff"),
];
