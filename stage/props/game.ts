import { el, line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

/** A hand-held game. */
export const game: Picture = () => [
  el("rect", { x: -66, y: -34, width: 132, height: 74, rx: 30, fill: "#E04A45" }),
  el("rect", { x: -66, y: -40, width: 132, height: 74, rx: 30, fill: "#FF6B5B" }),
  el("rect", { x: -32, y: -30, width: 64, height: 52, rx: 9, fill: "#2A2160" }),
  path("M-26 16V4Q-14 -8 -2 4Q10 14 26 0V16Z", { fill: "#58C08C" }),
  el("circle", { cx: 12, cy: -14, r: 7, fill: "#FFC93C" }),
  el("circle", { cx: -12, cy: -8, r: 6, fill: "#FF9EC4" }),
  line("M-50 -11V9M-60 -1H-40", "#fff", 7),
  el("circle", { cx: 45, cy: -8, r: 6, fill: "#FFC93C" }),
  el("circle", { cx: 54, cy: 8, r: 6, fill: "#38B6FF" }),
];
