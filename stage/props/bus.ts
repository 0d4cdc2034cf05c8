import { el } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const bus: Picture = () => [
  el("rect", { x: -60, y: -38, width: 120, height: 66, rx: 16, fill: "#FFC93C" }),
  el("rect", { x: -50, y: -26, width: 30, height: 24, rx: 5, fill: "#CFF3FF" }),
  el("rect", { x: -14, y: -26, width: 30, height: 24, rx: 5, fill: "#CFF3FF" }),
  el("rect", { x: 24, y: -26, width: 26, height: 42, rx: 5, fill: "#CFF3FF" }),
  el("rect", { x: -60, y: 6, width: 80, height: 8, fill: "#F29F1F" }),
  el("circle", { cx: -32, cy: 30, r: 15, fill: "#2E1B1A" }),
  el("circle", { cx: 34, cy: 30, r: 15, fill: "#2E1B1A" }),
  el("circle", { cx: -32, cy: 30, r: 6, fill: "#ccc" }),
  el("circle", { cx: 34, cy: 30, r: 6, fill: "#ccc" }),
];
