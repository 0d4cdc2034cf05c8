import { el, line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const candy: Picture = () => [
  el("circle", { cx: 0, cy: 0, r: 28, fill: "#FF9EC4" }),
  line("M-14 -22Q8 -4 -8 26M6 -28Q26 -6 12 24", "#fff", 7),
  path("M-26 -6L-58 -22V22Z", { fill: "#FF5A8F" }),
  path("M26 -6L58 -22V22Z", { fill: "#FF5A8F" }),
];
