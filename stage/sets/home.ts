import { el, ellipse, path, verticalGradient } from "#characters/node.ts";
import { fill } from "./set.ts";
import type { Place } from "./set.ts";

/** A living room: a window with curtains, a lamp, a rug. */
export const home: Place = () => [
  el(
    "defs",
    {},
    verticalGradient("wall", [
      [0, "#D8F3EC"],
      [1, "#BFE8DC"],
    ]),
    verticalGradient("floor", [
      [0, "#E2B57E"],
      [1, "#C98F55"],
    ]),
  ),
  fill(0, 960, "url(#wall)"),
  ...Array.from({ length: 6 }, (_, i) =>
    el("rect", { x: 60 + i * 120, y: 0, width: 8, height: 960, fill: "#fff", opacity: 0.25 }),
  ),
  el("rect", { x: 30, y: 600, width: 170, height: 200, rx: 18, fill: "#fff" }),
  el("rect", { x: 44, y: 614, width: 142, height: 172, rx: 10, fill: "#9BE0FF" }),
  path("M115 614V786M44 700H186", { stroke: "#fff", strokeWidth: 10 }),
  path("M22 590H74Q70 700 30 800H22Z", { fill: "#FF9484" }),
  path("M208 590H156Q160 700 200 800H208Z", { fill: "#FF9484" }),
  el("rect", { x: 14, y: 578, width: 202, height: 18, rx: 9, fill: "#B97A4E" }),
  path("M600 760H690L672 660H618Z", { fill: "#FFC93C" }),
  el("rect", { x: 638, y: 760, width: 14, height: 200, fill: "#8E5A3C" }),
  ellipse(645, 962, 56, 14, "#8E5A3C"),
  fill(940, 20, "#fff"),
  fill(960, 320, "url(#floor)"),
  ellipse(360, 1200, 330, 66, "#8B7BF7"),
  ellipse(360, 1200, 270, 50, "#A79BFF"),
  ellipse(360, 1200, 200, 34, "#C9C0FA"),
];
