import { el, line, part, path, round, verticalGradient } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { starPath } from "#characters/shapes.ts";
import { circle, rect, still } from "../base/shapes.ts";
import { EVERYWHERE } from "../kit/place.ts";
import type { Place } from "../kit/place.ts";
import { id } from "./sky.ts";

const WHITE = "#FFFDF7";
const WOOD = { light: "#EBC79A", middle: "#D6A873", dark: "#A97848" };

/** Paper on the wall with small stars, and the rail above the panels. */
const wall = still((): RigNode[] => [
  el(
    "defs",
    {},
    verticalGradient(id("room-wall"), [
      [0.2, "#B8DDF5"],
      [0.75, "#E6F4FC"],
    ]),
  ),
  rect(-1400, -700, 3600, 2300, `url(#${id("room-wall")})`),
  path(
    Array.from({ length: 25 * 8 }, (_, i) => {
      const row = Math.floor(i / 25);
      return starPath(-1250 + (i % 25) * 130 + (row % 2) * 65, 60 + row * 110, 11, 5);
    }).join(""),
    { fill: "#fff", opacity: 0.6 },
  ),
  rect(-1400, 872, 3600, 700, "#F7F2E6"),
  rect(-1400, 866, 3600, 18, WHITE),
  rect(-1400, 884, 3600, 6, "#5B7A8C", { opacity: 0.16 }),
]);

/** A house across the street, and clouds that move on. */
const view = (life: number): RigNode =>
  part(
    "view",
    {},
    rect(-8, 480, 236, 260, "#9BE0FF"),
    ...[0, 130].map((from) => {
      const x = 4 + ((life * 6 + from) % 150);
      return path(`M${round(x)} 560q4 -24 28 -18q20 -16 36 8q18 2 12 14h-74q-8 -2 -2 -4Z`, {
        fill: "#fff",
      });
    }),
    path("M-8 740V700Q60 660 120 692T228 690V740Z", { fill: "#7FD1A4" }),
    rect(60, 632, 96, 78, "#FFE3B0"),
    path("M46 636L108 584L170 636Z", { fill: "#E0662A" }),
    rect(92, 664, 30, 46, "#8E5A3C"),
  );

/** The window with its frame and curtains. */
const frameOfWindow = still((): RigNode[] => [
  el("rect", {
    x: -14,
    y: 474,
    width: 248,
    height: 272,
    rx: 12,
    fill: "none",
    stroke: WHITE,
    strokeWidth: 18,
  }),
  line("M110 480V740M-8 610H228", WHITE, 12),
  path("M-34 464H64Q56 640 -34 760ZM254 464H156Q164 640 254 760Z", { fill: "#FFC93C" }),
  el("rect", { x: -54, y: 448, width: 328, height: 20, rx: 10, fill: WOOD.dark }),
]);

const BOOKS = ["#FF6B5B", "#14B8A6", "#8B7BF7", "#FFC93C", "#38B6FF"];

/** A shelf with books and a globe, and a child's drawing below it. */
const shelf = still((): RigNode[] => [
  ...BOOKS.map((fill, i) =>
    el("rect", {
      x: 436 + i * 30,
      y: 452 - (i % 3) * 12,
      width: 26,
      height: 88 + (i % 3) * 12,
      rx: 4,
      fill,
    }),
  ),
  rect(632, 524, 56, 14, WOOD.dark),
  line("M660 524V506", WOOD.dark, 8),
  circle(660, 464, 42, "#38B6FF"),
  path(
    "M634 444Q654 424 676 436Q678 458 656 462Q640 476 634 444ZM670 478Q690 470 696 484Q682 504 668 496Z",
    {
      fill: "#58C08C",
    },
  ),
  el("rect", { x: 404, y: 538, width: 330, height: 20, rx: 8, fill: WOOD.dark }),
  el("rect", { x: 470, y: 616, width: 190, height: 150, rx: 6, fill: WHITE }),
  path("M470 766V728Q520 704 566 724T660 716V766Z", { fill: "#8FDDB4" }),
  circle(622, 652, 20, "#FFC93C"),
  path("M500 730V690L528 664L556 690V730Z", { fill: "#FF9484" }),
  rect(520, 704, 16, 26, "#8E5A3C"),
  ...[478, 652].map((x) => rect(x - 16, 608, 32, 16, "#FFC93C", { opacity: 0.85 })),
]);

/** A table, before who stands behind it. */
const table = still((): RigNode =>
  part(
    "table",
    {},
    path("M-1400 916H2200V1016H-1400Z", { fill: WOOD.light }),
    line("M-1400 950H2200M-1400 984H2200", WOOD.middle, 4, { opacity: 0.6 }),
    rect(-1400, 1016, 3600, 30, WOOD.middle),
    rect(-1400, 1046, 3600, 560, "#DCEAF3"),
    rect(-1400, 1046, 3600, 120, WOOD.light),
    rect(-1400, 1046, 3600, 14, WOOD.dark, { opacity: 0.35 }),
    ...[-1090, -770, -450, -130, 190, 510, 830, 1150, 1470, 1790].flatMap((x) => [
      el("rect", {
        x: x - 120,
        y: 1072,
        width: 240,
        height: 72,
        rx: 12,
        fill: WOOD.middle,
        opacity: 0.55,
      }),
      circle(x, 1108, 12, WOOD.dark),
    ]),
    rect(-1400, 1166, 3600, 16, WOOD.dark, { opacity: 0.5 }),
    ...[-83, 737].map((x) => rect(x, 1166, 46, 440, WOOD.middle)),
  ),
);

/** A room as real children have one, with a table. */
export const room: Place = {
  middle: 360,
  front: () => [table()],
  counter: EVERYWHERE,
  hasTable: true,
  tableY: 1060,
  light: "window",
  surfaces: [[930, 1070]],
  layers: [
    {
      depth: 0.85,
      draw: ({ life }) => [...wall(), view(life), ...frameOfWindow(), ...shelf()],
    },
  ],
};
