import { el, ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";

/* What can be bought, paid and sold from 11 on, in a square of 160 around (0, 0). */

const box = (x: number, y: number, width: number, height: number, rx: number, fill: string) =>
  el("rect", { x, y, width, height, rx, fill });

export const cable = (): RigNode[] => [
  line("M-46 -24Q-46 40 -6 30T10 -30Q28 -62 50 -24V16", "#5B6272", 9),
  box(-58, -52, 24, 32, 6, "#2A2160"),
  box(-52, -66, 12, 16, 3, "#C3CAD4"),
  box(38, 12, 24, 32, 6, "#2A2160"),
  box(44, 42, 12, 16, 3, "#C3CAD4"),
];

const bud = (x: number, dark: string, light: string): RigNode[] => [
  box(x - 9, -8, 18, 58, 9, dark),
  el("circle", { cx: x, cy: -16, r: 28, fill: light }),
  el("circle", { cx: x, cy: -16, r: 12, fill: "#2A2160" }),
];

export const buds = (): RigNode[] => [
  ...bud(-36, "#7E8B9C", "#C3CAD4"),
  ...bud(36, "#7E8B9C", "#C3CAD4"),
];

export const zapBuds = (): RigNode[] => [
  ...bud(-36, "#6C5BE0", "#8B7BF7"),
  ...bud(36, "#6C5BE0", "#8B7BF7"),
  path("M6 -76L-18 -34H-2L-8 -4L18 -46H2Z", { fill: "#FFC93C" }),
];

export const ticket = (): RigNode[] => [
  path("M-64 -34H64V-12Q50 -8 50 4T64 20V42H-64V20Q-50 16 -50 4T-64 -12Z", { fill: "#FF5A8F" }),
  line("M22 -28V36", "#FFE6F0", 4, { strokeDasharray: "6 9" }),
  line("M-26 22V-14L2 -20V14", "#fff", 6),
  ellipse(-33, 22, 10, 8, "#fff"),
  ellipse(-5, 14, 10, 8, "#fff"),
];

export const sneakers = (): RigNode[] => [
  path("M-62 -18Q-50 -8 -30 -22L-18 -34L26 2Q60 6 64 26V34H-62Z", { fill: "#38B6FF" }),
  box(-66, 30, 134, 18, 9, "#E2C49A"),
  line("M-14 -18L-2 -28M0 -6L12 -16M14 4L26 -6", "#fff", 6),
  path("M-62 -18Q-50 -8 -30 -22L-40 30H-62Z", { fill: "#1C8FD6" }),
];

/** A bill with a fee on it. */
export const lateBill = (): RigNode[] => [
  path("M-44 -62H44V62L29 52L15 62L0 52L-15 62L-29 52L-44 62Z", { fill: "#FFFDF7" }),
  line("M-28 -40H14M-28 -20H24M-28 0H8", "#B9B2CC", 6),
  line("M-44 -62H44V62L29 52L15 62L0 52L-15 62L-29 52L-44 62Z", "#D8D2E6", 4),
  el("circle", { cx: 22, cy: 24, r: 24, fill: "#E04A45" }),
  line("M22 12V26M22 36V37", "#fff", 7),
];
