import { el, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const tree: Picture = () => [
  el("rect", { x: -11, y: 4, width: 22, height: 52, rx: 9, fill: "#9A6238" }),
  el("circle", { cx: -26, cy: -8, r: 28, fill: "#3FAE6E" }),
  el("circle", { cx: 26, cy: -8, r: 28, fill: "#3FAE6E" }),
  el("circle", { cx: 0, cy: -30, r: 32, fill: "#58C08C" }),
  path("M-34 30Q-26 20 -18 30Q-26 40 -34 30Z", { fill: "#58C08C" }),
];
