import { el, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const boots: Picture = () => [
  path("M-44 -44H-12V22Q-12 30 -4 32Q8 36 8 48H-44Z", { fill: "#8B7BF7" }),
  path("M14 -44H44V22Q44 30 50 32Q60 36 60 48H14Z", { fill: "#A79BFF" }),
  el("rect", { x: -46, y: -48, width: 36, height: 14, rx: 6, fill: "#6C5BE0" }),
  el("rect", { x: 12, y: -48, width: 34, height: 14, rx: 6, fill: "#6C5BE0" }),
  path(
    "M-28.0 -15.0L-25.6 -9.2L-19.4 -8.8L-24.2 -4.8L-22.7 1.3L-28.0 -2.0L-33.3 1.3L-31.8 -4.8L-36.6 -8.8L-30.4 -9.2Z",
    {
      fill: "#FFE691",
    },
  ),
  path(
    "M29.0 -15.0L31.4 -9.2L37.6 -8.8L32.8 -4.8L34.3 1.3L29.0 -2.0L23.7 1.3L25.2 -4.8L20.4 -8.8L26.6 -9.2Z",
    { fill: "#FFE691" },
  ),
];
