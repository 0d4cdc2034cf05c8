import { GROUND } from "../kit/place.ts";
import {
  el,
  ellipse,
  line,
  part,
  path,
  radialGradient,
  verticalGradient,
} from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { dot } from "#characters/shapes.ts";
import type { Spot } from "../base/spot.ts";
import { circle, placed, rect, still } from "../base/shapes.ts";
import type { Place } from "../kit/place.ts";
import { id } from "./sky.ts";

/** The middles of five round shelves in the rock, one for each treasure. */
const NICHES: Spot[] = [
  [158, 790],
  [172, 592],
  [360, 452],
  [548, 592],
  [562, 790],
];
const CRYSTALS: [x: number, y: number, size: number, color: string][] = [
  [-20, 960, 1.5, "#5BE0CF"],
  [50, 990, 1, "#8B7BF7"],
  [740, 960, 1.6, "#FF9EC4"],
  [668, 996, 1, "#5BE0CF"],
];
const crystal = (x: number, y: number, size: number, color: string): RigNode =>
  placed(
    x,
    y,
    size,
    path("M0 60L-26 10L-12 -50L14 -60L28 0L20 60Z", { fill: color }),
    path("M0 60L-6 4L14 -60L28 0L20 60Z", { fill: "#fff", opacity: 0.25 }),
  );

/** Where crystals grow out of the walls, and in which direction, in degrees. */
const GROWN: [x: number, y: number, turn: number][] = [
  [-30, 560, 62],
  [26, 330, 118],
  [694, 340, -118],
  [752, 560, -62],
  [930, 720, -80],
];
/** A crystal that grows from a point; 0 is up. */
function shard(x: number, y: number, turn: number, long: number): string {
  const angle = (turn * Math.PI) / 180;
  const at = (along: number, aside: number) =>
    `${Math.round(x + Math.sin(angle) * along + Math.cos(angle) * aside)} ${Math.round(y - Math.cos(angle) * along + Math.sin(angle) * aside)}`;
  return `M${at(0, -8)}L${at(long * 0.7, -15)}L${at(long, 0)}L${at(long * 0.7, 15)}L${at(0, 8)}Z`;
}

const FRAME_RADIUS = 82;
const NICHE_RADIUS = 70;

const rock = still((): RigNode[] => [
  el(
    "defs",
    {},
    verticalGradient(id("rock"), [
      [0, "#3F2F8C"],
      [0.5, "#7A4FB4"],
      [1, "#C07FB8"],
    ]),
    verticalGradient(id("cave-floor"), [
      [0, "#DDAE7C"],
      [1, "#96684E"],
    ]),
    radialGradient(id("shaft"), [
      [0, "#FFE9B0", 0.3],
      [1, "#FFE9B0", 0],
    ]),
  ),
  rect(-900, -600, 2600, 2600, `url(#${id("rock")})`),
  path(
    "M-200 300Q60 240 120 380T60 640Q-40 760 -200 700ZM920 260Q700 260 640 380T700 660Q780 740 920 700Z",
    {
      fill: "#4A3A6B",
      opacity: 0.35,
    },
  ),
  path(
    "M-120 860L20 700L130 860L60 990H-140ZM560 960L640 880L760 900L800 1010H600ZM-60 420L60 300L160 380L70 520ZM600 420L700 300L800 400L720 520Z",
    { fill: "#A58BC0", opacity: 0.22 },
  ),
  path("M300 760L420 720L470 820L380 900L280 860ZM260 300L360 250L430 320L340 380Z", {
    fill: "#4A3A6B",
    opacity: 0.22,
  }),
  path(
    "M-400 -600H1120V170L980 90L880 190L790 80L700 200L600 90L520 180L420 80L330 190L230 80L140 200L60 90L-60 190L-160 80L-400 170Z",
    { fill: "#33245C" },
  ),
  // Light falls in through a hole in the roof, and gems in the walls catch it.
  el("ellipse", { cx: 360, cy: 420, rx: 380, ry: 820, fill: `url(#${id("shaft")})` }),
  path(
    GROWN.map(([x, y, turn]) => shard(x, y, turn - 34, 60) + shard(x, y, turn + 30, 74)).join(""),
    {
      fill: "#4FD8D0",
    },
  ),
  path(GROWN.map(([x, y, turn]) => shard(x, y, turn, 104)).join(""), { fill: "#9AF3E4" }),
]);

/** The way in, from which some light of the night comes, and posts that hold the roof. */
const entrance = still((): RigNode[] => [
  path("M-330 1000V640Q-316 440 -196 428Q-76 440 -62 640L-44 1000Z", { fill: "#2E2248" }),
  path("M-300 1000V650Q-290 482 -196 470Q-104 482 -92 650L-78 1000Z", { fill: "#7FB4E8" }),
  path("M-300 1000V860Q-240 820 -190 850T-82 840L-78 1000Z", { fill: "#4E6FB5" }),
  circle(-170, 590, 40, "#FFF6D6"),
  path("M-78 1000L-92 700L240 1010Z", { fill: "#9CC7F0", opacity: 0.14 }),
  path("M790 1010V330H838V1010ZM1000 1010V330H1046V1010ZM760 300H1076V346H760Z", {
    fill: "#8E5A3C",
  }),
  path("M838 1010V346H852V1010ZM790 360L1000 520V556L838 432V376Z", {
    fill: "#5E3421",
    opacity: 0.55,
  }),
]);

const niches = still((): RigNode[] =>
  NICHES.flatMap(([x, y]) => [
    circle(x, y, FRAME_RADIUS, "#B98B4E"),
    circle(x, y, NICHE_RADIUS, "#3A2C58"),
    path(`M${x - 62} ${y + 32}Q${x} ${y + 96} ${x + 62} ${y + 32}Z`, { fill: "#8E5A3C" }),
  ]),
);

const floor = still((): RigNode[] => [
  path("M-900 1010Q-200 960 200 990T1700 980V2000H-900Z", { fill: `url(#${id("cave-floor")})` }),
  line("M-60 1080q60 -18 130 0M300 1060q60 -14 120 0M560 1100q60 -16 130 0", "#7A543F", 7, {
    opacity: 0.35,
  }),
  ...CRYSTALS.map(([x, y, size, color]) => crystal(x, y, size, color)),
]);

/** Coins that lie on the gold. */
const COINS: Spot[] = [
  [490, 1132],
  [545, 1080],
  [560, 1130],
  [620, 1064],
  [628, 1120],
  [686, 1124],
  [664, 1086],
];
/** Gold on the floor at the side, as the cave was in the first mission and more. */
const gold = still((): RigNode =>
  part(
    "gold",
    {},
    ellipse(590, 1150, 150, 26, "#7A543F", { opacity: 0.4 }),
    path("M450 1150Q480 1060 560 1050Q640 1020 690 1090Q730 1110 736 1150Z", { fill: "#F29F1F" }),
    path(COINS.map(([x, y]) => dot(x, y, 30, 22)).join(""), {
      fill: "#FFC93C",
      stroke: "#E08A12",
      strokeWidth: 4,
    }),
  ),
);

/** Rocks near the camera, which hang and stand around the picture. */
const near = still((): RigNode[] => [
  path(
    "M-500 -700H1220V120L1010 60L930 330L850 90L760 190L690 40L600 120L500 10L400 90L300 10L210 130L120 40L40 200L-40 90L-110 350L-200 60L-500 120Z",
    { fill: "#2E2248" },
  ),
  path(
    "M-500 1900V1180L-240 1210L-130 1010L-60 1230L30 1290L96 1420L120 1900ZM660 1900L690 1440L740 1330L800 1220L870 1000L940 1220L1220 1170V1900Z",
    { fill: "#2E2248" },
  ),
  path("M-130 1010L-60 1230L-110 1260L-140 1120ZM870 1000L800 1220L836 1256L866 1110Z", {
    fill: "#5A4880",
    opacity: 0.6,
  }),
]);

/** The cave without its shelves, for a page that has shelves of its own. */
export const caveWalls = (): RigNode[] => [...rock(), ...floor()];

/** A cave with a shelf for each of the five treasures. */
export const treasureCave: Place = {
  middle: 360,
  sets: [[-900, 1700]],
  surfaces: [GROUND],
  layers: [
    { depth: 0.92, draw: () => [...rock(), ...entrance()] },
    { depth: 1, draw: () => [...niches(), ...floor(), gold()] },
    { depth: 1.2, covers: [-500, 1220], draw: near },
  ],
};
