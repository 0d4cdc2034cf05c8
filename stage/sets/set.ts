import { el } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";

/** Draws a place, 720 wide and 1280 high, at a time in seconds. */
export type Place = (seconds: number) => RigNode[];

export const fill = (y: number, height: number, color: string) =>
  el("rect", { x: 0, y, width: 720, height, fill: color });

/** A white cloud that drifts from left to right in a loop. */
export function cloud(
  seconds: number,
  speed: number,
  phase: number,
  y: number,
  scale: number,
): RigNode {
  const x = ((seconds * speed + phase * 720) % 980) - 160;
  return el(
    "g",
    {
      transform: `translate(${Math.round(x * 100) / 100} ${y}) scale(${scale})`,
      fill: "#fff",
      opacity: 0.9,
    },
    el("circle", { r: 34 }),
    el("circle", { cx: 42, cy: -16, r: 44 }),
    el("circle", { cx: 92, r: 32 }),
    el("rect", { x: -34, y: -2, width: 158, height: 36, rx: 18 }),
  );
}
