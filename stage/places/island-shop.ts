import { EVERYWHERE } from "../kit/place.ts";
import { el, line, part, path, round, verticalGradient } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { circle, rect } from "../base/shapes.ts";
import type { Place } from "../kit/place.ts";
import { id } from "./sky.ts";

const WOOD = { light: "#E2B57E", middle: "#C98A4B", dark: "#8E5A3C" };

/** The window, with a palm in the sun or with rain that runs down. */
function window(isRaining: boolean, life: number): RigNode {
  const streaks = Array.from({ length: 16 }, (_, i) => {
    const y = 420 + ((life * 460 + i * 97) % 230);
    return `M${14 + ((i * 67) % 220)} ${round(y)}l-8 34`;
  });
  return part(
    "window",
    {},
    el("rect", { x: -10, y: 396, width: 270, height: 300, rx: 20, fill: WOOD.dark }),
    rect(8, 414, 234, 264, isRaining ? "#7B8BA6" : "#9BE0FF"),
    isRaining
      ? path("M10 470q10 -46 60 -36q44 -36 82 6q60 -8 80 40z", { fill: "#5E6C88" })
      : circle(190, 466, 32, "#FFE98F"),
    path("M8 678V630Q120 590 242 640V678Z", { fill: isRaining ? "#5F9A88" : "#7FD1A4" }),
    isRaining ? line(streaks.join(""), "#DCEBFA", 5) : null,
    line("M125 414V678M8 546H242", WOOD.dark, 12),
  );
}

/** Boards of the floor, which run away from the camera. */
const PLANKS = Array.from({ length: 19 }, (_, i) => {
  const x = -720 + i * 120;
  return `M${x} 1024L${Math.round(360 + (x - 360) * 2.4)} 1800`;
}).join("");

const goods = (y: number, from: number, fills: readonly string[]) =>
  fills.map((fill, i) =>
    el("rect", {
      x: from + i * 52,
      y: y - 62 - (i % 2) * 14,
      width: 42,
      height: 62 + (i % 2) * 14,
      rx: 10,
      fill,
    }),
  );

/** A lamp over the counter, and its light. */
const lamp: RigNode[] = [
  path("M408 330H472L640 1060H240Z", { fill: "#FFF6C9", opacity: 0.2 }),
  line("M440 -300V268", "#7A5A48", 6),
  path("M376 336Q380 266 440 262T504 336Z", { fill: "#14B8A6" }),
  circle(440, 340, 20, "#FFF3C4"),
];

/** Where the roof has holes: over the puddle, and over the counter. */
const HOLES = [206, 566];

/** Ragged holes in the roof; the grey sky is behind them, and water hangs at their edges. */
const holes = HOLES.map((x) =>
  el(
    "g",
    { transform: `translate(${x} 214)` },
    path(
      "M-44 0L-38 -22L-20 -24L-8 -36L14 -30L30 -28L34 -10L46 2L34 20L16 24L2 36L-18 26L-36 20Z",
      {
        fill: "#FFF8EE",
      },
    ),
    path("M-32 0L-28 -15L-13 -17L-4 -26L12 -21L23 -19L25 -6L34 2L24 14L11 16L0 26L-13 18L-26 13Z", {
      fill: "#5E6C88",
    }),
    path("M-14 22q-9 16 0 22q9 -6 0 -22M12 20q-8 14 0 20q8 -6 0 -20", { fill: "#5FB9EE" }),
  ),
);

const shop = (isRaining: boolean): Place => ({
  middle: 360,
  sets: [[-700, 1400]],
  front: () => shopFront(),
  frontY: 1190,
  counter: EVERYWHERE,
  hasTable: true,
  ...(isRaining ? {} : { light: "window" as const }),
  surfaces: [[1000, 1070]],
  layers: [
    {
      depth: 0.92,
      covers: [-700, 1400],
      draw: ({ life }) => [
        el(
          "defs",
          {},
          verticalGradient(id("wall"), [
            [0.32, "#F0BC7C"],
            [0.58, "#FFEDCB"],
            [0.85, "#FFD596"],
          ]),
        ),
        rect(-700, -600, 2100, 1700, `url(#${id("wall")})`),
        ...Array.from({ length: 13 }, (_, i) =>
          path(`M${-140 + i * 90} 150h90v70q-45 46 -90 0z`, {
            fill: i % 2 ? "#FFF6E8" : "#FF6B5B",
          }),
        ),
        rect(-200, 120, 1300, 34, "#E04A45"),
        rect(-700, 810, 2100, 300, "#BFE3DA"),
        path(Array.from({ length: 21 }, (_, i) => `M${-640 + i * 96} 836V1030`).join(""), {
          stroke: "#8FC9BC",
          strokeWidth: 6,
          fill: "none",
        }),
        rect(-700, 800, 2100, 22, "#8E5A3C"),
        rect(-700, 822, 2100, 12, "#2E1B1A", { opacity: 0.14 }),
        window(isRaining, life),
        ...lamp,
        ...(isRaining ? holes : []),
        ...[480, 690].flatMap((y) => [
          rect(320, y, 560, 18, "#B97A4E"),
          rect(320, y + 18, 560, 10, WOOD.dark, { opacity: 0.35 }),
        ]),
        ...goods(480, 336, [
          "#14B8A6",
          "#FFC93C",
          "#8B7BF7",
          "#FF9EC4",
          "#38B6FF",
          "#58C08C",
          "#FF6B5B",
        ]),
      ],
    },
    {
      depth: 1,
      covers: [-600, 1400],
      draw: () =>
        [
          rect(-600, 1020, 2000, 800, "#C98A4B"),
          rect(-600, 1020, 2000, 26, WOOD.dark, { opacity: 0.28 }),
          line(PLANKS, WOOD.dark, 5, { opacity: 0.32 }),
          path("M120 1040H330L470 1330H130Z", {
            fill: isRaining ? "#BFD4EA" : "#FFF1C4",
            opacity: isRaining ? 0.16 : 0.36,
          }),
          isRaining
            ? path("M90 1150q60 -30 150 -18t130 26q-60 34 -160 26t-120 -34z", {
                fill: "#9BD8F2",
                opacity: 0.8,
              })
            : null,
        ].filter((node) => node !== null),
    },
  ],
});

/** The crab's shop, in the sun and in the rain. */
export const islandShop = shop(false);
export const rainyShop = shop(true);

/** The counter, before who keeps the shop. */
const shopFront = (): RigNode[] => [
  part(
    "shop-counter",
    { transform: "translate(0 38)" },
    path("M400 950H900V1010H376Z", { fill: WOOD.light }),
    rect(376, 1010, 540, 150, WOOD.middle),
    line("M400 1060H900M400 1108H900", WOOD.dark, 5, { opacity: 0.35 }),
    rect(376, 1010, 540, 12, WOOD.dark, { opacity: 0.4 }),
  ),
];
