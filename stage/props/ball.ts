import { el, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const ball: Picture = () => [
  el("circle", { cx: 0, cy: 0, r: 46, fill: "#fff" }),
  path("M0 -46A46 46 0 0 1 40 -23L0 0Z", { fill: "#FF6B5B" }),
  path("M40 23A46 46 0 0 1 0 46V0Z", { fill: "#FFC93C" }),
  path("M-40 23A46 46 0 0 1 -40 -23L0 0Z", { fill: "#38B6FF" }),
  el("circle", {
    cx: 0,
    cy: 0,
    r: 46,
    fill: "none",
    stroke: "#2E1B1A",
    strokeWidth: 3,
    strokeOpacity: 0.2,
  }),
  el("circle", { cx: 0, cy: 0, r: 9, fill: "#fff" }),
];
