import { bunting } from "#stage/places/overhead.ts";
import { el, line, part, path, verticalGradient } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { dot } from "#characters/shapes.ts";
import { circle, rect, still, tuft } from "#stage/base/shapes.ts";
import { FROM_ABOVE } from "#stage/kit/place.ts";
import type { Place } from "#stage/kit/place.ts";
import { id, shadow, sky } from "#stage/places/sky.ts";

const WOOD = { light: "#E2B57E", middle: "#C98A4B", dark: "#8E5A3C" };
/** Left edges and colours of the two stalls, each 330 wide; a kite flies over each. */
const STALLS = [
  { x: 0, cloth: "#FF6B5B", rim: "#E04A45", wall: "#FFF1E4" },
  { x: 380, cloth: "#14B8A6", rim: "#0D8F86", wall: "#E4FBF6" },
];

/** Balls of string, pinwheels and reels for kites on a shelf, and small flags below it. */
const goods = (): RigNode[] => [
  path("M40 668V604M290 668V604", { fill: "none", stroke: WOOD.dark, strokeWidth: 6 }),
  path(
    dot(252, 646, 22, 22) +
      "M40 604Q14 600 18 570Q40 574 40 604ZM290 604Q316 608 312 638Q290 634 290 604Z",
    { fill: "#FF9EC4" },
  ),
  path(
    dot(88, 644, 24, 24) +
      "M40 604Q44 578 74 582Q70 604 40 604ZM290 604Q286 630 256 626Q260 604 290 604Z",
    { fill: "#FFC93C" },
  ),
  path(
    "M40 604Q66 608 62 638Q40 634 40 604ZM290 604Q264 600 268 570Q290 574 290 604ZM116 668V628H146V668Z",
    { fill: "#8B7BF7" },
  ),
  path(
    "M40 604Q36 630 6 626Q10 604 40 604ZM290 604Q294 578 324 582Q320 604 290 604ZM188 668V622H222V668Z",
    { fill: "#38B6FF" },
  ),
  path("M70 636q18 12 38 4M234 640q18 10 36 2M116 642h30M188 638h34", {
    fill: "none",
    stroke: "#fff",
    strokeWidth: 4,
    opacity: 0.6,
  }),
  rect(10, 668, 310, 14, WOOD.middle),
];

/** The back of a stall: a wall to hang goods on, two posts and an awning. */
const back = ({ x, cloth, rim, wall }: (typeof STALLS)[number]): RigNode =>
  part(
    "stall-back",
    { transform: `translate(${x} 0)` },
    shadow(165, 1128, 190),
    rect(10, 500, 310, 560, wall),
    rect(10, 500, 310, 70, "#5B4A3C", { opacity: 0.12 }),
    ...goods(),
    rect(0, 450, 18, 680, WOOD.dark),
    rect(312, 450, 18, 680, WOOD.dark),
    ...Array.from({ length: 5 }, (_, i) =>
      path(`M${-10 + i * 70} 440h70v72q-35 38 -70 0z`, { fill: i % 2 ? "#FFF6E8" : cloth }),
    ),
    el("rect", { x: -16, y: 412, width: 362, height: 34, rx: 14, fill: rim }),
  );

const front = ({ x, cloth }: (typeof STALLS)[number]): RigNode =>
  part(
    "stall-front",
    { transform: `translate(${x} 0)` },
    path("M2 950H328L342 1000H-12Z", { fill: WOOD.light }),
    rect(-12, 1000, 354, 130, WOOD.middle),
    rect(-12, 1000, 354, 14, WOOD.dark, { opacity: 0.4 }),
    ...[0, 1, 2].map((i) =>
      el("rect", {
        x: 8 + i * 112,
        y: 1034,
        width: 92,
        height: 74,
        rx: 14,
        fill: cloth,
        opacity: 0.55,
      }),
    ),
  );

/** Other stalls farther down the market, with people before them. */
const farStalls = still((): RigNode[] => [
  path("M-330 1030V850H-90V1030ZM800 1030V850H1040V1030ZM330 1030V880H470V1030Z", {
    fill: "#F3E3C8",
  }),
  path(
    "M-350 860L-330 790H-90L-70 860ZM780 860L800 790H1040L1060 860ZM316 886L330 836H470L484 886Z",
    {
      fill: "#E8A08E",
    },
  ),
  path("M-330 950H-90V1030H-330ZM800 950H1040V1030H800ZM330 960H470V1030H330Z", {
    fill: "#CDA57A",
  }),
  path(
    dot(-20, 900, 26, 28) +
      "M-54 1040Q-56 930 -20 930T14 1040Z" +
      dot(376, 920, 18, 20) +
      "M352 1030Q350 942 376 942T400 1030Z" +
      dot(1110, 900, 26, 28) +
      "M1076 1040Q1074 930 1110 930T1144 1040Z",
    { fill: "#B9A9C9" },
  ),
]);

/** Crates with fruit near the camera, in the lower corners. */
const near = still((): RigNode[] => [
  path(dot(-70, 1422, 46, 44) + dot(-6, 1404, 46, 44) + dot(60, 1424, 46, 44), { fill: "#D9463F" }),
  path(dot(690, 1436, 46, 44) + dot(760, 1418, 46, 44) + dot(826, 1440, 46, 44), {
    fill: "#E9A32B",
  }),
  path("M-190 1436H130V1700H-190ZM620 1450H940V1720H620Z", { fill: "#8E5A3C" }),
  path(
    "M-190 1436H130V1458H-190ZM-190 1530H130V1552H-190ZM620 1450H940V1472H620ZM620 1544H940V1566H620Z",
    {
      fill: "#6B3F28",
    },
  ),
]);

const square = still((): RigNode[] => [
  el(
    "defs",
    {},
    verticalGradient(id("lane"), [
      [0, "#F0DDBB"],
      [1, "#CFA877"],
    ]),
  ),
  rect(-900, 1010, 2700, 900, `url(#${id("lane")})`),
  line(
    "M-700 1070H1500M-700 1150H1500M-700 1240H1500M-180 1070L-200 1150M60 1150L40 1240M380 1070L386 1150M560 1150L570 1240M820 1070L840 1150M210 1240L200 1330M720 1240L740 1330",
    WOOD.dark,
    4,
    { opacity: 0.2 },
  ),
  tuft(-120, 1130, 64, 6, "#3DA868"),
  tuft(860, 1130, 64, 6, "#3DA868"),
]);

/** Two market stalls side by side. */
export const stalls: Place = {
  middle: 360,
  sets: [[-900, 1800], FROM_ABOVE],
  front: () => stallsFront(),
  isShop: true,
  hasTable: true,
  light: "sky",
  overhead: { draw: (life) => bunting(52, 70, -1, life) },
  surfaces: [[985, 1035]],
  layers: [
    sky,
    {
      depth: 0.35,
      covers: [-420, 1140],
      draw: still(() => [
        path("M-420 860C-240 700 -40 700 120 810C320 690 620 700 1140 840V1100H-420Z", {
          fill: "#A9E3C3",
        }),
        path("M-420 940C-100 830 200 850 460 910C700 840 900 850 1140 920V1100H-420Z", {
          fill: "#7FD1A4",
        }),
        ...[40, 690].flatMap((x) => [
          rect(x - 12, 760, 24, 160, "#9A6238"),
          circle(x, 720, 78, "#4DBF80"),
          circle(x - 40, 766, 50, "#3DB878"),
        ]),
      ]),
    },
    { depth: 0.8, draw: farStalls },
    { depth: 1, draw: still(() => [...square(), ...STALLS.map(back)]) },
    { depth: 1.25, draw: near },
  ],
};

/** The counters, before who stands behind them. */
const stallsFront = still((): RigNode[] => STALLS.map(front));
