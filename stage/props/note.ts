import { ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";

/** A note of music, 60 high. */
export const note = (fill: string): RigNode[] => [
  ellipse(-10, 22, 17, 13, fill, { transform: "rotate(-18 -10 22)" }),
  line("M5 18V-34", fill, 7),
  path("M2 -38Q28 -30 28 -2Q18 -16 2 -16Z", { fill }),
];

/** A smell that drifts to the left, 300 wide. */
export const scent = (): RigNode[] => [
  line("M-150 0q38 -34 75 0t75 0t75 0t75 0", "#FF9EC4", 12, { opacity: 0.75 }),
  line("M-110 34q32 -28 64 0t64 0t64 0", "#FFC2DA", 9, { opacity: 0.75 }),
];
