import { el, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";

const INK = "#2E1B1A";

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill: string,
): RigNode => el("rect", { x, y, width, height, rx, fill });
export const dot = (cx: number, cy: number, r: number, fill: string): RigNode =>
  el("circle", { cx, cy, r, fill });
export const at = (x: number, y: number, scale: number, drawn: readonly RigNode[]): RigNode =>
  el("g", { transform: `translate(${x} ${y}) scale(${scale})` }, ...drawn);

/** Head and shoulders of a person; what they wear or hold is drawn over it. */
export const person = (skin: string, hair: string, shirt: string): RigNode[] => [
  path("M-46 62Q-46 16 0 16T46 62Z", { fill: shirt }),
  dot(0, -16, 26, skin),
  path("M-27 -18Q-26 -48 0 -48T27 -18Q10 -32 -27 -18Z", { fill: hair }),
  dot(-9, -14, 3.5, INK),
  dot(9, -14, 3.5, INK),
  line("M-9 -3Q0 4 9 -3", INK, 4),
];
