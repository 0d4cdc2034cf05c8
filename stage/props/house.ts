import { el, line } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const house: Picture = () => [
  el("rect", { x: -36, y: -8, width: 72, height: 56, rx: 8, fill: "#FFE9C7" }),
  line("M-52 -2L0 -50L52 -2", "#FF6B5B", 18),
  el("rect", { x: -12, y: 14, width: 24, height: 34, rx: 8, fill: "#B97A4E" }),
  el("circle", { cx: 5, cy: 32, r: 3, fill: "#FFD35C" }),
];
