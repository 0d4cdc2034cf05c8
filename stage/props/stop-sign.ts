import { el, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const stopSign: Picture = () => [
  path("M-24 -58H24L58 -24V24L24 58H-24L-58 24V-24Z", { fill: "#E04A45" }),
  path("M-20 -48H20L48 -20V20L20 48H-20L-48 20V-20Z", {
    fill: "none",
    stroke: "#fff",
    strokeWidth: 5,
  }),
  el("rect", { x: -9, y: -26, width: 18, height: 34, rx: 8, fill: "#fff" }),
  el("circle", { cx: 0, cy: 24, r: 9, fill: "#fff" }),
];
