import { ellipse, line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const feet: Picture = () => [
  ellipse(0, 46, 60, 14, "#9BE0FF"),
  path("M-40 -50H-14V14Q-14 26 -4 30Q6 36 -2 44H-40Z", { fill: "#FFCF9E" }),
  path("M12 -50H38V14Q38 26 48 30Q58 36 50 44H12Z", { fill: "#FFCF9E" }),
  line("M-58 40Q-52 30 -46 38M52 26Q60 18 64 28", "#38B6FF", 5),
];
