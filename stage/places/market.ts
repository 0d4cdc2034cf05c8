import { EVERYWHERE } from "../kit/place.ts";
import { el, line, part, path, verticalGradient } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { circle, rect, still, tuft } from "../base/shapes.ts";
import type { Place } from "../kit/place.ts";
import { id, shadow, sky } from "./sky.ts";

const WOOD = { light: "#E2B57E", middle: "#C98A4B", dark: "#8E5A3C" };
/** Where performers stand before the counter. */
const FEET = 1400;
const FLAGS = ["#FF6B5B", "#FFC93C", "#14B8A6", "#FF9EC4", "#38B6FF"];

/** A row of small flags that hangs between two poles. */
const flags = (): RigNode =>
  part(
    "flags",
    {},
    rect(-206, 380, 16, 740, WOOD.dark),
    line("M-198 400Q60 560 350 440", WOOD.dark, 5),
    ...Array.from({ length: 7 }, (_, i) =>
      path("M-26 0H26L0 50Z", {
        fill: FLAGS[i % FLAGS.length] ?? "#fff",
        transform: `translate(${-150 + i * 74} ${[432, 462, 484, 494, 494, 482, 462][i] ?? 470})`,
      }),
    ),
  );

/** The toy stall's back: posts, an awning and a shelf. */
const stall = (): RigNode =>
  part(
    "stall",
    {},
    rect(430, 470, 446, 560, "#F2EBFF"),
    rect(430, 470, 446, 90, "#5B4A9C", { opacity: 0.14 }),
    rect(418, 430, 20, 690, WOOD.dark),
    rect(868, 430, 20, 690, WOOD.dark),
    ...Array.from({ length: 7 }, (_, i) =>
      path(`M${394 + i * 74} 420h74v74q-37 38 -74 0z`, { fill: i % 2 ? "#FFF6E8" : "#8B7BF7" }),
    ),
    el("rect", { x: 384, y: 392, width: 538, height: 34, rx: 14, fill: "#6C5BE0" }),
    rect(446, 650, 414, 16, WOOD.middle),
    rect(446, 666, 414, 9, WOOD.dark, { opacity: 0.35 }),
  );

/** A lower stall with fruit, left of it; the square between them is free for signs. */
const FRUIT_X = -210;
const fruitStall = still((): RigNode =>
  part(
    "fruit-stall",
    { transform: `translate(${FRUIT_X} 0)` },
    shadow(150, 1126, 210),
    rect(-34, 560, 18, 566, WOOD.dark),
    rect(316, 560, 18, 566, WOOD.dark),
    rect(-24, 640, 348, 420, "#E4FBF6"),
    ...Array.from({ length: 6 }, (_, i) =>
      path(`M${-58 + i * 70} 556h70v64q-35 34 -70 0z`, { fill: i % 2 ? "#FFF6E8" : "#14B8A6" }),
    ),
    el("rect", { x: -66, y: 530, width: 436, height: 30, rx: 12, fill: "#0D8F86" }),
    path("M-40 930H330L346 976H-56Z", { fill: WOOD.light }),
    rect(-56, 976, 402, 150, WOOD.middle),
    line("M-56 1024H346M-56 1076H346", WOOD.dark, 5, { opacity: 0.35 }),
    ...[-6, 56, 24].map((x, i) => circle(x, i === 2 ? 886 : 914, 32, "#FF8A3C")),
    ...[140, 202, 170].map((x, i) => circle(x, i === 2 ? 888 : 916, 31, "#58C08C")),
    ...[276, 310].map((x) =>
      path(`M${x - 26} 944Q${x + 30} 940 ${x + 22} 878Q${x - 2} 916 ${x - 30} 918Z`, {
        fill: "#FFC93C",
      }),
    ),
  ),
);

/** A lamp that stands on the square. */
const lamp = still((): RigNode[] => [
  rect(1010, 420, 18, 720, "#4A4F63"),
  path("M986 1140H1052L1040 1106H998Z", { fill: "#4A4F63" }),
  path("M984 420L992 340H1046L1054 420Z", { fill: "#FFF3C4" }),
  path("M976 340H1062L1019 300ZM978 420H1060V432H978Z", { fill: "#4A4F63" }),
]);

const square = still((): RigNode[] => [
  el(
    "defs",
    {},
    verticalGradient(id("square"), [
      [0, "#E9D3B4"],
      [1, "#C79F72"],
    ]),
  ),
  rect(-700, 1000, 2300, 900, `url(#${id("square")})`),
  line(
    "M-500 1060H1200M-500 1130H1200M-500 1220H1200M-60 1000L-90 1060M120 1060L100 1130M300 1130L290 1220M-140 1130L-190 1220M520 1220L520 1320M80 1220L60 1320",
    WOOD.dark,
    4,
    { opacity: 0.22 },
  ),
  path("M366 1424q80 -56 220 -40t220 46q-56 72 -250 58t-190 -64z", { fill: "#8FD3F0" }),
  line("M410 1428q30 -14 64 -8M686 1452q34 8 70 -4", "#E4F7FF", 7),
  tuft(-150, 1120, 70, 6, "#3DA868"),
]);

/** A market square by the sea with a toy stall and a puddle. */
export const market: Place = {
  middle: 360,
  sets: [[-1400, 2000]],
  front: () => marketFront(),
  frontY: 1170,
  counter: EVERYWHERE,
  hasTable: true,
  light: "sky",
  ground: { feet: FEET, horizon: 1000 },
  layers: [
    sky,
    {
      depth: 0.35,
      covers: [-420, 1140],
      draw: still(() => [
        path("M-420 840C-240 700 -40 690 120 800C320 690 620 690 1140 830V1000H-420Z", {
          fill: "#9FE0BE",
        }),
        rect(-420, 850, 1560, 220, "#59C3DE"),
        line("M-200 900h90M20 930h110M300 896h90M560 930h120", "#fff", 6, { opacity: 0.5 }),
        path("M-80 800V640H-72L20 780H-72V800ZM-150 806H60L40 846H-130Z", { fill: "#fff" }),
        path("M250 818V700H257L320 806H257V818ZM200 822H340L326 850H214Z", { fill: "#FF9484" }),
      ]),
    },
    {
      depth: 1,
      lies: "flat",
      covers: [-700, 1600],
      draw: square,
    },
    {
      depth: 1,
      lies: FEET,
      draw: ({ sees }) => [
        ...(sees(-280, 360) ? [flags(), fruitStall()] : []),
        ...(sees(970, 1070) ? lamp() : []),
        shadow(648, 1124, 260),
        stall(),
      ],
    },
  ],
};

/** The counter, before who keeps the stall. */
const marketFront = (): RigNode[] => [
  part(
    "stall-counter",
    {},
    path("M428 952H868L890 1004H408Z", { fill: WOOD.light }),
    rect(408, 1004, 482, 124, WOOD.middle),
    path("M408 1004h482v14h-482z", { fill: WOOD.dark, opacity: 0.4 }),
    ...[0, 1, 2, 3].map((i) =>
      el("rect", {
        x: 426 + i * 116,
        y: 1034,
        width: 98,
        height: 74,
        rx: 14,
        fill: FLAGS[i] ?? "#fff",
        opacity: 0.55,
      }),
    ),
  ),
];
