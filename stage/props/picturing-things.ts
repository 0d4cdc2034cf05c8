import { line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { coin } from "#characters/shapes.ts";
import { fingers } from "../cast/grip.ts";
import { circle } from "../base/shapes.ts";

/** Two of Pocket's paws over an edge, 300 apart, as big as his at size 1. */
export const pawsOver = (): RigNode[] =>
  [-124, 124].map((x) => fingers({ at: [x, 2], angle: x < 0 ? 0 : 180 }));

/** A puff that rises from something hot. */
export const steam = (): RigNode[] => [
  line("M-16 20q-12 -16 0 -30t0 -30M16 24q12 -16 0 -30t0 -30", "#EE9A5E", 10, { opacity: 0.85 }),
];

/** A thought over somebody who is under its left (-1) or right (1) side; 250 wide. */
export const thought = (side: -1 | 1, ...inside: RigNode[]): RigNode[] => [
  circle(side * 92, 136, 13, "#fff"),
  circle(side * 64, 104, 22, "#fff"),
  path(
    "M-86 62C-132 58 -136 4 -100 -14C-110 -62 -50 -92 -18 -66C10 -102 82 -88 84 -44C128 -38 132 24 92 38C84 84 22 92 0 66C-24 90 -72 88 -86 62Z",
    { fill: "#fff" },
  ),
  ...inside,
];

const HEAP: [x: number, y: number][] = [
  [-54, 16],
  [-18, 20],
  [18, 20],
  [54, 16],
  [-36, -6],
  [0, -4],
  [36, -6],
  [-18, -28],
  [18, -28],
  [0, -50],
];

/** Ten coins in a heap, 150 wide. */
export const coinHeap = (): RigNode[] => HEAP.map(([x, y]) => coin(x, y, 24));
