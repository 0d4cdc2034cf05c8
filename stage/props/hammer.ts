import { el, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const hammer: Picture = () => [
  el("rect", {
    x: -7,
    y: -26,
    width: 16,
    height: 84,
    rx: 8,
    fill: "#B97A4E",
    transform: "rotate(32)",
  }),
  path("M-38 -54H22Q34 -50 34 -38V-26H-38Z", { fill: "#7E8CA3", transform: "rotate(32)" }),
  path("M-38 -54H-24V-26H-38Z", { fill: "#5F6C82", transform: "rotate(32)" }),
];
