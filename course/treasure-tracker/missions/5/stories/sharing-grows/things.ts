import { path, line, ellipse, el } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { dot } from "#characters/shapes.ts";
import { ground, lines } from "#stage/props/angle-things.ts";
import { crabBody, crabEyes } from "#stage/props/share-things.ts";
import { strokes } from "#stage/base/strokes.ts";
import { thing } from "#stage/kit/thing.ts";
import type { Thing } from "#stage/kit/thing.ts";

/** Sand by moonlight or sun, with ripples. */
const sandTop = (): RigNode[] => [
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
const heartTop = (): RigNode[] => [
  line(
    "M0 84C-120 0 -104 -92 -46 -92C-14 -92 0 -66 0 -52C0 -66 14 -92 46 -92C104 -92 120 0 0 84Z",
    "#8E6238",
    22,
  ),
  line("M-6 78C-116 -4 -104 -86 -52 -86", "#6F4726", 8, { opacity: 0.5 }),
];

/** A small turtle that looks up, 130 wide; it stands on its feet at y 40. */
const turtle = (): RigNode[] => [
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
const turtleBox = (): RigNode[] => [
  el("rect", { x: -95, y: -95, width: 190, height: 190, rx: 18, fill: "#C98A4B" }),
  el("rect", { x: -95, y: -95, width: 190, height: 34, rx: 14, fill: "#E2B57E" }),
  el("rect", { x: -42, y: -87, width: 84, height: 14, rx: 7, fill: "#5E3421" }),
  el("rect", { x: -82, y: -48, width: 164, height: 130, rx: 14, fill: "#FFF3DC" }),
  strokes("TURTLES", 0, -18, 22, "#0D7A5F"),
  el("g", { transform: "translate(-8 42) scale(.62)" }, ...turtle()),
];

/** A small crab with cold ears, 150 wide; its feet are at y 36. */
const smallCrab = (): RigNode[] => [
  ...crabBody(),
  ...crabEyes(),
  line("M-10 10Q0 3 10 10", "#7A2350", 5),
];

/** Sunglasses that fit Pocket's eyes, around the middle between them. */
const shades = (): RigNode[] => [
  line("M-160 -16L-128 -6M160 -16L128 -6", "#2A2160", 15),
  path("M-136 -40H-20Q-14 30 -76 44Q-140 30 -136 -40Z", { fill: "#2A2160" }),
  path("M136 -40H20Q14 30 76 44Q140 30 136 -40Z", { fill: "#2A2160" }),
  line("M-24 -28Q0 -40 24 -28", "#2A2160", 15),
  line("M-116 -22L-92 10M40 -22L64 10", "#8B7BF7", 13),
];

/** A stick to draw in the sand with, which stands on its tip. */
const stick = (): RigNode[] => [
  line("M0 0L26 -150", "#8E5A3C", 13),
  line("M18 -96L40 -120", "#8E5A3C", 9),
  line("M3 -12L24 -140", "#B97A4E", 4),
];

/** A heart that is drawn in the sand, as it lies. */
const sandHeart = (): RigNode[] => [
  path("M0 34C-92 4 -70 -44 -22 -34C-8 -30 0 -20 0 -14C0 -20 8 -30 22 -34C70 -44 92 4 0 34Z", {
    fill: "none",
    stroke: "#8A6B3D",
    strokeWidth: 11,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  }),
];

/** Things of this story alone. */
export const things = {
  sandTop: thing(sandTop),
  heartTop: thing(heartTop),
  turtleBox: thing(turtleBox),
  turtle: thing(turtle, { feet: [64, 30] }),
  smallCrab: thing(smallCrab),
  shades: thing(shades),
  stick: thing(stick, {
    hold: {
      handle: [
        [2, -10],
        [25, -146],
      ],
    },
  }),
  sandHeart: thing(sandHeart),
} satisfies Record<string, Thing>;
