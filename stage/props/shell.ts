import { ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";

/** Neither a crab's red nor the pink of Pocket's scarf, before which he holds it. */
const SHELL = { outside: "#A98BEF", side: "#D3C4FB", line: "#7355CB", shine: "#EFE9FF" } as const;

/** A sea snail's shell, about 90 wide. */
export const shell = (): RigNode[] => [
  path("M-46 28C-56 -18 -22 -48 12 -42C46 -36 56 -2 38 22Q16 38 -46 28Z", { fill: SHELL.outside }),
  path("M-46 28C-50 6 -40 -14 -24 -28C-34 -2 -26 20 -6 34Q-26 34 -46 28Z", { fill: SHELL.side }),
  line("M32 16C44 -12 16 -34 -4 -20C-20 -6 -8 14 8 6C16 0 12 -10 4 -8", SHELL.line, 6),
  line("M-4 -36Q10 -40 22 -34", SHELL.shine, 6),
];

const eye = (x: number): RigNode[] => [
  line(`M-30 14L${x} -34`, "#E8564E", 7),
  ellipse(x, -42, 13, 15, "#fff"),
  ellipse(x - 3, -41, 7, 9, "#2E1B1A"),
];

/** The same shell with the crab that lives in it. */
export const hermit = (): RigNode[] => [
  line("M-34 26L-58 44M-14 32L-22 50M10 32L16 50M28 26L42 44", "#E8564E", 9),
  ...eye(-58),
  ...eye(-32),
  ellipse(-42, 16, 22, 17, "#FF6B5B"),
  path(
    "M-62 20C-88 10 -92 -14 -74 -26C-74 -12 -66 -8 -58 -6C-62 -14 -58 -22 -50 -24C-40 -6 -46 12 -62 20Z",
    {
      fill: "#E8564E",
    },
  ),
  ...shell(),
];
