import { line, path, ellipse, el } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { hat } from "./hat.ts";

const leg = (x: number, side: 1 | -1): string => `M${x} 14L${x + side * 14} 34`;

export const crabBody = (): RigNode[] => [
  line([leg(-26, -1), leg(-10, -1), leg(10, 1), leg(26, 1)].join(""), "#D9453E", 8),
  line("M-36 4L-60 -12M36 4L60 -12", "#D9453E", 9),
  path("M-72 -8C-84 -26 -72 -44 -56 -40C-60 -32 -58 -26 -50 -22C-54 -10 -62 -4 -72 -8Z", {
    fill: "#FF6B5B",
  }),
  path("M72 -8C84 -26 72 -44 56 -40C60 -32 58 -26 50 -22C54 -10 62 -4 72 -8Z", {
    fill: "#FF6B5B",
  }),
  ellipse(0, 0, 44, 28, "#FF6B5B"),
];

export const crabEyes = (): RigNode[] =>
  [-15, 15].flatMap((x) => [
    ellipse(x, -16, 13, 15, "#fff"),
    ellipse(x - 2, -15, 7, 9, "#2E1B1A"),
    ellipse(x - 4, -19, 3, 3, "#fff"),
  ]);

/** The same crab in Pocket's hat. */
export const crabInHat = (): RigNode[] => [
  ...crabBody(),
  ...crabEyes(),
  path("M-13 4Q0 16 13 4Q10 20 0 20T-13 4Z", { fill: "#7A2350" }),
  el("g", { transform: "translate(0 -68) scale(.95)" }, ...hat(0)),
];

/** A magnifying glass; its lens is around (0, 0). */
export const lens = (): RigNode[] => [
  line("M58 64L104 120", "#6A4BB0", 30),
  el("circle", { cx: 0, cy: 0, r: 86, fill: "#E9FAFF", fillOpacity: 0.55 }),
  el("circle", { cx: 0, cy: 0, r: 86, fill: "none", stroke: "#8B7BF7", strokeWidth: 18 }),
  line("M-52 -30Q-38 -54 -12 -60", "#fff", 11),
];

/** The same glass before Pocket's eye, which it makes huge. */
export const lensEye = (): RigNode[] => [
  line("M58 64L104 120", "#6A4BB0", 30),
  el("circle", { cx: 0, cy: 0, r: 86, fill: "#A0623C" }),
  ellipse(0, 4, 80, 78, "#fff"),
  el("circle", { cx: -4, cy: 8, r: 58, fill: "#4A2516" }),
  ellipse(-4, 36, 36, 22, "#8A4B25"),
  el("circle", { cx: -4, cy: 2, r: 38, fill: "#1F1010" }),
  el("circle", { cx: -28, cy: -18, r: 20, fill: "#fff" }),
  el("circle", { cx: 22, cy: 30, r: 10, fill: "#fff" }),
  el("circle", { cx: 0, cy: 0, r: 86, fill: "none", stroke: "#8B7BF7", strokeWidth: 18 }),
];
