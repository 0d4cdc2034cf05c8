import { line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const heart: Picture = () => [
  path("M0 46C-60 4 -54 -44 -22 -44C-8 -44 0 -34 0 -26C0 -34 8 -44 22 -44C54 -44 60 4 0 46Z", {
    fill: "#FF6B5B",
  }),
  line("M-34 -18Q-32 -32 -20 -32", "#FFC0B5", 8),
];
