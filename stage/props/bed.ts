import { el, line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const bed: Picture = () => [
  el("rect", { x: -62, y: -34, width: 12, height: 76, rx: 6, fill: "#A9683A" }),
  el("rect", { x: 50, y: -10, width: 12, height: 52, rx: 6, fill: "#A9683A" }),
  el("rect", { x: -56, y: 2, width: 112, height: 30, rx: 12, fill: "#8B7BF7" }),
  el("rect", {
    x: -50,
    y: -16,
    width: 38,
    height: 26,
    rx: 12,
    fill: "#fff",
    stroke: "#D8D0F5",
    strokeWidth: 3,
  }),
  path("M-8 -4H50Q56 -4 56 4V18H-14V4Q-14 -4 -8 -4Z", { fill: "#5BE0CF" }),
  line("M0 -40H16L0 -22H16M26 -58H38L26 -44H38", "#6C5BE0", 5),
];
