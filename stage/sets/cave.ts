import { el, ellipse, path, radialGradient, verticalGradient } from "#characters/node.ts";
import { fill } from "./set.ts";
import type { Place } from "./set.ts";

const CRYSTALS: [x: number, y: number, size: number, color: string][] = [
  [40, 900, 1.2, "#5BE0CF"],
  [110, 940, 0.8, "#8B7BF7"],
  [650, 910, 1.3, "#FF9EC4"],
  [590, 950, 0.8, "#5BE0CF"],
];

/** The treasure cave: warm light, crystals, gold on the floor. */
export const cave: Place = (seconds) => [
  el(
    "defs",
    {},
    verticalGradient("rock", [
      [0, "#4A3A6B"],
      [1, "#6B4F7E"],
    ]),
    verticalGradient("caveFloor", [
      [0, "#8A6A5E"],
      [1, "#5E463F"],
    ]),
    radialGradient("glow", [
      [0, "#FFE9A8", 0.85],
      [1, "#FFE9A8", 0],
    ]),
  ),
  fill(0, 1280, "url(#rock)"),
  el("circle", { cx: 360, cy: 420, r: 460 + 14 * Math.sin(seconds * 1.6), fill: "url(#glow)" }),
  path(
    "M0 0H720V120L660 70L610 150L540 60L470 120L400 50L330 130L250 60L180 150L110 70L50 130L0 60Z",
    { fill: "#34284F" },
  ),
  path("M0 0V1280H70Q20 900 60 620Q20 320 90 0Z", { fill: "#34284F", opacity: 0.75 }),
  path("M720 0V1280H650Q700 900 660 620Q700 320 630 0Z", { fill: "#34284F", opacity: 0.75 }),
  path("M0 980Q180 930 360 962T720 944V1280H0Z", { fill: "url(#caveFloor)" }),
  ...CRYSTALS.map(([x, y, size, color]) =>
    path("M0 60L-26 10L-12 -50L14 -60L28 0L20 60Z", {
      transform: `translate(${x} ${y}) scale(${size})`,
      fill: color,
      opacity: 0.9,
    }),
  ),
  ...Array.from({ length: 9 }, (_, i) =>
    ellipse(40 + i * 82, 1010 + (i % 3) * 26, 22, 9, i % 2 ? "#FFC93C" : "#F29F1F"),
  ),
];
