import { el, ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { coin, starPath } from "#characters/shapes.ts";
import { strokes } from "../strokes.ts";
import { hat } from "./hat.ts";
import { jarEdge, jarGlass } from "./jar-glass.ts";

/** A small turtle that looks up, 130 wide; it stands on its feet at y 40. */
export const turtle = (): RigNode[] => [
  ellipse(-38, 30, 16, 12, "#5FB36B"),
  ellipse(34, 30, 16, 12, "#5FB36B"),
  path("M-70 18L-44 8L-44 28Z", { fill: "#5FB36B" }),
  path("M34 14Q46 -34 72 -44Q104 -44 102 -16Q96 10 62 26Z", { fill: "#7CCB83" }),
  ellipse(78, -24, 10, 12, "#fff"),
  ellipse(81, -25, 6, 8, "#2E1B1A"),
  line("M84 -4Q94 -4 98 -10", "#2E6B3C", 5),
  path("M-56 24Q-58 -40 0 -42Q56 -40 56 24Z", { fill: "#2F8A6B" }),
  path("M-14 -40L-26 -8L-6 20M14 -40L26 -8L6 20M-26 -8H26M-52 0L-26 -8M52 0L26 -8", {
    stroke: "#1F6650",
    strokeWidth: 5,
    fill: "none",
  }),
  path("M-60 18H60V28Q0 40 -60 28Z", { fill: "#E8D9A0" }),
];

/** A box for coins with a slot, 190 wide and 190 high on its ground at y 95. */
export const turtleBox = (): RigNode[] => [
  el("rect", { x: -95, y: -95, width: 190, height: 190, rx: 18, fill: "#C98A4B" }),
  el("rect", { x: -95, y: -95, width: 190, height: 34, rx: 14, fill: "#E2B57E" }),
  el("rect", { x: -42, y: -87, width: 84, height: 14, rx: 7, fill: "#5E3421" }),
  el("rect", { x: -82, y: -48, width: 164, height: 130, rx: 14, fill: "#FFF3DC" }),
  strokes("TURTLES", 0, -18, 22, "#0D7A5F"),
  el("g", { transform: "translate(-8 42) scale(.62)" }, ...turtle()),
];

const leg = (x: number, side: 1 | -1): string => `M${x} 14L${x + side * 14} 34`;

const crabBody = (): RigNode[] => [
  line([leg(-26, -1), leg(-10, -1), leg(10, 1), leg(26, 1)].join(""), "#D9453E", 8),
  line("M-36 4L-60 -12M36 4L60 -12", "#D9453E", 9),
  path("M-72 -8C-84 -26 -72 -44 -56 -40C-60 -32 -58 -26 -50 -22C-54 -10 -62 -4 -72 -8Z", {
    fill: "#FF6B5B",
  }),
  path("M72 -8C84 -26 72 -44 56 -40C60 -32 58 -26 50 -22C54 -10 62 -4 72 -8Z", {
    fill: "#FF6B5B",
  }),
  ellipse(0, 0, 44, 28, "#FF6B5B"),
];

const crabEyes = (): RigNode[] =>
  [-15, 15].flatMap((x) => [
    ellipse(x, -16, 13, 15, "#fff"),
    ellipse(x - 2, -15, 7, 9, "#2E1B1A"),
    ellipse(x - 4, -19, 3, 3, "#fff"),
  ]);

/** A small crab with cold ears, 150 wide; its feet are at y 36. */
export const smallCrab = (): RigNode[] => [
  ...crabBody(),
  ...crabEyes(),
  line("M-10 10Q0 3 10 10", "#7A2350", 5),
];

/** The same crab in Pocket's hat. */
export const crabInHat = (): RigNode[] => [
  ...crabBody(),
  ...crabEyes(),
  path("M-13 4Q0 16 13 4Q10 20 0 20T-13 4Z", { fill: "#7A2350" }),
  el("g", { transform: "translate(0 -68) scale(.95)" }, ...hat(0)),
];

/** Sunglasses that fit Pocket's eyes, around the middle between them. */
export const shades = (): RigNode[] => [
  line("M-160 -16L-128 -6M160 -16L128 -6", "#2A2160", 15),
  path("M-136 -40H-20Q-14 30 -76 44Q-140 30 -136 -40Z", { fill: "#2A2160" }),
  path("M136 -40H20Q14 30 76 44Q140 30 136 -40Z", { fill: "#2A2160" }),
  line("M-24 -28Q0 -40 24 -28", "#2A2160", 15),
  line("M-116 -22L-92 10M40 -22L64 10", "#8B7BF7", 13),
];

/** A plate, from above, 130 wide. */
export const plate = (): RigNode[] => [
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
export const newBox = (): RigNode[] => [
  ellipse(0, 52, 104, 14, "#2E1B1A", { opacity: 0.2 }),
  ...slats("#5CC8B8", "#1F9A8B"),
];

/** The same box after the wind: its boards are apart. */
export const brokenBox = (): RigNode[] => [
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
export const basket = (): RigNode[] => [
  line("M-62 -10Q-60 -96 0 -96T62 -10", "#8E5A3C", 12),
  path("M-76 -14H76L58 56H-58Z", { fill: "#D99A58" }),
  line("M-68 14H68M-62 38H62M-34 -10L-28 54M0 -10V54M34 -10L28 54", "#A86B36", 6, {
    opacity: 0.7,
  }),
  el("rect", { x: -82, y: -26, width: 164, height: 24, rx: 12, fill: "#B97A4E" }),
];

/** A picnic blanket on the ground, 420 wide. */
export const blanket = (): RigNode[] => [
  path("M-170 -44H170L214 44H-214Z", { fill: "#FFF3DC" }),
  path("M-170 -44H-98L-122 44H-214ZM-26 -44H38L50 44H-32ZM108 -44H170L214 44H134Z", {
    fill: "#FF6B5B",
    opacity: 0.55,
  }),
  path("M-184 -14H184L198 16H-198Z", { fill: "#FF6B5B", opacity: 0.35 }),
];

/** A carrot that lies on the ground, 140 wide. */
export const carrotLying = (): RigNode[] => [
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
export const jarOfCoins = (): RigNode[] => [
  ...heap(HEAP.slice(0, 5), 19),
  jarGlass(),
  ...heap(HEAP.slice(5), 18),
  jarEdge("#5546CC", 6),
  ellipse(0, -56, 54, 13, "none", { stroke: "#5546CC", strokeWidth: 8 }),
  el("rect", { x: -56, y: -40, width: 112, height: 42, fill: "#5546CC" }),
  strokes("SHARE", 0, -19, 21, "#fff"),
];

/** The same jar after the lunch is paid: it has no label, because not all in it is shared. */
export const jarWith = (coins: 4 | 5): RigNode[] => [
  jarGlass(),
  ...heap(HEAP.slice(-coins), 18),
  jarEdge("#2F8FC4", 6),
  ellipse(0, -56, 54, 13, "none", { stroke: "#2F8FC4", strokeWidth: 8 }),
  line("M-40 -22V24", "#fff", 9),
];

/** A magnifying glass; its lens is around (0, 0). */
export const lens = (): RigNode[] => [
  line("M58 64L104 120", "#6A4BB0", 30),
  el("circle", { cx: 0, cy: 0, r: 86, fill: "#E9FAFF", fillOpacity: 0.55 }),
  el("circle", { cx: 0, cy: 0, r: 86, fill: "none", stroke: "#8B7BF7", strokeWidth: 18 }),
  line("M-52 -30Q-38 -54 -12 -60", "#fff", 11),
];

/** The same glass before Pocket's eye, which it makes huge. */
export const lensEye = (): RigNode[] => [
  line("M58 64L104 120", "#6A4BB0", 30),
  el("circle", { cx: 0, cy: 0, r: 86, fill: "#A0623C" }),
  ellipse(0, 4, 80, 78, "#fff"),
  el("circle", { cx: -4, cy: 8, r: 58, fill: "#4A2516" }),
  ellipse(-4, 36, 36, 22, "#8A4B25"),
  el("circle", { cx: -4, cy: 2, r: 38, fill: "#1F1010" }),
  el("circle", { cx: -28, cy: -18, r: 20, fill: "#fff" }),
  el("circle", { cx: 22, cy: 30, r: 10, fill: "#fff" }),
  el("circle", { cx: 0, cy: 0, r: 86, fill: "none", stroke: "#8B7BF7", strokeWidth: 18 }),
];

/** A price tag with a coin and a number, 124 wide. */
export const priceTag = (price: string, edge: string): RigNode[] => [
  el("rect", {
    x: -62,
    y: -32,
    width: 124,
    height: 64,
    rx: 14,
    fill: "#fff",
    stroke: edge,
    strokeWidth: 6,
  }),
  coin(-24, 0, 22),
  strokes(price, 30, 0, 36, "#2E1B1A"),
];
