import { el, line } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const clock: Picture = () => [
  el("circle", { cx: 0, cy: 0, r: 48, fill: "#fff", stroke: "#FF6B5B", strokeWidth: 9 }),
  line("M0 -28V0L20 14", "#2A2160", 8),
  el("circle", { cx: 0, cy: 0, r: 6, fill: "#2A2160" }),
];
