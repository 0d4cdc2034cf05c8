import { el, line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const megaphone: Picture = () => [
  path("M-44 -14L20 -44V44L-44 14Z", { fill: "#FF6B5B" }),
  el("rect", { x: -58, y: -16, width: 20, height: 32, rx: 8, fill: "#E04A45" }),
  path("M-34 18L-24 50H-8L-18 22Z", { fill: "#E04A45" }),
  line("M34 -20L52 -32M36 0H58M34 20L52 32", "#FFC93C", 8),
];
