import { el, line } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const medicine: Picture = () => [
  el("rect", {
    x: -48,
    y: -32,
    width: 96,
    height: 76,
    rx: 16,
    fill: "#fff",
    stroke: "#FF6B5B",
    strokeWidth: 7,
  }),
  line("M-20 -34V-46H20V-34", "#FF6B5B", 8),
  line("M0 -16V28M-22 6H22", "#FF6B5B", 15),
];
