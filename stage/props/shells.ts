import { line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const shells: Picture = () => [
  path("M-58 6C-58 -30 -36 -50 -14 -50C8 -50 30 -30 30 6L-4 36H-24Z", { fill: "#FFB199" }),
  line("M-14 34V-44M-20 34L-42 -30M-8 34L14 -30", "#F0806A", 5),
  path("M2 30C2 8 16 -6 32 -6C48 -6 62 8 62 30L38 54H26Z", { fill: "#FFE3B8" }),
  line("M32 52V0M28 52L14 8M36 52L50 8", "#E6B466", 4),
];
