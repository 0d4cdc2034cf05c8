import { GROUND } from "../kit/place.ts";
import { el, ellipse, line, part, path, verticalGradient } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { rect, still } from "../base/shapes.ts";
import type { Place } from "../kit/place.ts";
import { id, shadow } from "./sky.ts";

const WHITE = "#FFFDF7";
const STEEL = "#9FB2BF";

/** Left edge and width of the shelf, and its boards from the top. */
const SHELF = { x: 400, width: 560 };
const BOARDS = [610, 806, 1000];

/** A box, a bottle or a tin that stands at (x, y). */
function good(kind: number, x: number, y: number, fill: string): RigNode {
  const at = { transform: `translate(${x} ${y})` };
  if (kind === 0)
    return el(
      "g",
      at,
      el("rect", { x: -29, y: -84, width: 58, height: 84, rx: 6, fill }),
      el("rect", { x: -21, y: -60, width: 42, height: 32, rx: 8, fill: WHITE, opacity: 0.85 }),
    );
  if (kind === 1)
    return el(
      "g",
      at,
      path("M-22 0V-56Q-22 -74 -9 -80V-98H9V-80Q22 -74 22 -56V0Z", { fill }),
      el("rect", { x: -11, y: -108, width: 22, height: 14, rx: 5, fill: WHITE }),
      rect(-22, -48, 44, 26, WHITE, { opacity: 0.85 }),
    );
  return el(
    "g",
    at,
    rect(-27, -58, 54, 58, fill),
    ellipse(0, -58, 27, 8, "#DCE6EC"),
    rect(-27, -42, 54, 22, WHITE, { opacity: 0.85 }),
  );
}

const FILLS = ["#FF9484", "#14B8A6", "#FFC93C", "#8B7BF7", "#38B6FF", "#FF9EC4", "#58C08C"];
const row = (xs: readonly number[], y: number, from: number): RigNode[] =>
  xs.map((x, index) =>
    good((index + from) % 3, x, y, FILLS[(index * 3 + from) % FILLS.length] ?? ""),
  );

/** A board with the strip on its edge that prices hang on. */
const board = (y: number): RigNode[] => [
  rect(SHELF.x - 6, y, SHELF.width + 12, 12, "#DCE6EC"),
  rect(SHELF.x - 6, y + 12, SHELF.width + 12, 18, "#14B8A6"),
  rect(SHELF.x, y + 30, SHELF.width, 16, "#5B7A8C", { opacity: 0.16 }),
];

/** A shelf with goods; its middle board is free where the stories put what they are about. */
const shelf = still((): RigNode =>
  part(
    "store-shelf",
    {},
    shadow(SHELF.x + SHELF.width / 2, 1126, 320),
    rect(SHELF.x, 420, SHELF.width, 690, "#F4F1E6"),
    rect(SHELF.x, 420, SHELF.width, 26, "#5B7A8C", { opacity: 0.14 }),
    rect(SHELF.x - 10, 404, SHELF.width + 20, 26, "#0D8F86"),
    ...row([446, 514, 582, 650, 718, 786, 854], BOARDS[0] ?? 0, 0),
    ...row([786, 854, 920], BOARDS[1] ?? 0, 2),
    ...row([446, 514, 582, 650, 718, 786, 854], BOARDS[2] ?? 0, 1),
    ...BOARDS.flatMap(board),
    rect(SHELF.x - 14, 404, 16, 710, STEEL),
    rect(SHELF.x - 6, 1064, SHELF.width + 12, 56, "#DCE6EC"),
  ),
);

/** Another aisle, far away. */
const aisle = still((): RigNode[] => [
  rect(-420, 560, 460, 470, "#F2F6F2"),
  ...[690, 840, 990].flatMap((y, index) => [
    ...Array.from({ length: 8 }, (_, i) =>
      el("rect", {
        x: -400 + i * 56,
        y: y - 70 - ((i + index) % 3) * 14,
        width: 42,
        height: 70 + ((i + index) % 3) * 14,
        rx: 9,
        fill: FILLS[(i + index * 2) % FILLS.length] ?? "",
        opacity: 0.42,
      }),
    ),
    rect(-420, y, 460, 14, "#CFE0DC"),
  ]),
]);

/** A lamp that hangs from the ceiling, with its light. */
const lamp = (x: number): RigNode =>
  el(
    "g",
    { transform: `translate(${x} 0)` },
    path("M-60 330H60L170 900H-170Z", { fill: "#FFF6C9", opacity: 0.3 }),
    line("M0 -400V286", "#7E97A3", 6),
    path("M-74 334Q-70 282 0 280T74 334Z", { fill: "#FF6B5B" }),
    ellipse(0, 334, 74, 12, "#FFF3C4"),
  );

const wall = still((): RigNode[] => [
  el(
    "defs",
    {},
    verticalGradient(id("store-wall"), [
      [0.3, "#BFE8E0"],
      [0.75, "#EAF8F2"],
    ]),
    verticalGradient(id("store-floor"), [
      [0, "#F5E6CE"],
      [1, "#DDBE96"],
    ]),
  ),
  rect(-900, -700, 2600, 1800, `url(#${id("store-wall")})`),
  ...aisle(),
  ...[-150, 220, 590, 960].map(lamp),
]);

/** Tiles of the floor, which run away from the camera. */
const JOINTS = Array.from({ length: 17 }, (_, i) => {
  const x = -720 + i * 130;
  return `M${x} 1030L${Math.round(360 + (x - 360) * 2.3)} 1800`;
}).join("");

const floor = still((): RigNode[] => [
  rect(-900, 1030, 2600, 900, `url(#${id("store-floor")})`),
  rect(-900, 1018, 2600, 16, "#0D8F86", { opacity: 0.5 }),
  line(`${JOINTS}M-900 1090H1700M-900 1180H1700M-900 1310H1700`, "#B98D5E", 4, { opacity: 0.3 }),
]);

/** A store as children know it, with a shelf at the right. */
export const store: Place = {
  middle: 360,
  surfaces: [[780, 820], GROUND],
  layers: [
    { depth: 0.8, draw: wall },
    { depth: 1, draw: () => [...floor(), shelf()] },
  ],
};
