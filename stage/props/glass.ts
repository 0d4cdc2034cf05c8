import { ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";

/** A glass of water, 76 wide. */
export const glass = (): RigNode[] => [
  path("M-38 -50H38L30 50H-30Z", { fill: "#EAF8FF", stroke: "#B9DDEE", strokeWidth: 5 }),
  path("M-34 -22H34L28 46H-28Z", { fill: "#5FC4F7" }),
  ellipse(0, -22, 34, 8, "#A6E2FF"),
  line("M-20 -6L-17 28", "#E4F7FF", 7),
];
