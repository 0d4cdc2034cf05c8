import { el, line, part, path, verticalGradient } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { circle, rect, still, tuft } from "./place.ts";
import type { Place } from "./place.ts";
import { id, shadow, sky } from "./sky.ts";

const WOOD = { light: "#E2B57E", middle: "#C98A4B", dark: "#8E5A3C" };
/** Left edges and colours of the two stalls, each 330 wide; a kite flies over each. */
const STALLS = [
  { x: 0, cloth: "#FF6B5B", rim: "#E04A45", wall: "#FFF1E4" },
  { x: 380, cloth: "#14B8A6", rim: "#0D8F86", wall: "#E4FBF6" },
];

/** The back of a stall: a wall to hang goods on, two posts and an awning. */
const back = ({ x, cloth, rim, wall }: (typeof STALLS)[number]): RigNode =>
  part(
    "stall-back",
    { transform: `translate(${x} 0)` },
    shadow(165, 1128, 190),
    rect(10, 500, 310, 560, wall),
    rect(10, 500, 310, 70, "#5B4A3C", { opacity: 0.12 }),
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
  layers: [
    sky,
    {
      depth: 0.35,
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
    { depth: 1, draw: still(() => [...square(), ...STALLS.map(back)]) },
  ],
};

/** The counters, before who stands behind them. */
export const stallsFront = still((): RigNode[] => STALLS.map(front));
