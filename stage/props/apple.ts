import { el, line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const apple: Picture = () => [
  el("circle", { cx: -16, cy: 8, r: 34, fill: "#FF5A5F" }),
  el("circle", { cx: 16, cy: 8, r: 34, fill: "#FF5A5F" }),
  line("M-30 -6Q-24 -20 -8 -18", "#FFB3AE", 8),
  line("M0 -18Q-2 -38 8 -48", "#7A4A2B", 8),
  path("M6 -32Q30 -52 44 -34Q26 -18 6 -32Z", { fill: "#4CC38A" }),
];
