import { ellipse, path, line, el } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { color } from "#characters/palette.ts";
import { coin, dot } from "#characters/shapes.ts";
import { forearm } from "#stage/props/angle-things.ts";
import { TEAL } from "#stage/props/save-jar.ts";
import { strokes } from "#stage/base/strokes.ts";
import { weekBox } from "./week-box.ts";
import { thing } from "#stage/kit/thing.ts";
import type { Thing } from "#stage/kit/thing.ts";

/** The same with a coin between its fingers. */
const pawHolds = (): RigNode[] => [
  forearm(),
  coin(0, -58, 40),
  ellipse(0, 4, 54, 46, color.furDark),
  path(dot(-38, -30, 19, 24) + dot(0, -22, 19, 22) + dot(38, -30, 19, 24), { fill: color.furDark }),
  line("M-19 -22L-17 0M19 -22L17 0", color.furDeep, 6, { opacity: 0.7 }),
];

/** The glass of a jar around the picture, seen from its ground up to the rim. */
const jarInside = (): RigNode[] => [
  path("M-300 -520H300V520H-300ZM0 -176A140 176 0 1 0 0.1 -176Z", {
    fill: "#0B6E70",
    fillRule: "evenodd",
    opacity: 0.38,
  }),
  path("M-300 -520H300V520H-300ZM0 -226A176 230 0 1 0 0.1 -226Z", {
    fill: "#0B6E70",
    fillRule: "evenodd",
    opacity: 0.34,
  }),
  ellipse(0, 0, 140, 176, "none", { stroke: "#0D8F86", strokeWidth: 15 }),
  ellipse(0, 4, 126, 161, "none", { stroke: "#A9DCEB", strokeWidth: 6 }),
  line("M-190 -280Q-206 -40 -176 170", "#fff", 16, { opacity: 0.5 }),
  line("M-158 -330V-300", "#fff", 14, { opacity: 0.5 }),
  el(
    "g",
    { transform: "translate(0 262) scale(-1 1)", opacity: 0.55 },
    strokes("SAVE", 0, 0, 46, "#E3F8FF"),
  ),
];

/** The same jar upside down over a head: glass that can be seen through. */
const jarHat = (): RigNode[] => [
  el("rect", {
    x: -226,
    y: -210,
    width: 452,
    height: 420,
    rx: 110,
    fill: "#BFEBFA",
    opacity: 0.3,
  }),
  el("rect", {
    x: -226,
    y: -210,
    width: 452,
    height: 420,
    rx: 110,
    fill: "none",
    stroke: TEAL,
    strokeWidth: 12,
  }),
  line("M-176 -90Q-170 -160 -104 -174", "#fff", 18, { opacity: 0.9 }),
  line("M-184 -40V20", "#fff", 18, { opacity: 0.9 }),
  path("M-222 150H222V196H-222Z", { fill: TEAL }),
  line("M-210 212H210", TEAL, 26),
];

/** A board with a box for each of five weeks, 290 wide. */
const weekBoard = (): RigNode[] => [
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
const tick = (): RigNode[] => [line("M-15 2L-4 13L16 -13", "#1E9E63", 10)];

/** A card with a number, 80 wide. */
const numberCard = (number: string): RigNode[] => [
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

/** Things of this story alone. */
export const things = {
  pawHolds: thing(pawHolds),
  jarInside: thing(jarInside, { isLoose: true }),
  jarHat: thing(jarHat),
  weekBoard: thing(weekBoard, { reach: [146, 132, 146, 88] }),
  tick: thing(tick),
  numberOne: thing(() => numberCard("1")),
  numberTwo: thing(() => numberCard("2")),
  numberFive: thing(() => numberCard("5")),
} satisfies Record<string, Thing>;
