import { ellipse, el, path, line } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { circle } from "#stage/base/shapes.ts";
import { priceTag } from "#stage/props/price-tag.ts";
import { sandwich } from "#stage/props/sandwich.ts";
import { strokes } from "#stage/base/strokes.ts";
import { thing } from "#stage/kit/thing.ts";
import type { Thing } from "#stage/kit/thing.ts";

/** The horn's eye with its brow, at (x, -112). */
const eye = (x: number, isWide: boolean): RigNode[] => [
  ellipse(x, -112, 30, isWide ? 36 : 31, "#fff"),
  ellipse(x - 9, -108, isWide ? 11 : 15, isWide ? 13 : 18, "#2E1B1A"),
  circle(x - 14, -115, 5, "#fff"),
];

/** A loud horn with a face, which points down to the left; 280 wide. */
function horn(mouth: RigNode[], isWide: boolean): RigNode[] {
  return [
    el("rect", { x: -18, y: 40, width: 36, height: 96, rx: 12, fill: "#5B4A9C" }),
    el(
      "g",
      { transform: "rotate(-20)" },
      el("rect", { x: 66, y: -44, width: 70, height: 88, rx: 26, fill: "#C0392F" }),
      path("M84 -40L-74 -104V104L84 40Z", { fill: "#FF6B5B" }),
      path("M84 -40L-74 -104V-60L84 -16Z", { fill: "#FF9484" }),
      ellipse(-78, 0, 34, 112, "#FFC93C"),
      ellipse(-84, 0, 25, 94, "#7A2350"),
      ...mouth,
      ...eye(-14, isWide),
      ...eye(48, isWide),
      isWide
        ? line("M-40 -166Q-14 -184 12 -168M24 -168Q50 -184 76 -166", "#7A2350", 10)
        : line("M-44 -150L8 -132M26 -132L78 -150", "#7A2350", 12),
    ),
  ];
}

const tongue = (): RigNode => ellipse(-84, 46, 17, 34, "#FF7F8E");

/** The ad is quiet for a moment. */
const hornQuiet = (): RigNode[] => horn([tongue()], false);

/** The ad shouts: arcs come out of its mouth. */
const hornLoud = (): RigNode[] => [
  ...horn([tongue()], false),
  el(
    "g",
    { transform: "rotate(-20)" },
    line("M-134 -56Q-156 0 -134 56M-172 -84Q-206 0 -172 84", "#FFC93C", 16),
  ),
];

/** A sandwich sits in the ad's mouth. */
const hornPlugged = (): RigNode[] =>
  horn(
    [
      el("g", { transform: "translate(-98 4) rotate(-86) scale(1.5 1.3)" }, ...sandwich(0)),
      ellipse(-20, -22, 22, 14, "#FFB3A6"),
    ],
    true,
  );

/** What the ad shouts, 330 wide. */
const buyNow = (): RigNode[] => [
  path(
    "M-166 6L-124 -26L-148 -82L-86 -74L-62 -130L-12 -92L44 -134L68 -80L138 -90L122 -32L168 2L124 36L146 94L76 84L46 132L-8 98L-64 128L-84 76L-150 86L-122 40Z",
    { fill: "#FFC93C", stroke: "#E04A45", strokeWidth: 10, strokeLinejoin: "round" },
  ),
  strokes("BUY", 0, -34, 58, "#B3261E"),
  strokes("NOW!", 0, 42, 58, "#B3261E"),
];

/** A closed book with a sailing boat on its cover, 116 wide and 144 high. */
const boatBook = (): RigNode[] => [
  el("rect", { x: -50, y: -66, width: 108, height: 138, rx: 8, fill: "#E9F1F8" }),
  el("rect", { x: -58, y: -72, width: 108, height: 140, rx: 10, fill: "#38B6FF" }),
  el("rect", { x: -58, y: -72, width: 22, height: 140, rx: 8, fill: "#1C7FC0" }),
  path("M6 -50V10H-26Z", { fill: "#fff" }),
  path("M12 -40V10H36Z", { fill: "#FFE691" }),
  path("M-30 18H42L28 40H-16Z", { fill: "#E04A45" }),
  line("M-28 54q8 -7 16 0t16 0t16 0t16 0", "#BFE8FF", 6),
];

/** Things of this story alone. */
export const things = {
  horn: thing(hornQuiet, { reach: [122, 176, 136, 136] }),
  hornLoud: thing(hornLoud, { reach: [160, 176, 136, 146] }),
  hornPlugged: thing(hornPlugged, { reach: [162, 192, 136, 136] }),
  buyNow: thing(buyNow),
  boatBook: thing(boatBook, { hold: { box: [-56, -70, 56, 70] } }),
  priceFive: thing(() => priceTag("5")),
} satisfies Record<string, Thing>;
