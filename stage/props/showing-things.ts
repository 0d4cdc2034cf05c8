import { path, el } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { starPath } from "#characters/shapes.ts";

/** Glitter: three stars. */
export const sparkle = (): RigNode[] => [
  path(starPath(0, 0, 30, 9, 4), { fill: "#FFF7C8" }),
  path(starPath(-34, 26, 17, 5, 4), { fill: "#FFD35C" }),
  el("path", { d: starPath(30, -28, 14, 4, 4), fill: "#fff" }),
];
