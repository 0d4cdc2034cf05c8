import { el } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const teddy: Picture = () => [
  el("circle", { cx: -28, cy: -40, r: 14, fill: "#B97A4E" }),
  el("circle", { cx: 28, cy: -40, r: 14, fill: "#B97A4E" }),
  el("circle", { cx: 0, cy: -22, r: 34, fill: "#C98A4B" }),
  el("circle", { cx: 0, cy: 32, r: 30, fill: "#C98A4B" }),
  el("circle", { cx: 0, cy: 36, r: 17, fill: "#F3C896" }),
  el("circle", { cx: 0, cy: -12, r: 14, fill: "#F3C896" }),
  el("circle", { cx: -13, cy: -28, r: 4, fill: "#2E1B1A" }),
  el("circle", { cx: 13, cy: -28, r: 4, fill: "#2E1B1A" }),
  el("circle", { cx: 0, cy: -16, r: 5, fill: "#2E1B1A" }),
];
