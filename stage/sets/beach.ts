import { el, path, radialGradient, verticalGradient } from "#characters/node.ts";
import { cloud } from "./set.ts";
import type { Place } from "./set.ts";

export const beach: Place = (seconds) => [
  el(
    "defs",
    {},
    verticalGradient("sky", [
      [0, "#5CC8F5"],
      [1, "#D9F6FF"],
    ]),
    verticalGradient("sea", [
      [0, "#2FB7D9"],
      [1, "#7FE0E6"],
    ]),
    verticalGradient("sand", [
      [0, "#FFE9B8"],
      [1, "#F8CF86"],
    ]),
    radialGradient("sun", [
      [0, "#FFF7C8"],
      [0.4, "#FFE27A"],
      [0.42, "#FFE27A", 0.35],
      [1, "#FFE27A", 0],
    ]),
  ),
  el("rect", { width: 720, height: 1280, fill: "url(#sky)" }),
  el("circle", { cx: 604, cy: 153, r: 158, fill: "url(#sun)" }),
  cloud(seconds, 9, 0.05, 128, 1),
  cloud(seconds, 6, 0.62, 256, 0.7),
  path("M0 768C86 678 216 658 302 738C396 648 590 638 720 718V808H0Z", { fill: "#7ED6A5" }),
  path("M0 762C144 708 230 728 331 764C475 702 619 728 720 758V808H0Z", { fill: "#58C08C" }),
  el("rect", { y: 768, width: 720, height: 205, fill: "url(#sea)" }),
  path("M0 934Q180 883 360 915T720 896V1280H0Z", { fill: "#fff", opacity: 0.7 }),
  path("M0 954Q180 902 360 934T720 915V1280H0Z", { fill: "url(#sand)" }),
];
