import { path, line, ellipse, el } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { dot, starPath } from "#characters/shapes.ts";
import { circle } from "#stage/base/shapes.ts";
import { jarGlass, jarEdge } from "#stage/props/jar-glass.ts";
import { strokes } from "#stage/base/strokes.ts";
import { thing } from "#stage/kit/thing.ts";
import type { Thing } from "#stage/kit/thing.ts";

/** A plate from above. */
const plateTop = (): RigNode[] => [
  circle(8, 12, 112, "#3A2320", { opacity: 0.16 }),
  circle(0, 0, 108, "#fff"),
  circle(0, 0, 78, "#E6EEF5"),
  circle(0, 0, 70, "#F6FAFD"),
];

/** A sandwich from above. */
const sandwichTop = (): RigNode[] => [
  path(
    "M-74 10Q-88 -34 -56 -46Q-48 -82 -8 -72Q34 -90 52 -56Q86 -44 74 -4Q88 36 52 50Q36 82 0 72Q-38 84 -52 50Q-80 44 -74 10Z",
    { fill: "#58B368" },
  ),
  circle(0, 0, 66, "#C97B33"),
  circle(0, -3, 62, "#E9A54F"),
  path(
    [
      [-24, -26],
      [14, -36],
      [34, -6],
      [-6, 2],
      [-38, 8],
      [18, 28],
      [-14, 36],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 7, 4.5))
      .join(""),
    { fill: "#FFF3DC" },
  ),
];

/** The crab's claw from above, open. */
const clawTop = (): RigNode[] => [
  path("M-28 30Q-36 220 -56 420H56Q36 220 28 30Z", { fill: "#D9463F" }),
  path(
    "M-62 22C-74 -30 -58 -82 -20 -104C-26 -72 -18 -46 0 -26C18 -46 26 -72 20 -104C58 -82 74 -30 62 22C54 70 -54 70 -62 22Z",
    { fill: "#FF6B5B" },
  ),
  path("M-46 6C-52 -26 -44 -54 -30 -70C-32 -40 -24 -22 -10 -10Z", {
    fill: "#FF9A8C",
    opacity: 0.8,
  }),
];

/** The same after a bite from above. */
const bittenSandwich = (): RigNode[] => [
  path(
    "M-58 16Q-58 44 -40 44H40Q58 44 58 16L44 14Q34 30 20 18Q10 36 -8 24Q-24 34 -32 16Q-44 22 -46 14Z",
    { fill: "#E6B466" },
  ),
  line("M-56 14Q-50 20 -44 18M46 16Q52 20 56 14", "#5FBF4A", 12),
  path("M-56 -4H-36Q-46 6 -38 10H-56ZM56 -4H38Q48 4 42 10H56Z", { fill: "#FF6B5B" }),
  path("M-58 -6Q-58 -28 -40 -36Q-48 -20 -36 -6Z", { fill: "#F2C879" }),
  path("M58 -6Q58 -28 42 -35Q50 -18 38 -6Z", { fill: "#F2C879" }),
];

/** A plate, from above, 130 wide. */
const plate = (): RigNode[] => [
  ellipse(0, 5, 66, 21, "#C9D6E4"),
  ellipse(0, 0, 66, 21, "#fff"),
  ellipse(0, 0, 44, 13, "#E6EEF6"),
];

const slats = (fill: string, edge: string): RigNode[] => [
  el("rect", { x: -84, y: -52, width: 168, height: 30, rx: 8, fill }),
  el("rect", { x: -84, y: -16, width: 168, height: 30, rx: 8, fill }),
  el("rect", { x: -84, y: 20, width: 168, height: 30, rx: 8, fill }),
  el("rect", { x: -84, y: -56, width: 24, height: 110, rx: 8, fill: edge }),
  el("rect", { x: 60, y: -56, width: 24, height: 110, rx: 8, fill: edge }),
];

/** A box for vegetables, 170 wide, on its ground at y 54. */
const newBox = (): RigNode[] => [
  ellipse(0, 52, 104, 14, "#2E1B1A", { opacity: 0.2 }),
  ...slats("#5CC8B8", "#1F9A8B"),
];

/** The same box after the wind: its boards are apart. */
const brokenBox = (): RigNode[] => [
  ellipse(0, 50, 132, 15, "#2E1B1A", { opacity: 0.2 }),
  el("rect", { x: -110, y: 20, width: 190, height: 28, rx: 8, fill: "#1F9A8B" }),
  el("rect", {
    x: -84,
    y: -20,
    width: 150,
    height: 28,
    rx: 8,
    fill: "#5CC8B8",
    transform: "rotate(-22)",
  }),
  el("rect", {
    x: -30,
    y: -60,
    width: 24,
    height: 110,
    rx: 8,
    fill: "#2BA898",
    transform: "rotate(24)",
  }),
  el("rect", {
    x: 60,
    y: -50,
    width: 24,
    height: 100,
    rx: 8,
    fill: "#2BA898",
    transform: "rotate(-38 72 0)",
  }),
  line("M84 -60l14 -20M104 -50l24 -8M60 -70l-2 -24", "#FFF3DC", 7),
];

/** A basket with a handle, 150 wide. */
const basket = (): RigNode[] => [
  line("M-62 -10Q-60 -96 0 -96T62 -10", "#8E5A3C", 12),
  path("M-76 -14H76L58 56H-58Z", { fill: "#D99A58" }),
  line("M-68 14H68M-62 38H62M-34 -10L-28 54M0 -10V54M34 -10L28 54", "#A86B36", 6, {
    opacity: 0.7,
  }),
  el("rect", { x: -82, y: -26, width: 164, height: 24, rx: 12, fill: "#B97A4E" }),
];

/** A picnic blanket on the ground, 420 wide. */
const blanket = (): RigNode[] => [
  path("M-170 -44H170L214 44H-214Z", { fill: "#FFF3DC" }),
  path("M-170 -44H-98L-122 44H-214ZM-26 -44H38L50 44H-32ZM108 -44H170L214 44H134Z", {
    fill: "#FF6B5B",
    opacity: 0.55,
  }),
  path("M-184 -14H184L198 16H-198Z", { fill: "#FF6B5B", opacity: 0.35 }),
];

/** A carrot that lies on the ground, 140 wide. */
const carrotLying = (): RigNode[] => [
  el(
    "g",
    { transform: "rotate(74)" },
    path("M-20 -26H20Q22 14 0 60Q-22 14 -20 -26Z", { fill: "#FF8A3C" }),
    line("M-12 0H4M-4 20H8", "#E0662A", 4),
    path("M0 -24L-26 -62L-8 -52L0 -76L8 -52L26 -62Z", { fill: "#3DB878" }),
  ),
];

/** Where the coins of a full jar lie: five in it, five over its rim. */
const HEAP: [x: number, y: number][] = [
  [-20, -88],
  [20, -88],
  [-38, -66],
  [0, -66],
  [38, -66],
  [-19, 30],
  [19, 30],
  [-36, 58],
  [0, 58],
  [36, 58],
];

/** Coins as one drawing, for where there are many. */
const heap = (spots: readonly [number, number][], r: number): RigNode[] => [
  path(
    spots
      .map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
      .join(""),
    { fill: "#FFC93C", stroke: "#F29F1F", strokeWidth: 4 },
  ),
  path(spots.map(([x, y]) => starPath(x, y, r * 0.5, r * 0.24)).join(""), { fill: "#F29F1F" }),
];

/** The share jar with all ten coins in it, 120 wide and 160 high. */
const jarOfCoins = (): RigNode[] => [
  ...heap(HEAP.slice(0, 5), 19),
  jarGlass(),
  ...heap(HEAP.slice(5), 18),
  jarEdge("#5546CC", 6),
  ellipse(0, -56, 54, 13, "none", { stroke: "#5546CC", strokeWidth: 8 }),
  el("rect", { x: -56, y: -40, width: 112, height: 42, fill: "#5546CC" }),
  strokes("SHARE", 0, -19, 21, "#fff"),
];

/** The same jar after the lunch is paid: it has no label, because not all in it is shared. */
const jarWith = (coins: 4 | 5): RigNode[] => [
  jarGlass(),
  ...heap(HEAP.slice(-coins), 18),
  jarEdge("#2F8FC4", 6),
  ellipse(0, -56, 54, 13, "none", { stroke: "#2F8FC4", strokeWidth: 8 }),
  line("M-40 -22V24", "#fff", 9),
];

/** Things of this story alone. */
export const things = {
  plateTop: thing(plateTop),
  sandwichTop: thing(sandwichTop),
  clawTop: thing(clawTop),
  plate: thing(plate),
  brokenBox: thing(brokenBox),
  newBox: thing(newBox, { hold: { box: [-78, -30, 78, 60] } }),
  basket: thing(basket),
  blanket: thing(blanket, { reach: [150, 40, 150, 40] }),
  carrotLying: thing(carrotLying),
  jarOfCoins: thing(jarOfCoins, { hold: { box: [-60, -62, 60, 82] }, feet: [50, 80] }),
  jarOfFour: thing(() => jarWith(4), { hold: { box: [-60, -62, 60, 82] }, feet: [50, 80] }),
  bittenSandwich: thing(bittenSandwich, { hold: { box: [-60, -30, 60, 42] } }),
} satisfies Record<string, Thing>;
