import { el, line } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const robot: Picture = () => [
  el("rect", { x: -34, y: -14, width: 68, height: 50, rx: 14, fill: "#8B7BF7" }),
  el("rect", { x: -24, y: -50, width: 48, height: 34, rx: 12, fill: "#A79BFF" }),
  el("circle", { cx: -10, cy: -33, r: 6, fill: "#2A2160" }),
  el("circle", { cx: 10, cy: -33, r: 6, fill: "#2A2160" }),
  el("rect", { x: -46, y: -8, width: 12, height: 34, rx: 6, fill: "#6C5BE0" }),
  el("rect", { x: 34, y: -8, width: 12, height: 34, rx: 6, fill: "#6C5BE0" }),
  el("rect", { x: -22, y: 34, width: 16, height: 18, rx: 6, fill: "#6C5BE0" }),
  el("rect", { x: 6, y: 34, width: 16, height: 18, rx: 6, fill: "#6C5BE0" }),
  el("circle", { cx: 0, cy: 10, r: 10, fill: "#FFD35C" }),
  line("M0 -50V-60", "#6C5BE0", 6),
  el("circle", { cx: 0, cy: -62, r: 6, fill: "#FF6B5B" }),
];
