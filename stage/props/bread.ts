import { line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const bread: Picture = () => [
  path(
    "M-40 44Q-48 44 -48 36V0Q-64 -8 -60 -26Q-56 -44 -34 -46H34Q56 -44 60 -26Q64 -8 48 0V36Q48 44 40 44Z",
    { fill: "#D98F45" },
  ),
  path(
    "M-34 34Q-38 34 -38 30V-6Q-50 -12 -48 -24Q-45 -36 -30 -36H30Q45 -36 48 -24Q50 -12 38 -6V30Q38 34 34 34Z",
    { fill: "#FFE9C7" },
  ),
  line("M-18 -18Q-8 -22 2 -18M-22 4Q-14 0 -6 4M10 -4Q18 -8 26 -4M2 18Q10 14 18 18", "#F3C896", 5),
];
