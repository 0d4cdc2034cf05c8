import { el, line } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const letter: Picture = () => [
  el("rect", {
    x: -58,
    y: -38,
    width: 116,
    height: 80,
    rx: 12,
    fill: "#fff",
    stroke: "#F3C896",
    strokeWidth: 6,
  }),
  line("M-54 -32L0 10L54 -32", "#F3C896", 7),
  el("circle", { cx: 0, cy: 8, r: 15, fill: "#FF6B5B" }),
];
