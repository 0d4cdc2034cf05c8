import { line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const water: Picture = () => [
  path("M0 -52C24 -18 40 2 40 20A40 38 0 0 1 -40 20C-40 2 -24 -18 0 -52Z", { fill: "#38B6FF" }),
  line("M-22 20Q-20 42 2 44", "#BFE8FF", 9),
];
