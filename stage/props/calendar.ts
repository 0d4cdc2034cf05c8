import { el, line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const calendar: Picture = () => [
  el("rect", {
    x: -48,
    y: -42,
    width: 96,
    height: 90,
    rx: 14,
    fill: "#fff",
    stroke: "#6C5BE0",
    strokeWidth: 6,
  }),
  path("M-48 -26Q-48 -42 -32 -42H32Q48 -42 48 -26V-14H-48Z", { fill: "#6C5BE0" }),
  line("M-24 -52V-34M24 -52V-34", "#2A2160", 8),
  el("circle", { cx: -26, cy: 6, r: 8, fill: "#14B8A6" }),
  el("circle", { cx: 0, cy: 6, r: 8, fill: "#14B8A6" }),
  el("circle", { cx: 26, cy: 6, r: 8, fill: "#E3DDFB" }),
  el("circle", { cx: -26, cy: 30, r: 8, fill: "#E3DDFB" }),
  el("circle", { cx: 0, cy: 30, r: 8, fill: "#E3DDFB" }),
];
