import { el, ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { sock } from "./sock.ts";

/** The treasure map rolled up to look through, 170 long; its wider end is on the right. */
export const mapTube = (): RigNode[] => [
  path("M-84 -20L84 -36V36L-84 20Z", { fill: "#F9E7BE" }),
  path("M-84 6L84 12V36L-84 20Z", { fill: "#E9CB90" }),
  line("M-50 -8Q-20 8 6 -10T58 -4", "#B97A4E", 6, { strokeDasharray: "10 11" }),
  ellipse(84, 0, 15, 36, "#E1C48A"),
  ellipse(86, 0, 9, 27, "#8E5A3C"),
  path("M-22 -26L-2 -28V28L-22 26Z", { fill: "#FF6B5B" }),
];

/** A sock over a paw, with eyes: its foot is the head of a puppet. */
export const sockFace = (): RigNode[] => [
  el(
    "g",
    { transform: "rotate(180)" },
    ...sock("#FF9EC4", "#FF5A8F"),
    ellipse(10, 44, 9, 10, "#fff"),
    ellipse(28, 42, 9, 10, "#fff"),
    ellipse(12, 46, 5, 6, "#2E1B1A"),
    ellipse(30, 44, 5, 6, "#2E1B1A"),
  ),
];

/** A sock that lies on the ground, with its shadow. */
export const sockLies = (fill: string, cuff: string): RigNode[] => [
  ellipse(4, 22, 58, 9, "#7A5A2B", { opacity: 0.25 }),
  el("g", { transform: "scale(1 .72) rotate(-78)" }, ...sock(fill, cuff)),
];

/** A stick to draw in the sand with, which stands on its tip. */
export const stick = (): RigNode[] => [
  line("M0 0L26 -150", "#8E5A3C", 13),
  line("M18 -96L40 -120", "#8E5A3C", 9),
  line("M3 -12L24 -140", "#B97A4E", 4),
];

/** A heart that is drawn in the sand, as it lies. */
export const sandHeart = (): RigNode[] => [
  path("M0 34C-92 4 -70 -44 -22 -34C-8 -30 0 -20 0 -14C0 -20 8 -30 22 -34C70 -44 92 4 0 34Z", {
    fill: "none",
    stroke: "#8A6B3D",
    strokeWidth: 11,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  }),
];

/** A burst where something crashes. */
export const bang = (): RigNode[] => [
  path(
    "M0 -112L26 -56L84 -84L66 -26L124 0L66 26L84 84L26 56L0 112L-26 56L-84 84L-66 26L-124 0L-66 -26L-84 -84L-26 -56Z",
    { fill: "#FFC93C" },
  ),
  path(
    "M0 -66L16 -34L50 -50L38 -16L72 0L38 16L50 50L16 34L0 66L-16 34L-50 50L-38 16L-72 0L-38 -16L-50 -50L-16 -34Z",
    { fill: "#fff" },
  ),
];
