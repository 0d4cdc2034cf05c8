import { el, path, radialGradient, round, verticalGradient } from "#characters/node.ts";
import { scatter } from "../timing.ts";
import { fill } from "./set.ts";
import type { Place } from "./set.ts";

const STARS = 40;

/** Glimm's night sky over the hills. */
export const night: Place = (seconds) => [
  el(
    "defs",
    {},
    verticalGradient("nightSky", [
      [0, "#1D1650"],
      [0.75, "#4A3BB8"],
      [1, "#8A7BF0"],
    ]),
    radialGradient("moon", [
      [0, "#FFFBE0"],
      [0.55, "#FFF3B8"],
      [0.57, "#FFF3B8", 0.25],
      [1, "#FFF3B8", 0],
    ]),
  ),
  fill(0, 1280, "url(#nightSky)"),
  el("circle", { cx: 590, cy: 170, r: 130, fill: "url(#moon)" }),
  ...Array.from({ length: STARS }, (_, i) =>
    el("circle", {
      cx: round(scatter(i) * 720),
      cy: round(scatter(i + 50) * 700),
      r: round(2 + scatter(i + 90) * 3),
      fill: "#FFF7C8",
      opacity: round(0.6 + 0.4 * Math.sin(seconds * 2 + i)),
    }),
  ),
  path("M0 860Q180 740 380 820T720 780V1280H0Z", { fill: "#3A2D9C" }),
  path("M0 960Q200 890 400 930T720 910V1280H0Z", { fill: "#2F6B5B" }),
  path("M0 1040Q200 990 400 1020T720 1000V1280H0Z", { fill: "#3C8A6E" }),
];
