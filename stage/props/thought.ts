import { el, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const thought: Picture = () => [
  path("M-34 14A26 26 0 0 1 -30 -36A32 32 0 0 1 28 -38A26 26 0 0 1 36 14Z", { fill: "#E9E5FF" }),
  el("circle", { cx: -26, cy: 32, r: 11, fill: "#E9E5FF" }),
  el("circle", { cx: -42, cy: 52, r: 6, fill: "#E9E5FF" }),
  el("circle", { cx: -18, cy: -12, r: 7, fill: "#6C5BE0" }),
  el("circle", { cx: 2, cy: -12, r: 7, fill: "#6C5BE0" }),
  el("circle", { cx: 22, cy: -12, r: 7, fill: "#6C5BE0" }),
];
