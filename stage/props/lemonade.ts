import { el, line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const lemonade: Picture = () => [
  path("M-30 -34H30L22 50H-22Z", { fill: "#DFF7FF" }),
  path("M-27 -10H27L22 50H-22Z", { fill: "#FFE066" }),
  line("M12 -60L2 30", "#FF6B5B", 8),
  el("circle", { cx: -26, cy: -32, r: 18, fill: "#FFC93C" }),
  el("circle", { cx: -26, cy: -32, r: 11, fill: "#FFF3C4" }),
];
