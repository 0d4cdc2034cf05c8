import { el, path } from "#characters/node.ts";
import { coin } from "#characters/shapes.ts";
import type { Picture } from "./picture.ts";

export const chest: Picture = () => [
  el("rect", { x: -56, y: -6, width: 112, height: 56, rx: 10, fill: "#A9683A" }),
  path("M-56 -10Q-56 -50 0 -50T56 -10Z", { fill: "#C98A4B" }),
  coin(-26, -8, 18),
  coin(8, -12, 20),
  coin(32, -4, 15),
  el("rect", { x: -56, y: -2, width: 112, height: 12, fill: "#7F4A2E" }),
  el("rect", { x: -13, y: -6, width: 26, height: 28, rx: 7, fill: "#FFC93C" }),
];
