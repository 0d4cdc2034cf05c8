import { ellipse, line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

/** A bowl's outside and inside. Not Pocket's scarf's red: he holds it before his scarf. */
export const BOWL = { outside: "#3E9BEA", inside: "#1F6DB5" } as const;

export const soup: Picture = () => [
  path("M-52 -2H52Q50 46 0 48Q-50 46 -52 -2Z", { fill: BOWL.outside }),
  ellipse(0, -2, 52, 13, "#FFE0A8"),
  line("M-20 -22Q-28 -34 -18 -46M4 -22Q-4 -34 6 -48M28 -22Q20 -34 30 -46", "#C9D6E6", 6),
];
