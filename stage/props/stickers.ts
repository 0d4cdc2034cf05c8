import { starPath } from "#characters/shapes.ts";
import { el, line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

/** A sheet of glitter stickers, one corner turned up. */
export const stickers: Picture = () => [
  path("M-48 -56H48V34L24 58H-48Z", { fill: "#fff", stroke: "#D8D0F5", strokeWidth: 4 }),
  path("M48 34H30Q24 34 24 40V58Z", { fill: "#C9C0FA" }),
  path(starPath(-22, -28, 20, 10), { fill: "#FFC93C" }),
  path("M22 -16C4 -28 8 -46 22 -38C36 -46 40 -28 22 -16Z", { fill: "#FF6B5B" }),
  el("circle", { cx: -22, cy: 12, r: 15, fill: "#14B8A6" }),
  path(starPath(16, 16, 18, 9, 6), { fill: "#8B7BF7" }),
  line("M-28 10L-26 8M-16 18L-14 16M-20 6V5", "#fff", 5),
  line("M-24 -34L-26 -31M16 -36L15 -34M12 12L11 14", "#fff", 5),
  line("M-30 42H2", "#D8D0F5", 6),
];
