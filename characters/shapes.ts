import { el, line, path, round } from "./node.ts";
import type { RigNode } from "./node.ts";
import { color } from "./palette.ts";

/** An ellipse as a part of a path, so that many are one element. */
export const dot = (cx: number, cy: number, rx: number, ry: number) =>
  `M${round(cx - rx)} ${round(cy)}a${rx} ${ry} 0 1 0 ${round(2 * rx)} 0a${rx} ${ry} 0 1 0 ${round(-2 * rx)} 0Z`;

/** An outline, and the same moved: filled with the rule 'evenodd' and clipped, it is light at an edge. */
export const edge = (outline: string, x: number, y: number) =>
  outline +
  outline.replace(/(\d+) (\d+)/g, (_, a: string, b: string) => `${Number(a) + x} ${Number(b) + y}`);

/** Path data of a star with `points` tips between two radii. */
export function starPath(cx: number, cy: number, outer: number, inner: number, points = 5): string {
  const corner = (index: number) => {
    const angle = -Math.PI / 2 + (index * Math.PI) / points;
    const radius = index % 2 === 0 ? outer : inner;
    return `${round(cx + Math.cos(angle) * radius)} ${round(cy + Math.sin(angle) * radius)}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, index) => corner(index)).join("L")}Z`;
}

/** A gold coin with a star; `r` is its radius. */
export function coin(x: number, y: number, r: number): RigNode {
  return el(
    "g",
    { transform: `translate(${x} ${y})` },
    el("circle", { r, cy: round(r * 0.09), fill: "#D9861A" }),
    el("circle", { r, fill: color.goldDark }),
    el("circle", { r: round(r * 0.93), fill: color.gold }),
    el("circle", {
      r: round(r * 0.74),
      fill: "none",
      stroke: color.goldDark,
      strokeWidth: round(r * 0.09),
    }),
    path(starPath(0, r * 0.03, r * 0.46, r * 0.22), {
      fill: color.goldDark,
      stroke: color.goldDark,
      strokeWidth: round(r * 0.12),
      strokeLinejoin: "round",
    }),
    line(
      `M${round(-r * 0.62)} ${round(-r * 0.42)}A${round(r * 0.76)} ${round(r * 0.76)} 0 0 1 ${round(-r * 0.1)} ${round(-r * 0.75)}`,
      "#FFF7D6",
      round(r * 0.13),
    ),
  );
}
