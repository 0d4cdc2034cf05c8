import { el, line } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const question: Picture = () => [
  line("M-22 -22Q-22 -48 2 -48T26 -22Q26 -4 2 8V18", "#6C5BE0", 15),
  el("circle", { cx: 2, cy: 44, r: 10, fill: "#6C5BE0" }),
];
