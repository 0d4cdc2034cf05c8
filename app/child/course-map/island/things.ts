import { ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { dot, starPath } from "#characters/shapes.ts";
import { placed, tuft } from "#stage/base/shapes.ts";
import { bush, palm, shadow, WOOD } from "./places/parts.ts";
import type { Thing } from "./coast.ts";

const flowers = (fill: string): RigNode[] => [
  tuft(0, 0, 12, 4, "#3DB878"),
  ...[
    [-9, -6],
    [3, -11],
    [10, -4],
  ].flatMap(([x = 0, y = 0]) => [
    path(
      dot(x - 2.4, y, 2.4, 2.4) +
        dot(x + 2.4, y, 2.4, 2.4) +
        dot(x, y - 2.4, 2.4, 2.4) +
        dot(x, y + 2.4, 2.4, 2.4),
      {
        fill,
      },
    ),
    ellipse(x, y, 1.7, 1.7, "#FFC93C"),
  ]),
];

const rock = (): RigNode[] => [
  shadow(2, 0, 20),
  path("M-18 0Q-18 -16 -4 -18Q14 -20 18 0Z", { fill: "#A39DBB" }),
  path("M-13 -4Q-12 -13 -3 -14Q2 -14 4 -12Q-8 -10 -13 -4Z", { fill: "#CBC6DC" }),
  tuft(15, 1, 12, 4, "#3DB878"),
];

const ON_LAND: readonly (() => RigNode[])[] = [
  () => [palm(0, 0, 0.17, 400, 90)],
  () => [bush(0, 0, 0.8)],
  () => flowers("#FF9EC4"),
  rock,
  () => [palm(0, 0, 0.15, 360, -80), bush(20, 3, 0.5)],
  () => flowers("#fff"),
  () => [tuft(0, 0, 22, 6, "#3DA868"), tuft(14, 3, 14, 4, "#58C08C")],
];

const wave = (): RigNode[] => [
  line("M-24 0q6 -6 12 0t12 0t12 0t12 0", "#fff", 3, { opacity: 0.7 }),
  line("M-8 10q6 -6 12 0t12 0", "#fff", 3, { opacity: 0.45 }),
];

const boat = (): RigNode[] => [
  ellipse(0, 12, 34, 6, "#0B6E94", { opacity: 0.22 }),
  path("M-3 -40V-4H-26Z", { fill: "#fff" }),
  path("M2 -46V-4H24Q19 -34 2 -46Z", { fill: "#FF6B5B" }),
  path("M-28 -1H32L24 12H-20Z", { fill: WOOD.dark }),
  path("M-28 -1H32L30 3H-26Z", { fill: WOOD.light }),
  line("M-34 14q6 -5 12 0t12 0t12 0t12 0t12 0", "#fff", 2.5, { opacity: 0.8 }),
];

const seaStone = (): RigNode[] => [
  ellipse(0, 2, 26, 7, "#fff", { opacity: 0.5 }),
  path("M-20 0Q-20 -18 -6 -20Q14 -24 19 0Z", { fill: "#8F8AA8" }),
  path("M-15 -5Q-14 -15 -4 -16Q3 -17 6 -14Q-8 -11 -15 -5Z", { fill: "#B7B1CF" }),
];

const tail = (): RigNode[] => [
  ellipse(0, 2, 24, 6, "#fff", { opacity: 0.5 }),
  path("M-5 2Q-4 -12 -2 -18Q-22 -18 -24 -32Q-8 -34 0 -22Q8 -34 24 -32Q22 -18 3 -18Q6 -8 7 2Z", {
    fill: "#4E7FC4",
  }),
  path("M-2 -18Q-18 -20 -21 -29Q-10 -30 -2 -20Z", { fill: "#7FA8E0" }),
];

const star = (): RigNode[] => [
  path(starPath(0, 0, 11, 6), {
    fill: "#FF8A5B",
    stroke: "#FF8A5B",
    strokeWidth: 4,
    strokeLinejoin: "round",
    opacity: 0.85,
  }),
];

/** A compass rose. */
const compass = (): RigNode[] => [
  ellipse(0, 0, 34, 34, "#fff", { opacity: 0.35 }),
  path(starPath(0, 0, 22, 7, 8), { fill: "#2B8FB5", opacity: 0.55 }),
  path(starPath(0, 0, 34, 8, 4), { fill: "#FFFDF7" }),
  path("M0 -34L5.6 -5.6L0 0ZM0 34L-5.6 5.6L0 0Z", { fill: "#FF6B5B" }),
  path("M34 0L5.6 5.6L0 0ZM-34 0L-5.6 -5.6L0 0Z", { fill: "#E9D7AE" }),
  ellipse(0, 0, 4, 4, "#FFC93C"),
];

/** The first five things at sea, in this order. */
const FIRST_AT_SEA: readonly (() => RigNode[])[] = [wave, boat, wave, compass, wave];
const AT_SEA: readonly (() => RigNode[])[] = [seaStone, wave, tail, wave, star, wave];

/** Draws the things of the map in the given order: a later one covers an earlier one. */
export function drawThings(things: readonly Thing[], scale: number): RigNode[] {
  const seen = { land: 0, sea: 0 };
  return things.map(({ x, y, luck, isOnLand }) => {
    const turn = isOnLand ? seen.land++ : seen.sea++;
    const kinds = isOnLand ? ON_LAND : AT_SEA;
    const draw = (isOnLand ? undefined : FIRST_AT_SEA[turn]) ?? kinds[turn % kinds.length];
    const size = Math.round(scale * (0.85 + luck * 0.3) * 100) / 100;
    return placed(Math.round(x), Math.round(y), size, ...(draw?.() ?? []));
  });
}
