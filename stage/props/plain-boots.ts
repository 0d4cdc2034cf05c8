import { el, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const plainBoots: Picture = () => [
  path("M-44 -44H-12V22Q-12 30 -4 32Q8 36 8 48H-44Z", { fill: "#2F8A55" }),
  path("M14 -44H44V22Q44 30 50 32Q60 36 60 48H14Z", { fill: "#3FA468" }),
  el("rect", { x: -46, y: -48, width: 36, height: 14, rx: 6, fill: "#1F6A40" }),
  el("rect", { x: 12, y: -48, width: 34, height: 14, rx: 6, fill: "#1F6A40" }),
];
