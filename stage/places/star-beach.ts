import { FROM_ABOVE, GROUND } from "../kit/place.ts";
import { el, line, part, path, radialGradient, round, verticalGradient } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { scatter } from "../base/timing.ts";
import { circle, rect, still, tuft } from "../base/shapes.ts";
import type { Spot } from "../base/spot.ts";
import type { Place } from "../kit/place.ts";
import { id } from "./sky.ts";

const STARS = 34;
/** Stars that twinkle, besides them. */
const TWINKLES = 4;

const starAt = (index: number) => ({
  x: round(-120 + scatter(index) * 960),
  y: round(-60 + scatter(index + 50) * 720),
  r: round(2.5 + scatter(index + 90) * 3.5),
});

/** All stars as one drawing. */
const stars = Array.from({ length: STARS }, (_, index) => {
  const { x, y, r } = starAt(index);
  return `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0Z`;
}).join("");

/** In a wide picture the sky is full of stars, too. */
const wideStars = still((): RigNode[] =>
  [-120, 840].map((at) =>
    el(
      "g",
      { transform: `translate(${2 * at} 0) scale(-1 1)` },
      path(stars, { fill: "#FFF7C8", opacity: 0.85 }),
    ),
  ),
);

const twinkle = (index: number, opacity: number): RigNode => {
  const { x, y, r } = starAt(STARS + index);
  return circle(x, y, r + 2, "#FFF7C8", { opacity });
};

const darkSky = still((): RigNode[] => [
  el(
    "defs",
    {},
    verticalGradient(id("night"), [
      [0, "#1B1452"],
      [0.36, "#4436B4"],
      [0.5, "#8F7FF2"],
      [0.6, "#D3B4F4"],
    ]),
    radialGradient(id("moon"), [
      [0.3, "#FFF3B8", 0.5],
      [1, "#FFF3B8", 0],
    ]),
  ),
  rect(-420, -500, 1560, 2300, `url(#${id("night")})`),
  circle(560, 200, 170, `url(#${id("moon")})`),
  circle(560, 200, 75, "#FFF7CC"),
  path(stars, { fill: "#FFF7C8", opacity: 0.85 }),
]);

const sea = still((): RigNode[] => [
  el(
    "defs",
    {},
    verticalGradient(id("night-sea"), [
      [0, "#4A50C8"],
      [1, "#7FA0F0"],
    ]),
  ),
  path("M-420 810C-280 690 -140 680 -40 762C80 680 220 676 320 790V830H-420Z", {
    fill: "#33298C",
  }),
  rect(-420, 790, 1560, 300, `url(#${id("night-sea")})`),
  path("M520 800L600 800L740 1080H400Z", { fill: "#FFF3B8", opacity: 0.34 }),
  line(
    "M530 830h60M512 880h96M548 930h70M470 962h88M-40 850h70M120 906h84M250 840h50M700 872h80",
    "#FFF3B8",
    8,
    {
      opacity: 0.6,
    },
  ),
]);

const sand = still((): RigNode[] => [
  el(
    "defs",
    {},
    verticalGradient(id("night-sand"), [
      [0, "#F2D3A8"],
      [1, "#C79A80"],
    ]),
  ),
  path("M-900 1006Q-60 960 330 996T1900 962V1900H-900Z", { fill: "#DCE4FF", opacity: 0.7 }),
  path("M-900 1026Q-60 980 330 1016T1900 984V1900H-900Z", { fill: `url(#${id("night-sand")})` }),
  line(
    "M-90 1196q26 -14 52 0M180 1226q26 -14 52 0M520 1216q26 -14 52 0M840 1210q26 -14 52 0M1120 1180q26 -14 52 0",
    "#A87A68",
    6,
    { opacity: 0.5 },
  ),
  tuft(330, 1086, 46, 5, "#2F8A6B"),
]);

/** An island with a village that still has light, and a boat at anchor before it. */
const village = still((): RigNode[] => [
  path("M560 900C640 830 700 812 780 820C860 760 960 770 1010 840C1080 826 1140 860 1180 904Z", {
    fill: "#2A2278",
  }),
  path(
    "M700 838V800L724 780L748 800V834ZM800 824V776L830 752L860 776V816ZM930 826V790L952 770L976 790V836Z",
    {
      fill: "#3A318F",
    },
  ),
  path("M716 806h14v16h-14ZM814 784h12v16h-12ZM836 784h12v16h-12ZM944 798h14v16h-14Z", {
    fill: "#FFE08A",
  }),
  path("M120 912Q180 930 246 912L228 944H138ZM178 908V800L236 890Z", { fill: "#2A2278" }),
  path("M176 900V820L136 888Z", { fill: "#4A40A8" }),
]);

/** Grass and a palm near the camera, dark before the sky. */
const near = still((): RigNode[] => [
  tuft(-40, 1490, 230, 7, "#1B1650"),
  tuft(820, 1520, 260, 7, "#1B1650"),
  tuft(1330, 1490, 230, 7, "#1B1650"),
]);

const LANTERNS = ["#FF6B5B", "#FFC93C", "#14B8A6", "#FF9EC4", "#38B6FF"];

const HEIGHTS = [594, 614, 622, 614, 594];
/** The middles of the lanterns. */
const LANTERN_SPOTS = HEIGHTS.map((y, index): Spot => [514 + index * 100, y]);

/** Paper lanterns on a rope between two poles, behind the place where people dance. */
const lanterns = still((): RigNode =>
  part(
    "lanterns",
    {},
    path("M446 520H462V1110H446ZM966 520H982V1110H966Z", { fill: "#6A4632" }),
    line("M454 536Q714 690 974 536", "#6A4632", 6),
    path(
      LANTERN_SPOTS.map(
        ([x, y]) => `M${x - 13} ${y - 37}h26v74h-26ZM${x - 3} ${y - 48}h6v20h-6Z`,
      ).join(""),
      { fill: "#6A4632" },
    ),
    ...LANTERN_SPOTS.map(([x, y], index) => circle(x, y, 30, LANTERNS[index] ?? "#fff")),
    line(LANTERN_SPOTS.map(([x, y]) => `M${x - 12} ${y - 18}q-8 18 0 36`).join(""), "#fff", 5, {
      opacity: 0.5,
    }),
  ),
);

/** A beach at night, with a row of paper lanterns. */
export const starBeach: Place = {
  middle: 360,
  sets: [[-1400, 1870], FROM_ABOVE],
  surfaces: [GROUND],
  layers: [
    {
      depth: 0,
      covers: [-420, 1140],
      draw: ({ life, isWide }) => [
        ...darkSky(),
        ...(isWide === true ? wideStars() : []),
        ...Array.from({ length: TWINKLES }, (_, index) =>
          twinkle(index, round(0.5 + 0.5 * Math.sin(life * 2 + index))),
        ),
      ],
    },
    { depth: 0.35, covers: [-420, 1140], draw: sea },
    { depth: 0.5, draw: village },
    {
      depth: 1,
      covers: [-900, 1900],
      draw: ({ sees }) => [...sand(), ...(sees(430, 990) ? [lanterns()] : [])],
    },
    { depth: 1.25, draw: near },
  ],
};
