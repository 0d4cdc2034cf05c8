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

/** A plank with a number and a word, 236 wide. */
export const signPlank = (number: string, word: string, fill: string): RigNode[] => [
  el("rect", { x: -118, y: -36, width: 236, height: 78, rx: 20, fill: "#2E1B1A", opacity: 0.18 }),
  el("rect", { x: -118, y: -42, width: 236, height: 78, rx: 20, fill }),
  circle(-80, -3, 26, "#fff"),
  strokes(number, -80, -3, 30, fill),
  strokes(word, 32, -3, 26, "#fff"),
];
