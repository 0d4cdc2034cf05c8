import { el, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const car: Picture = () => [
  path("M-60 26V2Q-58 -10 -44 -12L-30 -36Q-26 -42 -18 -42H22Q30 -42 34 -36L46 -12Q60 -8 60 6V26Z", {
    fill: "#FF6B5B",
  }),
  path("M-26 -14L-16 -30H0V-14ZM8 -30H20L30 -14H8Z", { fill: "#CFF3FF" }),
  el("circle", { cx: -32, cy: 28, r: 15, fill: "#2E1B1A" }),
  el("circle", { cx: 34, cy: 28, r: 15, fill: "#2E1B1A" }),
  el("circle", { cx: -32, cy: 28, r: 6, fill: "#ccc" }),
  el("circle", { cx: 34, cy: 28, r: 6, fill: "#ccc" }),
  el("circle", { cx: -48, cy: -34, r: 10, fill: "#BFEFFF" }),
  el("circle", { cx: -60, cy: -18, r: 6, fill: "#DFF7FF" }),
  el("circle", { cx: 50, cy: -34, r: 9, fill: "#BFEFFF" }),
];
