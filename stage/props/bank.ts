import { el, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const bank: Picture = () => [
  path("M-56 -16L0 -52L56 -16Z", { fill: "#6C5BE0" }),
  el("rect", { x: -50, y: -14, width: 100, height: 10, rx: 4, fill: "#8B7BF7" }),
  el("rect", { x: -42, y: -2, width: 14, height: 38, fill: "#C9C0FA" }),
  el("rect", { x: -7, y: -2, width: 14, height: 38, fill: "#C9C0FA" }),
  el("rect", { x: 28, y: -2, width: 14, height: 38, fill: "#C9C0FA" }),
  el("rect", { x: -54, y: 36, width: 108, height: 14, rx: 5, fill: "#6C5BE0" }),
  el("circle", { cx: 0, cy: -28, r: 9, fill: "#FFC93C" }),
];
