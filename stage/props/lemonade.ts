import { el, line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

const glass = () => path("M-30 -34H30L22 50H-22Z", { fill: "#DFF7FF" });
const straw = () => line("M12 -60L2 30", "#FF6B5B", 8);

export const lemonade: Picture = () => [
  glass(),
  path("M-27 -10H27L22 50H-22Z", { fill: "#FFE066" }),
  straw(),
  el("circle", { cx: -26, cy: -32, r: 18, fill: "#FFC93C" }),
  el("circle", { cx: -26, cy: -32, r: 11, fill: "#FFF3C4" }),
];

/** The glass when it was drunk. */
export const emptyGlass: Picture = () => [glass(), straw()];
