import { line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const rain: Picture = () => [
  path("M-34 4A22 22 0 0 1 -30 -40A30 30 0 0 1 26 -42A24 24 0 0 1 34 4Z", { fill: "#B9C7DA" }),
  line("M-24 18L-32 40M0 18L-8 44M24 18L16 40", "#38B6FF", 8),
];
