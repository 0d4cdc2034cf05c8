import { el, ellipse, line } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { coin } from "#characters/shapes.ts";
import { strokes } from "../base/strokes.ts";

export const TEAL = "#0D8F86";

/** Where coin `index` lies in the jar: two in a row, from the bottom up. */
export const inSaveJar = (index: number): [x: number, y: number] => [
  index % 2 === 0 ? -38 : 6,
  -30 - 40 * Math.floor(index / 2),
];

/** A tall jar over (0, 0), 160 wide, with a mark for every two of its ten coins. */
export const saveJar = (coins = 0): RigNode[] => [
  el("rect", { x: -80, y: -276, width: 160, height: 276, rx: 34, fill: "#E3F8FF" }),
  ellipse(0, -272, 62, 15, "#A9DCEB"),
  ...[2, 4, 6, 8, 10].flatMap((mark, row) => [
    line(`M32 ${-10 - 40 * row}H72`, "#9FD6E6", 4),
    strokes(String(mark), 54, -30 - 40 * row, 20, TEAL),
  ]),
  ...Array.from({ length: coins }, (_, index) => coin(...inSaveJar(index), 19)),
  el("rect", { x: -76, y: -258, width: 152, height: 40, fill: TEAL }),
  strokes("SAVE", 0, -238, 22, "#fff"),
  el("rect", {
    x: -80,
    y: -276,
    width: 160,
    height: 276,
    rx: 34,
    fill: "none",
    stroke: TEAL,
    strokeWidth: 7,
  }),
  ellipse(0, -274, 70, 17, "none", { stroke: TEAL, strokeWidth: 9 }),
  line("M-64 -190V-60", "#fff", 8),
];
