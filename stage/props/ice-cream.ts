import { el, line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const iceCream: Picture = () => [
  path("M-26 4L0 58L26 4Z", { fill: "#F2B36B" }),
  line("M-16 12L8 40M16 12L-8 40", "#D98F45", 4),
  el("circle", { cx: -14, cy: -8, r: 22, fill: "#FF9EC4" }),
  el("circle", { cx: 14, cy: -8, r: 22, fill: "#A8EBD3" }),
  el("circle", { cx: 0, cy: -30, r: 22, fill: "#FFF3C4" }),
  el("circle", { cx: 6, cy: -54, r: 8, fill: "#FF5A5F" }),
];
