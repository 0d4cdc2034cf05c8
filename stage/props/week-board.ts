import { el, line } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { strokes } from "../strokes.ts";

/** Where the box of a week is on the board, from 0. */
export const weekBox = (week: number): [x: number, y: number] => [-104 + week * 52, 22];

/** A board with a box for each of five weeks, 290 wide. */
export const weekBoard = (): RigNode[] => [
  line("M-90 -84L0 -128L90 -84", "#8E5A3C", 6),
  el("rect", { x: -145, y: -88, width: 290, height: 176, rx: 22, fill: "#8E5A3C" }),
  el("rect", { x: -133, y: -76, width: 266, height: 152, rx: 14, fill: "#FFF3DC" }),
  strokes("WEEKS", 0, -46, 30, "#6C5BE0"),
  ...[0, 1, 2, 3, 4].flatMap((week) => {
    const [x, y] = weekBox(week);
    return [
      el("rect", {
        x: x - 23,
        y: y - 42,
        width: 46,
        height: 88,
        rx: 9,
        fill: "#fff",
        stroke: "#B7ABF5",
        strokeWidth: 4,
      }),
      strokes(String(week + 1), x, y - 20, 24, "#4A3AB0"),
    ];
  }),
];

/** The tick in the box of a week that is over. */
export const tick = (): RigNode[] => [line("M-15 2L-4 13L16 -13", "#1E9E63", 10)];

/** A card with a number, 80 wide. */
export const numberCard = (number: string): RigNode[] => [
  el("rect", {
    x: -38,
    y: -50,
    width: 76,
    height: 100,
    rx: 16,
    fill: "#fff",
    stroke: "#6C5BE0",
    strokeWidth: 6,
  }),
  strokes(number, 0, 0, 56, "#4A3AB0"),
];
