import { el, ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { coin, starPath } from "#characters/shapes.ts";
import { strokes } from "#stage/base/strokes.ts";
import { box, HEIGHT, placed, WIDTH } from "./still.ts";

/** A price: a coin and a number. */
const price = (x: number, y: number, amount: number, size: number, color: string) =>
  el(
    "g",
    { transform: `translate(${x} ${y})` },
    coin(-size * 0.95, 0, size * 0.54),
    strokes(String(amount), size * 0.62, 0, size, color),
  );

/** A desk with a screen on it, the ad's hurry across its top. */
const screen = (): RigNode[] => [
  box(0, 0, WIDTH, HEIGHT, 0, "#D5F6F0"),
  box(0, 520, WIDTH, 80, 0, "#E2B57E"),
  path("M330 520H470L490 574H310Z", { fill: "#1B1440" }),
  box(30, 24, 740, 512, 40, "#2A2160"),
  box(54, 48, 692, 464, 22, "#FF5A8F"),
  path("M54 70Q54 48 76 48H724Q746 48 746 70V160H54Z", { fill: "#FFC93C" }),
  strokes("ONLY TODAY!", 400, 104, 58, "#B3281F"),
];

const smallPrint = (): RigNode[] => [
  box(90, 446, 620, 48, 12, "#FFE6F0"),
  line("M112 462H262M280 462H352M370 462H520M538 462H688", "#B3286A", 5),
  line("M112 478H190M208 478H330M348 478H442M460 478H560", "#B3286A", 5),
];

/**
 * A loud advertisement on a screen: a hurry, a price crossed out, small print; below it,
 * when the shop is open.
 */
export const ad = (): RigNode[] => [
  ...screen(),
  // When the shop is open.
  box(566, 544, 208, 48, 14, "#B97A4E"),
  box(566, 538, 208, 48, 14, "#FFFDF7"),
  strokes("OPEN 9 TO 6", 670, 562, 22, "#3A2320"),
  ellipse(260, 326, 190, 166, "#FF7BA6"),
  path(starPath(260, 316, 150, 122, 14), { fill: "#FFF0C2" }),
  placed("robot", 260, 322, 1.75),
  path(starPath(128, 220, 26, 12), { fill: "#FFF0C2" }),
  path(starPath(402, 214, 20, 9), { fill: "#FFF0C2" }),
  path(starPath(112, 400, 18, 8), { fill: "#FFF0C2" }),
  box(470, 186, 236, 84, 24, "#FFE6E1"),
  price(584, 228, 20, 42, "#5E3F31"),
  line("M500 256L676 200", "#B3281F", 9),
  box(470, 288, 236, 112, 30, "#FFFDF7"),
  price(572, 344, 15, 62, "#2A2160"),
  ...smallPrint(),
];
