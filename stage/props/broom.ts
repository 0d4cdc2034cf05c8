import { el, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const broom: Picture = () => [
  el("rect", {
    x: -5,
    y: -60,
    width: 11,
    height: 76,
    rx: 5,
    fill: "#B97A4E",
    transform: "rotate(20)",
  }),
  path("M-24 50L-16 14H16L24 50Q0 60 -24 50Z", { fill: "#FFC93C", transform: "rotate(20)" }),
  path("M-18 18H18V27H-18Z", { fill: "#FF6B5B", transform: "rotate(20)" }),
];
