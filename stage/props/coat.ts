import { el, line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const coat: Picture = () => [
  path("M-18 -50H18L46 -30L54 22L34 28L30 0V52H-30V0L-34 28L-54 22L-46 -30Z", { fill: "#FFC93C" }),
  line("M0 -44V50", "#D98F45", 5),
  line("M-18 -50Q0 -30 18 -50", "#D98F45", 6),
  el("circle", { cx: 9, cy: -6, r: 5, fill: "#7A4A2B" }),
  el("circle", { cx: 9, cy: 18, r: 5, fill: "#7A4A2B" }),
];
