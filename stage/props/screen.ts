import { el, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const screen: Picture = () => [
  el("rect", { x: -54, y: -40, width: 108, height: 80, rx: 16, fill: "#2A2160" }),
  el("rect", { x: -42, y: -28, width: 84, height: 56, rx: 8, fill: "#7ADCFF" }),
  path("M-12 -18L22 0L-12 18Z", { fill: "#fff" }),
];
