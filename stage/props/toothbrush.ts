import { el, line } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const toothbrush: Picture = () => [
  el(
    "g",
    { transform: "rotate(-32)" },
    el("rect", { x: -62, y: -2, width: 122, height: 18, rx: 9, fill: "#14B8A6" }),
    el("rect", { x: -62, y: -2, width: 46, height: 18, rx: 9, fill: "#0D8F86" }),
    ...[18, 29, 40, 51].map((x, index) =>
      el("rect", {
        x: x - 1,
        y: -28,
        width: 10,
        height: 28,
        rx: 4,
        fill: index % 2 === 0 ? "#fff" : "#BFE8FF",
        stroke: "#C9D6E6",
        strokeWidth: 2,
      }),
    ),
    line("M14 -34Q22 -46 32 -36Q42 -50 60 -36", "#FF6B5B", 13),
    line("M17 -37Q23 -44 30 -39", "#fff", 4),
  ),
];
