import { el } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";

/**
 * Draws once what never changes. A live drawing passes over nodes that are the very same, so they
 * cost nothing with each picture.
 */
export function still<Drawn>(draw: () => Drawn): () => Drawn {
  let drawn: Drawn | undefined;
  return () => (drawn ??= draw());
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  attrs: RigNode["attrs"] = {},
) => el("rect", { x, y, width, height, fill, ...attrs });

export const circle = (
  cx: number,
  cy: number,
  r: number,
  fill: string,
  attrs: RigNode["attrs"] = {},
) => el("circle", { cx, cy, r, fill, ...attrs });

/** Moved to (x, y) and scaled. */
export const placed = (x: number, y: number, scale: number, ...drawn: RigNode[]): RigNode =>
  el("g", { transform: `translate(${x} ${y}) scale(${scale})` }, ...drawn);

/** A tuft of grass or leaves of `count` blades around (x, y). */
export function tuft(x: number, y: number, size: number, count: number, fill: string): RigNode {
  const blades = Array.from({ length: count }, (_, index) => {
    const lean = (index - (count - 1) / 2) * (44 / count) * 2 * Math.max(1, size / 90);
    const height = size * (0.75 + 0.25 * Math.cos(index * 2.3));
    return `M-7 0Q${Math.round(lean * 0.3)} ${Math.round(-height * 0.7)} ${Math.round(lean)} ${Math.round(-height)}Q${Math.round(lean * 0.5 + 6)} ${Math.round(-height * 0.5)} 9 0Z`;
  });
  return el("path", { d: blades.join(""), fill, transform: `translate(${x} ${y})` });
}
