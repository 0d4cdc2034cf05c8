import { el, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const gift: Picture = () => [
  el("rect", { x: -40, y: -14, width: 80, height: 62, rx: 10, fill: "#8B7BF7" }),
  el("rect", { x: -46, y: -28, width: 92, height: 24, rx: 9, fill: "#A79BFF" }),
  el("rect", { x: -9, y: -28, width: 18, height: 76, fill: "#FFC93C" }),
  path(
    "M0 -30C-14 -58 -40 -52 -34 -38C-30 -28 -10 -28 0 -30C10 -28 30 -28 34 -38C40 -52 14 -58 0 -30Z",
    {
      fill: "none",
      stroke: "#FFC93C",
      strokeWidth: 9,
    },
  ),
];
