import { el, ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { color } from "#characters/palette.ts";
import { coin, dot } from "#characters/shapes.ts";
import { circle, rect } from "../places/place.ts";
import { strokes } from "../strokes.ts";
import { BOWL } from "./soup.ts";

/*
 * Grounds that fill a close shot seen from above, things on them, and hands that reach into the
 * picture from below; at size -1 they reach in from above.
 */

/** Half of the width and of the height of a ground: more than a close shot shows. */
const GROUND = { x: 260, y: 420 };
const ground = (fill: string): RigNode =>
  rect(-GROUND.x, -GROUND.y, 2 * GROUND.x, 2 * GROUND.y, fill);
const lines = (d: string, stroke: string, width: number): RigNode =>
  path(d, { fill: "none", stroke, strokeWidth: width, opacity: 0.3 });

/** Boards of a table. */
export const woodTop = (): RigNode[] => [
  ground("#D9A767"),
  rect(-156, -GROUND.y, 104, 2 * GROUND.y, "#E2B478"),
  rect(52, -GROUND.y, 104, 2 * GROUND.y, "#CF9A58"),
  lines("M-156 -420V420M-52 -420V420M52 -420V420M156 -420V420", "#7F4A2E", 5),
  lines("M-110 -300Q-86 -210 -108 -90M-4 60Q18 170 -2 300M104 -240Q126 -120 106 -10", "#7F4A2E", 5),
];

/** Sand by moonlight or sun, with ripples. */
export const sandTop = (): RigNode[] => [
  ground("#E3BE8C"),
  lines(
    "M-250 -250Q-150 -290 -60 -250T130 -260M-60 -90Q60 -130 240 -84M-250 90Q-130 50 -20 96M40 250Q140 214 250 250M-220 330q70 -26 150 0",
    "#8E6238",
    7,
  ),
  path(dot(-150, -130, 9, 6) + dot(170, 20, 8, 6) + dot(120, -320, 10, 7) + dot(-100, 210, 8, 6), {
    fill: "#FFF3DC",
    opacity: 0.7,
  }),
];

/** A heart that a finger drew in the sand. */
export const heartTop = (): RigNode[] => [
  line(
    "M0 84C-120 0 -104 -92 -46 -92C-14 -92 0 -66 0 -52C0 -66 14 -92 46 -92C104 -92 120 0 0 84Z",
    "#8E6238",
    22,
  ),
  line("M-6 78C-116 -4 -104 -86 -52 -86", "#6F4726", 8, { opacity: 0.5 }),
];

/** A jar seen from above: its rim, and the glass down to its ground. */
export const jarTop = (): RigNode[] => [
  circle(10, 14, 128, "#3A2320", { opacity: 0.18 }),
  circle(0, 0, 124, "#0D8F86"),
  circle(0, 0, 108, "#A9DCEB"),
  circle(0, 4, 92, "#E3F8FF"),
  line("M-92 -44A102 102 0 0 1 -44 -92", "#fff", 12),
  line("M60 98A114 114 0 0 0 98 60", "#5FD0C4", 8),
];

/** A plate from above. */
export const plateTop = (): RigNode[] => [
  circle(8, 12, 112, "#3A2320", { opacity: 0.16 }),
  circle(0, 0, 108, "#fff"),
  circle(0, 0, 78, "#E6EEF5"),
  circle(0, 0, 70, "#F6FAFD"),
];

/** A sandwich from above. */
export const sandwichTop = (): RigNode[] => [
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

/** A bowl of soup from above. */
export const soupTop = (): RigNode[] => [
  circle(8, 14, 118, "#3A2320", { opacity: 0.16 }),
  circle(0, 0, 114, BOWL.outside),
  circle(0, 0, 98, BOWL.inside),
  circle(0, 3, 92, "#FFE0A8"),
  path(dot(-40, -30, 15, 9) + dot(36, 40, 13, 8) + dot(52, -34, 9, 6), { fill: "#58B368" }),
  line("M-66 -36A76 76 0 0 1 -30 -68", "#FFF6DC", 9),
];

/** A forearm from below the picture, with the paw at (0, 0). */
const forearm = (): RigNode =>
  path("M-34 20C-44 120 -58 260 -74 420H74C60 260 46 120 34 20Z", { fill: color.fur });

/** Pocket's paw from above, flat on the ground. */
export const pawTop = (): RigNode[] => [
  forearm(),
  path("M30 40C40 140 50 280 74 420H36C26 280 14 140 8 40Z", {
    fill: color.furDark,
    opacity: 0.45,
  }),
  ellipse(0, 0, 52, 50, color.furDark),
  path(dot(-36, -36, 18, 21) + dot(0, -48, 19, 22) + dot(36, -36, 18, 21), { fill: color.furDark }),
  line("M-18 -40L-16 -18M18 -40L16 -18", color.furDeep, 6, { opacity: 0.7 }),
  ellipse(-14, -6, 18, 11, color.fur, { opacity: 0.6 }),
];

/** The same with a coin between its fingers. */
export const pawHolds = (): RigNode[] => [
  forearm(),
  coin(0, -58, 40),
  ellipse(0, 4, 54, 46, color.furDark),
  path(dot(-38, -30, 19, 24) + dot(0, -22, 19, 22) + dot(38, -30, 19, 24), { fill: color.furDark }),
  line("M-19 -22L-17 0M19 -22L17 0", color.furDeep, 6, { opacity: 0.7 }),
];

/** The crab's claw from above, open. */
export const clawTop = (): RigNode[] => [
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

/** The glass of a jar around the picture, seen from its ground up to the rim. */
export const jarInside = (): RigNode[] => [
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

/** A table from above, around (0, 0): boards, and a cloth at both ends; it fills a near shot. */
export const tableAbove = (): RigNode[] => [
  rect(-420, -620, 840, 1240, "#E2B57E"),
  line("M-420 -70H420M-420 70H420", "#C98F55", 5, { opacity: 0.55 }),
  line(
    "M-300 -240q60 -14 120 0M40 -90q70 14 150 0M-180 66q50 -12 110 0M120 226q60 12 130 0",
    "#C98F55",
    4,
    { opacity: 0.5 },
  ),
  rect(-420, 150, 840, 500, "#FFF6E8"),
  rect(-420, -650, 840, 500, "#FFF6E8"),
  path(
    Array.from(
      { length: 7 },
      (_, i) => `M${-396 + i * 120} 150h60v500h-60ZM${-396 + i * 120} -650h60v500h-60Z`,
    ).join("") + "M-420 200h840v60h-840ZM-420 -260h840v60h-840Z",
    { fill: "#FF6B5B", opacity: 0.22 },
  ),
  rect(-420, 138, 840, 14, "#8E5A3C", { opacity: 0.45 }),
  rect(-420, -152, 840, 14, "#8E5A3C", { opacity: 0.45 }),
];
