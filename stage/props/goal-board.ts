import { el, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { strokes } from "../strokes.ts";

/** Heights of its rows: what, how much, by when. */
const ROWS: [word: string, y: number, fill: string][] = [
  ["WHAT", -140, "#FF6B5B"],
  ["HOW MUCH", 0, "#0D8F86"],
  ["WHEN", 140, "#6C5BE0"],
];

/** A board for a goal on two posts, 400 wide and 440 high, with an empty place in each row. */
export const goalBoard = (): RigNode[] => [
  line("M-150 200V286M150 200V286", "#8E5A3C", 26),
  el("rect", { x: -206, y: -222, width: 412, height: 444, rx: 34, fill: "#8E5A3C" }),
  el("rect", { x: -192, y: -208, width: 384, height: 416, rx: 24, fill: "#FFF3DC" }),
  path("M-180 -70H180M-180 70H180", { stroke: "#E2C08F", strokeWidth: 6, fill: "none" }),
  ...ROWS.flatMap(([word, y, fill]) => [
    strokes(word, -72, y, 30, fill),
    el("circle", {
      cx: 122,
      cy: y,
      r: 56,
      fill: "#fff",
      stroke: fill,
      strokeWidth: 5,
      strokeDasharray: "12 12",
    }),
  ]),
];
