import { el, ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { starPath } from "#characters/shapes.ts";
import { strokes } from "#stage/base/strokes.ts";
import { box, WIDTH } from "./still.ts";

/*
 * Pages of a phone in which what pushes a buyer is found. What can be tapped is 104 high: 44 pixels of
 * a phone that is 390 wide, where a picture is 350 wide at most.
 */

const INK = "#2A2160";
const HIGH = 104;

/** Heights of the two pages. */
export const BUDS_AD_HEIGHT = 752;
export const CHECKOUT_HEIGHT = 900;

/** A screen with a bar across its top. */
const page = (height: number, bar: string, color: string): RigNode[] => [
  box(0, 0, WIDTH, height, 0, "#DDF2FF"),
  box(20, 12, 760, height - 24, 40, "#2A2160"),
  box(40, 28, 720, height - 56, 24, "#FFFDF7"),
  path("M40 52Q40 28 64 28H736Q760 28 760 52V96H40Z", { fill: color }),
  strokes(bar, 400, 63, 30, "#fff"),
];

const buds = (): RigNode[] => [
  ellipse(206, 294, 134, 126, "#E9E4FF"),
  ...[154, 258].flatMap((x, index) => [
    box(x - (index === 0 ? 4 : 16), 284, 20, 84, 10, "#6C5BE0"),
    el("circle", { cx: x, cy: 266, r: 36, fill: "#8B7BF7" }),
    el("circle", { cx: x, cy: 266, r: 16, fill: "#2A2160" }),
  ]),
  line("M184 192L206 160L198 190L228 182", "#FFC93C", 10),
];

const stars = (x: number, y: number): RigNode =>
  path([0, 1, 2, 3, 4].map((at) => starPath(x + at * 33, y, 16, 7.5)).join(""), {
    fill: "#F29F1F",
  });

/** An ad for earbuds with three things that push, and four that can be checked. */
export const budsAd = (): RigNode[] => [
  ...page(BUDS_AD_HEIGHT, "ZAPBUDS", "#6C5BE0"),
  box(400, 118, 336, HIGH, 34, "#E04A45"),
  strokes("00:04:59 LEFT", 568, 170, 32, "#fff"),
  ...buds(),
  box(380, 236, 178, HIGH, 20, "#F1EEFA"),
  strokes("79.99", 469, 288, 34, "#6B6488"),
  line("M396 310L542 266", "#B3281F", 7),
  box(574, 236, 162, HIGH, 20, "#E4F7EE"),
  strokes("39.99", 655, 288, 36, "#0B6B4A"),
  box(400, 354, 336, HIGH, 20, "#FFC93C"),
  strokes("ONLY 1 LEFT", 568, 406, 32, "#8A2A1B"),
  box(64, 480, 326, HIGH, 20, "#F1EEFA"),
  stars(92, 532),
  strokes("4.8 (12)", 312, 532, 26, INK),
  box(410, 480, 326, HIGH, 20, "#F1EEFA"),
  strokes("6 H BATTERY", 573, 532, 28, INK),
  box(64, 600, 672, HIGH, 20, "#F1EEFA"),
  strokes("30 DAYS TO RETURN", 400, 652, 30, INK),
];

/** Top of the first row of a checkout, and from one row to the next. */
const ROWS = { top: 108, step: 108 };
const row = (index: number, text: string): RigNode[] => [
  box(56, ROWS.top + index * ROWS.step, 688, HIGH, 20, "#F1EEFA"),
  strokes(text, 400, ROWS.top + index * ROWS.step + HIGH / 2, 26, INK),
];

/** A box with a tick at the left of a row. */
const tick = (index: number): RigNode => {
  const y = ROWS.top + index * ROWS.step + HIGH / 2;
  return el(
    "g",
    { transform: `translate(84 ${y - 22})` },
    box(0, 0, 44, 44, 10, "#6C5BE0"),
    line("M10 22L19 33L35 10", "#fff", 7),
  );
};

/** The last page before a buyer pays: four things that work against the buyer, and three that don't. */
export const checkoutPage = (): RigNode[] => [
  ...page(CHECKOUT_HEIGHT, "CHECKOUT", "#0D8F86"),
  ...row(0, "CART EMPTIES IN 04:12"),
  ...row(1, "PROTECTION 4.99"),
  tick(1),
  ...row(2, "ARRIVES FRIDAY, OR MONEY BACK"),
  ...row(3, "RETURN IN 30 DAYS, FREE"),
  ...row(4, "PROTECTION: CANCEL BY PHONE"),
  ...row(5, "TOTAL 61.80, ALL IN"),
  ...row(6, "NO, I HATE SAVING"),
];
