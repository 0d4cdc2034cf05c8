import { path, line, ellipse } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { color } from "#characters/palette.ts";
import { dot } from "#characters/shapes.ts";
import { rect, circle } from "../base/shapes.ts";

/*
 * Grounds that fill a close shot seen from above, things on them, and hands that reach into the
 * picture from below; at size -1 they reach in from above.
 */

/** Half of the width and of the height of a ground: more than a close shot shows. */
const GROUND = { x: 260, y: 420 };

/** Half of the width of what a wide picture shows of it. */
const WIDE = 540;

export const ground = (fill: string): RigNode =>
  rect(-WIDE, -GROUND.y, 2 * WIDE, 2 * GROUND.y, fill);

export const lines = (d: string, stroke: string, width: number): RigNode =>
  path(d, { fill: "none", stroke, strokeWidth: width, opacity: 0.3 });

/** Boards of a table. */
export const woodTop = (): RigNode[] => [
  rect(-GROUND.x, -GROUND.y, 2 * GROUND.x, 2 * GROUND.y, "#D9A767"),
  rect(-156, -GROUND.y, 104, 2 * GROUND.y, "#E2B478"),
  rect(52, -GROUND.y, 104, 2 * GROUND.y, "#CF9A58"),
  lines("M-156 -420V420M-52 -420V420M52 -420V420M156 -420V420", "#7F4A2E", 5),
  lines("M-110 -300Q-86 -210 -108 -90M-4 60Q18 170 -2 300M104 -240Q126 -120 106 -10", "#7F4A2E", 5),
];

const board = (x: number) => `M${x} ${-GROUND.y}h104v${2 * GROUND.y}h-104Z`;

/** More boards beside them. */
export const moreWood = (): RigNode[] => [
  ground("#D9A767"),
  path(board(-572) + board(260), { fill: "#E2B478" }),
  path(board(-364) + board(468), { fill: "#CF9A58" }),
  lines(
    "M-468 -420V420M-364 -420V420M-260 -420V420M260 -420V420M364 -420V420M468 -420V420",
    "#7F4A2E",
    5,
  ),
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

/** A forearm from below the picture, with the paw at (0, 0). */
export const forearm = (): RigNode =>
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
