import { starPath } from "#characters/shapes.ts";
import { el, ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { circle } from "#stage/base/shapes.ts";
import { strokes } from "#stage/base/strokes.ts";
import { thing } from "#stage/kit/thing.ts";
import type { Thing } from "#stage/kit/thing.ts";
import { shelfPrice } from "../../../../story-parts/bridge/shelf-price.ts";

/* What real children see in a store at the end of the stories. */

/** A bucket for sand, 92 high. */
const bucket = (fill: string, edge: string): RigNode[] => [
  line("M-37 -36Q0 -104 37 -36", "#9FB2BF", 7),
  path("M-42 -36H42L31 44Q0 54 -31 44Z", { fill }),
  path("M14 -30H40L31 44Q24 48 12 49Z", { fill: edge, opacity: 0.5 }),
  ellipse(0, -36, 42, 12, edge),
  ellipse(0, -36, 33, 8, "#5A3A22"),
];

/** A golden one with a hole, through which the shelf is seen. */
const goldBucket = (): RigNode[] => [
  ...bucket("#FFD34D", "#D9951F"),
  path(starPath(-14, 4, 15, 7), { fill: "#FFF6C9" }),
  ellipse(13, 20, 14, 15, "#D9951F"),
  ellipse(14, 21, 11, 12, "#5A3A22"),
  path("M52 -70q4 12 16 16q-12 4 -16 16q-4 -12 -16 -16q12 -4 16 -16Z", { fill: "#fff" }),
];

const blueBucket = (): RigNode[] => bucket("#38B6FF", "#1C7FC0");

/** A very small backpack with stars, 110 high. */
const backpack = (): RigNode[] => [
  line("M-14 -46Q0 -76 14 -46", "#5546CC", 9),
  line("M-38 -10Q-58 20 -40 44M38 -10Q58 20 40 44", "#5546CC", 11),
  el("rect", { x: -42, y: -50, width: 84, height: 106, rx: 30, fill: "#8B7BF7" }),
  path("M16 -48Q42 -42 42 -20V26Q42 56 12 56Q30 10 16 -48Z", { fill: "#5546CC", opacity: 0.3 }),
  el("rect", { x: -29, y: 6, width: 58, height: 40, rx: 14, fill: "#6C5BE0" }),
  line("M-20 16H20", "#C9C1FF", 5),
  path(starPath(0, -20, 19, 9), { fill: "#FFD34D" }),
  path("M-46 -72q3 10 13 13q-10 3 -13 13q-3 -10 -13 -13q10 -3 13 -13Z", { fill: "#fff" }),
];

/** A big book for school, 190 wide and 240 high. */
const schoolBook = (): RigNode[] => [
  el("rect", { x: -86, y: -112, width: 184, height: 232, rx: 12, fill: "#F4F1E6" }),
  el("rect", { x: -95, y: -120, width: 184, height: 232, rx: 14, fill: "#FF6B5B" }),
  el("rect", { x: -95, y: -120, width: 34, height: 232, rx: 12, fill: "#C0392F" }),
  circle(16, -36, 48, "#FFF6E8"),
  circle(16, -36, 38, "#38B6FF"),
  path(
    "M-16 -56Q4 -80 30 -70Q34 -52 14 -46Q12 -30 -6 -32Q-20 -40 -16 -56ZM28 -34Q50 -42 52 -22Q42 0 24 -2Q16 -18 28 -34Z",
    {
      fill: "#58C08C",
    },
  ),
  line("M-30 50H66M-30 78H40", "#FFD7CF", 11),
];

const CRAYONS = ["#E04A45", "#F29F1F", "#FFC93C", "#58B368", "#38B6FF", "#8B7BF7"];

/** A box with six crayons, 112 wide and 130 high. */
const crayons = (): RigNode[] => [
  ...CRAYONS.map((fill, index) =>
    path("M-7 -4V-50Q-7 -56 0 -70Q7 -56 7 -50V-4Z", {
      fill,
      transform: `translate(${-42 + index * 17} 0)`,
    }),
  ),
  el("rect", { x: -56, y: -22, width: 112, height: 78, rx: 10, fill: "#FFFDF7" }),
  el("rect", { x: -56, y: -22, width: 112, height: 26, rx: 10, fill: "#14B8A6" }),
  strokes("6", -22, 30, 34, "#0D6F68"),
  path("M8 44V26Q8 20 14 8Q20 20 20 26V44Z", { fill: "#FF6B5B" }),
  el("rect", {
    x: -56,
    y: -22,
    width: 112,
    height: 78,
    rx: 10,
    fill: "none",
    stroke: "#0D8F86",
    strokeWidth: 4,
  }),
];

/** A pink bow, 104 wide. */
const bow = (): RigNode[] => [
  path("M-6 6L-34 46L-14 40L0 14L14 40L34 46L6 6Z", { fill: "#E0457F" }),
  path("M-6 0Q-30 -34 -52 -24V24Q-30 32 -6 0ZM6 0Q30 -34 52 -24V24Q30 32 6 0Z", {
    fill: "#FF5A8F",
  }),
  path("M-14 -2Q-32 -14 -42 -10M14 -2Q32 -14 42 -10", {
    fill: "none",
    stroke: "#FFB3CC",
    strokeWidth: 6,
    strokeLinecap: "round",
  }),
  circle(0, 0, 13, "#E0457F"),
];

/** Around the frame, one beside the other. */
const LAMPS: readonly [x: number, y: number][] = [
  ...[-72, -36, 0, 36, 72].map((x): [number, number] => [x, -96]),
  [72, -55],
  [72, -14],
  [72, 27],
  ...[72, 36, 0, -36, -72].map((x): [number, number] => [x, 67]),
  [-72, 27],
  [-72, -14],
  [-72, -55],
];

const CANDIES: readonly [x: number, y: number, fill: string][] = [
  [-26, -46, "#FF9EC4"],
  [24, -40, "#8B7BF7"],
  [-22, 4, "#58C08C"],
  [26, 10, "#FF8A3C"],
];

/** Candy in a frame of lamps, every other one of which is lit. */
const candyLamps = (lit: 0 | 1): RigNode[] => [
  el("rect", { x: -88, y: -112, width: 176, height: 196, rx: 22, fill: "#C0392F" }),
  el("rect", { x: -56, y: -80, width: 112, height: 130, rx: 12, fill: "#FFE9B8" }),
  ...LAMPS.map(([x, y], index) =>
    circle(x, y, index % 2 === lit ? 12 : 9, index % 2 === lit ? "#FFF08A" : "#8E2A22"),
  ),
  ...CANDIES.map(([x, y, fill]) =>
    el(
      "g",
      { transform: `translate(${x} ${y})` },
      path("M-12 -4L-28 -13V13L-12 4ZM12 -4L28 -13V13L12 4Z", { fill }),
      circle(0, 0, 15, fill),
      line("M-6 -8Q4 -2 -3 8", "#fff", 4),
    ),
  ),
];

/** Things that the stories of this mission put into the store. */
export const inTheStore = {
  goldBucket: thing(goldBucket, { feet: [30, 46] }),
  blueBucket: thing(blueBucket, { feet: [30, 46] }),
  backpack: thing(backpack, { feet: [36, 54] }),
  schoolBook: thing(schoolBook, { hold: { box: [-90, -116, 92, 114] } }),
  crayons: thing(crayons, { feet: [50, 54] }),
  bow: thing(bow),
  shelfFive: thing(() => shelfPrice("5")),
  shelfThree: thing(() => shelfPrice("3")),
  candyOn: thing(() => candyLamps(0), { reach: [92, 116, 92, 88] }),
  candyOff: thing(() => candyLamps(1), { reach: [92, 116, 92, 88] }),
} satisfies Record<string, Thing>;
