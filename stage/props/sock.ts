import { path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";

/** One striped sock, 60 wide and 100 high. */
export const sock = (fill: string, cuff: string): RigNode[] => [
  path("M-22 -50H14V8Q14 18 26 22Q42 30 34 44Q26 54 8 48L-12 38Q-22 32 -22 20Z", { fill }),
  path("M-24 -54H16V-36H-24Z", { fill: cuff }),
  path("M-22 -20H14V-8H-22ZM-22 4H14Q14 12 18 16H-22Z", { fill: "#fff" }),
];
