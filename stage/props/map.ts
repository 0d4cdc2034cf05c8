import { line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const map: Picture = () => [
  path("M-62 -40L-22 -52L22 -40L62 -52V38L22 50L-22 38L-62 50Z", { fill: "#F9E7BE" }),
  line("M-22 -52V38M22 -40V50", "#E1C48A", 5),
  line("M-44 24Q-30 -6 -6 4T34 -16", "#B97A4E", 6, { strokeDasharray: "8 10" }),
  line("M30 -34L48 -16M48 -34L30 -16", "#E04A45", 9),
];
