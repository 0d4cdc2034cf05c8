import { fingers } from "../cast/grip.ts";
import { el, ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { color } from "#characters/palette.ts";
import { coin } from "#characters/shapes.ts";
import { circle } from "../places/place.ts";
import { apple } from "./apple.ts";
import { jarEdge, jarGlass } from "./jar-glass.ts";
import { kite } from "./kite.ts";

/** Two of Pocket's paws over an edge, 300 apart, as big as his at size 1. */
export const pawsOver = (): RigNode[] =>
  [-124, 124].map((x) => fingers({ at: [x, 2], angle: x < 0 ? 0 : 180 }));

const wing = (side: 1 | -1, open: number): RigNode =>
  el(
    "g",
    { transform: `scale(${side * open} 1)` },
    path("M2 -2C20 -52 66 -52 62 -16C58 8 26 8 2 2Z", { fill: "#8B7BF7" }),
    path("M2 2C30 2 50 18 38 36C24 50 6 28 2 8Z", { fill: "#FF9EC4" }),
    circle(42, -20, 8, "#FFE98F"),
  );

/** A butterfly, 120 wide with its wings open. */
export const butterfly = (open: number): RigNode[] => [
  wing(-1, open),
  wing(1, open),
  line("M0 -18V26", "#3A2C58", 9),
  line("M-2 -20Q-8 -36 -16 -38M2 -20Q8 -36 16 -38", "#3A2C58", 3),
];

/** A bare foot that is held up: its sole is towards us, the leg goes down to the left. */
export const footSole = (): RigNode[] => [
  line("M-10 40Q-30 96 -56 120", "#8E5434", 62),
  ellipse(0, 0, 62, 74, color.furDark),
  ...[-40, -14, 14, 40].map((x, index) =>
    ellipse(x, -62 - (index % 3 === 0 ? 0 : 10), 19, 23, color.furDark),
  ),
  ellipse(0, 18, 38, 40, "#E9A58C"),
  ...[-40, -14, 14, 40].map((x, index) =>
    ellipse(x, -64 - (index % 3 === 0 ? 0 : 10), 10, 12, "#E9A58C"),
  ),
];

/** A puff that rises from something hot. */
export const steam = (): RigNode[] => [
  line("M-16 20q-12 -16 0 -30t0 -30M16 24q12 -16 0 -30t0 -30", "#EE9A5E", 10, { opacity: 0.85 }),
];

/** A thought over somebody who is under its left (-1) or right (1) side; 250 wide. */
const thought = (side: -1 | 1, ...inside: RigNode[]): RigNode[] => [
  circle(side * 92, 136, 13, "#fff"),
  circle(side * 64, 104, 22, "#fff"),
  path(
    "M-86 62C-132 58 -136 4 -100 -14C-110 -62 -50 -92 -18 -66C10 -102 82 -88 84 -44C128 -38 132 24 92 38C84 84 22 92 0 66C-24 90 -72 88 -86 62Z",
    { fill: "#fff" },
  ),
  ...inside,
];

/** He has no picture in his mind: only a tangle. */
export const tangleThought = (): RigNode[] =>
  thought(
    -1,
    line(
      "M-66 6C-50 -60 10 -54 12 -12C14 30 -50 30 -44 -8C-38 -48 44 -52 52 -10C60 34 -16 46 -20 10C-24 -24 40 -34 64 8Q70 26 54 34",
      "#8A94A8",
      9,
    ),
  );

/** A big lamp. */
export const lampThought = (): RigNode[] =>
  thought(
    1,
    path("M-58 56L-34 -6H34L58 56Z", { fill: "#FFE98F", opacity: 0.7 }),
    line("M0 -6V52", "#8E5A3C", 10),
    path("M-30 62Q0 40 30 62Z", { fill: "#8E5A3C" }),
    path("M-26 -62H26L48 -4H-48Z", { fill: "#8B7BF7" }),
    path("M-26 -62H-8L-16 -4H-48Z", { fill: "#B0A4FF" }),
    circle(0, 2, 13, "#FFF6C9"),
  );

/** The kite that somebody saves for. */
export const kiteThought = (): RigNode[] =>
  thought(-1, el("g", { transform: "translate(2 -2) scale(1.05)" }, ...kite(0)));

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

/** A treasure in its round shelf, with light around it. */
export const lit = (size: number, treasure: RigNode[]): RigNode[] => [
  circle(0, 0, 92, "#FFD34D", { opacity: 0.28 }),
  circle(0, 0, 70, "#FFE691"),
  circle(0, -6, 50, "#FFF6D2"),
  path("M-62 32Q0 96 62 32Z", { fill: "#C98A4B" }),
  line("M-104 0H-92M104 0H92M0 -104V-92M-74 -74L-66 -66M74 -74L66 -66", "#FFE98F", 7),
  el("g", { transform: `scale(${size})` }, ...treasure),
];

/** A magnifying glass with a wooden handle, and a coin large inside it, 200 wide. */
export const coinUnderLens = (): RigNode[] => [
  line("M56 60L116 126", "#7A4A2B", 36),
  circle(0, 0, 86, "#E9FAFF"),
  coin(0, 0, 62),
  circle(0, 0, 86, "none", { stroke: "#8B7BF7", strokeWidth: 20 }),
  line("M-60 -24Q-48 -50 -22 -60", "#fff", 11),
];

/** An apple with a hole, out of which a worm looks. */
export const appleWorm = (): RigNode[] => [
  ...apple(0),
  ellipse(18, 12, 13, 12, "#7A2B2B"),
  line("M18 14Q30 10 36 -4T52 -16", "#B7DB6A", 15),
  circle(54, -18, 12, "#B7DB6A"),
  circle(51, -22, 3.5, "#2E1B1A"),
  circle(60, -20, 3.5, "#2E1B1A"),
  line("M52 -12q4 4 8 1", "#4E6B2A", 3),
];

/** Half an apple with its core towards us. */
export const halfApple = (): RigNode[] => [
  path("M0 -26C-30 -44 -54 -18 -48 12C-42 40 -20 46 0 40Z", { fill: "#FF5A5F" }),
  path("M0 -20C-22 -32 -42 -14 -38 10C-34 32 -16 38 0 33Z", { fill: "#FFF6DC" }),
  ellipse(-9, 8, 6, 10, "#7A4A2B"),
  line("M0 -22Q0 -36 8 -44", "#7A4A2B", 8),
];

const glassJar = (edge: string, ...inside: RigNode[]): RigNode[] => [
  jarGlass(),
  ...inside,
  jarEdge(edge, 7),
  ellipse(0, -62, 54, 14, "none", { stroke: edge, strokeWidth: 9 }),
  line("M-44 -30V24", "#fff", 8),
];

/** The jar to save in, with coins and a picture of the goal on it. */
export const coinJar = (): RigNode[] =>
  glassJar(
    "#0D8F86",
    ...[-30, 2, 34].map((x) => coin(x, 52, 18)),
    ...[-14, 20].map((x) => coin(x, 22, 18)),
    el("g", { transform: "translate(4 -20) scale(.5)" }, ...kite(0)),
  );

/** The jar to share from, with a heart on it. */
export const heartJar = (): RigNode[] =>
  glassJar(
    "#5546CC",
    ...[-28, 0, 28].map((x) => coin(x, 54, 17)),
    path("M0 30C-44 4 -40 -34 -14 -32Q-4 -32 0 -20Q4 -32 14 -32C40 -34 44 4 0 30Z", {
      fill: "#FF6B8A",
    }),
  );
