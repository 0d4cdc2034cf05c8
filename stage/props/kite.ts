import { line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const kite: Picture = () => [
  path("M0 -58L40 -8L0 40L-40 -8Z", { fill: "#FF6B5B" }),
  path("M0 -58L40 -8H0ZM0 40L-40 -8H0Z", { fill: "#FFC93C" }),
  line("M0 40Q-16 50 -4 58T-14 70", "#6C5BE0", 5),
];
