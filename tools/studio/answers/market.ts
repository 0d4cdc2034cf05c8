import { el, ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { starPath } from "#characters/shapes.ts";
import { props } from "#stage/props/props.ts";
import { at, coinRow } from "./toys.ts";

/* Things to wear, to carry and to buy, and who sells them, in a square of 160 around (0, 0). */

const circle = (cx: number, cy: number, r: number, fill: string) =>
  el("circle", { cx, cy, r, fill });
const box = (x: number, y: number, width: number, height: number, rx: number, fill: string) =>
  el("rect", { x, y, width, height, rx, fill });

export const crown = (): RigNode[] => [
  path("M-54 44L-62 -26L-32 2L0 -46L32 2L62 -26L54 44Z", { fill: "#FFC93C" }),
  path("M-54 44L-56 26H56L54 44Z", { fill: "#F29F1F" }),
  circle(-62, -30, 9, "#FF5A8F"),
  circle(0, -50, 10, "#38B6FF"),
  circle(62, -30, 9, "#FF5A8F"),
  circle(0, 12, 11, "#FF6B5B"),
  path(starPath(-40, -56, 12, 5, 4) + starPath(44, -60, 10, 4, 4), { fill: "#FFE691" }),
  line("M-42 4L-38 22", "#FFF7D6", 6),
];

export const raincoat = (): RigNode[] => [
  path("M-24 -38Q-30 -70 0 -70T24 -38Z", { fill: "#E8B424" }),
  path("M-20 -42H20L50 -18L58 24L40 30L34 8V64H-34V8L-40 30L-58 24L-50 -18Z", { fill: "#FFC93C" }),
  ellipse(0, -46, 15, 15, "#7A5A12"),
  line("M0 -30V62", "#D98F45", 5),
  line("M-24 34H-12M12 34H24", "#D98F45", 6),
  circle(9, -10, 5, "#7A4A2B"),
  circle(9, 14, 5, "#7A4A2B"),
];

export const graySocks = (): RigNode[] => [
  path("M-46 -46H-16V10Q-16 20 -6 24Q8 32 0 44Q-8 52 -22 46L-40 36Q-46 32 -46 22Z", {
    fill: "#C3CAD4",
  }),
  path("M12 -46H42V10Q42 20 50 24Q62 32 56 44Q48 52 36 46L18 36Q12 32 12 22Z", { fill: "#C3CAD4" }),
  path("M-46 -46H-16V-32H-46ZM12 -46H42V-32H12Z", { fill: "#9AA6B4" }),
];

export const necklace = (): RigNode[] => [
  line("M-46 -50Q-58 34 0 38Q58 34 46 -50", "#F29F1F", 5),
  ...(
    [
      [-47, -24],
      [-41, 6],
      [-22, 29],
      [22, 29],
      [41, 6],
      [47, -24],
    ] as const
  ).map(([x, y]) => circle(x, y, 9, "#FFC93C")),
  path(starPath(0, 46, 24, 11), { fill: "#FFC93C", stroke: "#F29F1F", strokeWidth: 4 }),
  circle(0, 46, 7, "#FF5A8F"),
  path(starPath(-10, -30, 12, 4, 4) + starPath(20, -6, 9, 3, 4), { fill: "#FFD765" }),
];

export const umbrella = (): RigNode[] => [
  line("M0 -30V62", "#9A6238", 8),
  path("M-68 2Q-64 -62 0 -64Q64 -62 68 2Q52 -10 34 2Q18 -10 0 2Q-18 -10 -34 2Q-52 -10 -68 2Z", {
    fill: "#3FAE6E",
  }),
  path("M-34 2Q-30 -46 0 -64Q30 -46 34 2Q18 -10 0 2Q-18 -10 -34 2Z", { fill: "#93E3B0" }),
  circle(0, -66, 6, "#1F6A40"),
  path("M-54 70Q0 50 54 70Z", { fill: "#F3DDAA" }),
];

export const gloves = (): RigNode[] => {
  const glove = path(
    "M-18 44V0Q-18 -8 -13 -8V-30Q-13 -38 -6 -38T1 -30V-36Q1 -44 8 -44T15 -36V-28Q15 -35 21 -35T27 -28V2Q36 -10 42 -4Q46 2 34 20L26 32V44Z",
    { fill: "#A9B4C2" },
  );
  const cuff = box(-20, 40, 48, 18, 7, "#7E8B9C");
  const other = el("g", { transform: "scale(-1 1)" }, glove, cuff);
  return [at(-38, 0, 0.85, glove, cuff), at(38, 0, 0.85, other)];
};

export const starNet = (): RigNode[] => [
  line("M20 22L58 62", "#F29F1F", 9),
  circle(-14, -16, 46, "#FFFDF2"),
  line(
    "M-44 -46L16 14M-56 -26L-4 26M-26 -58L26 -6M16 -46L-44 14M26 -26L-24 26M-2 -58L-56 -6",
    "#FFD765",
    4,
  ),
  el("circle", { cx: -14, cy: -16, r: 46, fill: "none", stroke: "#FFC93C", strokeWidth: 9 }),
  path(starPath(-14, -66, 13, 6) + starPath(-62, -8, 11, 5) + starPath(36, -8, 11, 5), {
    fill: "#FF8A3C",
  }),
];

export const tinCan = (): RigNode[] => [
  path("M-36 -34V42Q0 62 36 42V-34Z", { fill: "#B4BECB" }),
  line("M-34 -6Q0 12 34 -6M-34 18Q0 36 34 18", "#8F9BAA", 5),
  ellipse(0, -34, 36, 14, "#8F9BAA"),
  ellipse(0, -34, 36, 14, "none", { stroke: "#D5DCE4", strokeWidth: 5 }),
  line("M-24 -8V34", "#DDE3EA", 6),
];

export const basket = (): RigNode[] => [
  line("M-52 -8Q-50 -64 0 -64T52 -8", "#9A6238", 10),
  path("M-66 -10H66L50 52Q0 62 -50 52Z", { fill: "#D9A35E" }),
  line("M-60 10H60M-55 30H55M-44 -6L-34 54M-15 -6L-11 56M15 -6L11 56M44 -6L34 54", "#A8703A", 5),
  box(-70, -18, 140, 16, 8, "#B97A4E"),
];

export const starSweater = (): RigNode[] => [
  path("M-26 -46H26L58 -20L66 34L42 38L36 8V56H-36V8L-42 38L-66 34L-58 -20Z", { fill: "#5B7BE0" }),
  path("M-26 -46Q0 -22 26 -46L20 -54H-20Z", { fill: "#3F59B8" }),
  path("M-36 44H36V58H-36ZM-67 26L-43 30L-42 40L-66 36ZM67 26L43 30L42 40L66 36Z", {
    fill: "#3F59B8",
  }),
  path(starPath(-16, 2, 12, 5) + starPath(16, -4, 12, 5) + starPath(0, 26, 12, 5), {
    fill: "#FFE691",
  }),
];

export const paperFan = (): RigNode[] => [
  path("M0 50L-64 -8Q-50 -50 0 -54Q50 -50 64 -8Z", { fill: "#F6EBD6" }),
  line("M0 48L-42 -32M0 48L-15 -50M0 48L15 -50M0 48L42 -32", "#D8C7A6", 4),
  path("M-64 -8Q-50 -50 0 -54Q50 -50 64 -8L55 0Q42 -34 0 -38Q-42 -34 -55 0Z", { fill: "#E7D6B4" }),
  circle(0, 50, 9, "#9A6238"),
];

export const pear = (): RigNode[] => [
  path("M0 -38Q20 -38 22 -14Q26 4 40 18Q50 54 0 56Q-50 54 -40 18Q-26 4 -22 -14Q-20 -38 0 -38Z", {
    fill: "#A9D14A",
  }),
  line("M-24 20Q-22 8 -14 0", "#DDF09A", 8),
  line("M0 -38Q-2 -52 6 -60", "#7A4A2B", 7),
  path("M5 -48Q26 -64 38 -50Q22 -36 5 -48Z", { fill: "#4CC38A" }),
];

/** An open hand from above with so many coins. */
export const handWith = (coins: number): RigNode[] => [
  box(-26, 40, 52, 34, 8, "#FF8A3C"),
  line("M-24 0L-44 -26M-10 -14L-18 -56M8 -16L10 -60M24 -10L36 -48", "#C98A5B", 19),
  line("M32 22Q50 14 58 -6", "#C98A5B", 18),
  path("M-34 0Q-34 -22 0 -22T36 0V30Q36 54 0 54T-34 30Z", { fill: "#C98A5B" }),
  ellipse(0, 14, 25, 24, "#DBA274"),
  ...coinRow(coins, 14, 15),
];

/** A stall with an apple and its price in coins. */
const stall = (awning: string, light: string, coins: number): RigNode[] => [
  line("M-54 -36V66M54 -36V66", "#9A6238", 8),
  box(-62, 20, 124, 46, 8, "#D9A35E"),
  at(0, 2, 0.44, ...props.apple(0)),
  ...coinRow(coins, 44, 11),
  ...[-66, -39.6, -13.2, 13.2, 39.6].map((x, index) =>
    path(`M${x} -66h26.4v26q-13.2 15 -26.4 0z`, { fill: index % 2 === 0 ? awning : light }),
  ),
];
export const stalls = {
  yellow: () => stall("#FFC93C", "#FFF3CF", 4),
  green: () => stall("#3FAE6E", "#DDF5E4", 2),
  blue: () => stall("#38B6FF", "#DDF2FF", 3),
};

export const smile = (): RigNode[] => [
  circle(0, 4, 54, "#C98A5B"),
  path("M-56 2Q-54 -58 0 -58T56 2Q20 -34 -56 2Z", { fill: "#2E1B1A" }),
  circle(-46, -36, 20, "#2E1B1A"),
  circle(46, -36, 20, "#2E1B1A"),
  circle(-20, 6, 6, "#2E1B1A"),
  circle(20, 6, 6, "#2E1B1A"),
  path("M-24 24Q0 56 24 24Z", {
    fill: "#fff",
    stroke: "#6B1F2B",
    strokeWidth: 5,
    strokeLinejoin: "round",
  }),
];

export const emptyBox = (): RigNode[] => [
  path("M-50 -10L-66 -34L-12 -44L0 -16ZM50 -10L66 -34L12 -44L0 -16Z", { fill: "#E2B57E" }),
  path("M-50 -10H50V54H-50Z", { fill: "#D09A5B" }),
  path("M-50 -10H50L40 8H-40Z", { fill: "#8A5A2E" }),
];

const brush = (x: number, y: number): RigNode =>
  at(
    x,
    y,
    1,
    line("M0 30L14 -14", "#9A6238", 8),
    path("M8 -12L22 -8Q26 -28 22 -40Q10 -30 8 -12Z", { fill: "#FF5A8F" }),
  );

export const tigerWithBrush = (): RigNode[] => [
  circle(-38, -44, 15, "#E8862A"),
  circle(22, -44, 15, "#E8862A"),
  path("M-50 70Q-50 16 -8 16T34 70Z", { fill: "#FF9C3C" }),
  circle(-8, -14, 46, "#FF9C3C"),
  ellipse(-8, 6, 26, 19, "#FFF3DE"),
  line(
    "M-8 -58V-42M-24 -54L-20 -42M8 -54L4 -42M-52 -14H-40M-50 2L-39 -2M36 -14H24M34 2L23 -2",
    "#5E3421",
    6,
  ),
  circle(-24, -18, 6, "#2E1B1A"),
  circle(8, -18, 6, "#2E1B1A"),
  path("M-16 -2H0L-8 7Z", { fill: "#3A2320" }),
  line("M-20 14Q-8 22 4 14", "#3A2320", 4),
  brush(44, 26),
];

export const shopWithBrush = (): RigNode[] => [
  at(-10, 4, 1.05, ...props.grownUp(0)),
  path("M-34 66V34Q-10 22 14 34V66Z", { fill: "#FFF6E8" }),
  path("M-38 -44Q-40 -66 -10 -66T18 -44Z", { fill: "#E04A45" }),
  box(-44, -48, 68, 9, 4, "#B3281F"),
  brush(46, 20),
];

const child = (x: number, skin: string, hair: string, shirt: string): RigNode =>
  at(
    x,
    4,
    0.62,
    path("M-34 62Q-34 14 0 14T34 62Z", { fill: shirt }),
    circle(0, -16, 30, skin),
    path("M-31 -16Q-30 -52 0 -52T31 -16Q10 -34 -31 -16Z", { fill: hair }),
    circle(-10, -14, 4, "#2E1B1A"),
    circle(10, -14, 4, "#2E1B1A"),
    line("M-9 0Q0 8 9 0", "#2E1B1A", 4),
  );
export const childrenWithBrush = (): RigNode[] => [
  child(-46, "#FFCF9E", "#D98F45", "#38B6FF"),
  child(0, "#C98A5B", "#2E1B1A", "#4CC38A"),
  child(46, "#8A5A3A", "#1B0F10", "#FFC93C"),
  at(-24, 36, 0.7, brush(0, 0)),
  at(22, 36, 0.7, brush(0, 0)),
];

/** Boots with a crack, and a drop that comes in. */
export const thinBoots = (): RigNode[] => [
  path("M-44 -30H-16V24Q-16 32 -8 34Q4 38 4 48H-44Z", { fill: "#C9A27A" }),
  path("M14 -30H42V24Q42 32 50 34Q60 38 60 48H14Z", { fill: "#D9B48C" }),
  path("M-46 -36H-14V-26H-46ZM12 -36H44V-26H12Z", { fill: "#A67C54" }),
  line("M-34 48L-30 38L-36 32L-28 22M26 48L30 36L24 28", "#6B4A2E", 4),
  path("M-30 60Q-40 74 -30 76T-30 60ZM30 60Q20 74 30 76T30 60Z", { fill: "#38B6FF" }),
];
