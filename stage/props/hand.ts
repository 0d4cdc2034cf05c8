import { line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const hand: Picture = () => [
  path(
    "M-30 50V-4Q-30 -14 -22 -14T-14 -4V-40Q-14 -50 -6 -50T2 -40V-46Q2 -56 10 -56T18 -46V-38Q18 -46 26 -46T34 -36V-22Q34 -30 41 -30T48 -22V20Q48 50 14 54Z",
    { fill: "#FFCF9E" },
  ),
  line("M2 -40V-8M18 -38V-8M34 -24V-6", "#E6A56B", 4),
];
