import { el, line } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { strokes } from "../strokes.ts";

/** A sheet with weeks, one under the other, 84 wide. */
export const weeks = (): RigNode[] => [
  el("rect", {
    x: -42,
    y: -50,
    width: 84,
    height: 100,
    rx: 12,
    fill: "#fff",
    stroke: "#6C5BE0",
    strokeWidth: 5,
  }),
  line("M-22 -58V-44M22 -58V-44", "#2A2160", 7),
  ...[1, 2, 3, 4, 5].flatMap((week) => [
    el("rect", { x: -30, y: -44 + week * 16 - 8, width: 60, height: 12, rx: 5, fill: "#E3DDFB" }),
    strokes(String(week), -22, -38 + week * 16 - 8, 10, "#4A3AB0"),
    el("circle", { cx: 22, cy: -38 + week * 16 - 8, r: 5, fill: "#8B7BF7" }),
  ]),
];
