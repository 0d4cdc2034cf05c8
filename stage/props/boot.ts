import { el, ellipse, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { starPath } from "#characters/shapes.ts";

/** One boot from the front, 120 wide, as tall as a shin over its foot. */
export const boot = (fill: string, cuff: string, glitters: boolean): RigNode[] => [
  path("M-44 -74H44V-10Q66 0 64 30Q62 46 40 46H-40Q-62 46 -64 30Q-66 0 -44 -10Z", { fill }),
  path("M-64 26Q-62 46 -40 46H40Q62 46 64 26Z", { fill: cuff }),
  el("rect", { x: -50, y: -84, width: 100, height: 26, rx: 12, fill: cuff }),
  ellipse(-18, 4, 15, 8, "#fff", { opacity: 0.35 }),
  ...(glitters
    ? [
        path(starPath(0, -28, 18, 8), { fill: "#FFE691" }),
        path(starPath(30, 8, 12, 5), { fill: "#fff" }),
        path(starPath(-32, -40, 9, 4), { fill: "#fff" }),
      ]
    : []),
];
