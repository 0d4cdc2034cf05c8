import { el, line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const grownUp: Picture = () => [
  el("circle", { cx: 0, cy: -24, r: 26, fill: "#FFCF9E" }),
  path("M-27 -26Q-26 -56 0 -56T27 -26Q10 -40 -27 -26Z", { fill: "#5E3421" }),
  path("M-46 54Q-46 8 0 8T46 54Z", { fill: "#14B8A6" }),
  el("circle", { cx: -9, cy: -22, r: 3.5, fill: "#2E1B1A" }),
  el("circle", { cx: 9, cy: -22, r: 3.5, fill: "#2E1B1A" }),
  line("M-9 -11Q0 -4 9 -11", "#2E1B1A", 4),
];
