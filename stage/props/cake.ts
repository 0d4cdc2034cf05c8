import { el, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const cake: Picture = () => [
  el("rect", { x: -46, y: 0, width: 92, height: 44, rx: 10, fill: "#FF9EC4" }),
  path("M-46 8Q-34 24 -23 8T0 8T23 8T46 8V2H-46Z", { fill: "#fff" }),
  el("rect", { x: -5, y: -34, width: 10, height: 34, rx: 4, fill: "#38B6FF" }),
  path("M0 -58C8 -48 8 -40 0 -38C-8 -40 -8 -48 0 -58Z", { fill: "#FFC93C" }),
];
