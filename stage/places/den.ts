import { FROM_ABOVE, GROUND } from "../kit/place.ts";
import {
  el,
  ellipse,
  line,
  part,
  path,
  radialGradient,
  round,
  verticalGradient,
} from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { scatter } from "../base/timing.ts";
import { circle, rect, still, tuft } from "../base/shapes.ts";
import type { Place } from "../kit/place.ts";
import { id, shadow } from "./sky.ts";

const WOOD = { light: "#E8BE8A", middle: "#CF9458", dark: "#8E5A3C" };
/** The middle of the round window in the wall's layer, and its radius. */
const WINDOW = { x: -372, y: 590, r: 178 };
const BOOKS: [x: number, width: number, height: number, fill: string][] = [
  [0, 26, 92, "#FF6B5B"],
  [30, 22, 78, "#FFC93C"],
  [56, 30, 98, "#6C5BE0"],
  [90, 22, 84, "#38B6FF"],
  [148, 28, 90, "#FF9EC4"],
  [180, 24, 74, "#14B8A6"],
];

const books = (x: number, y: number): RigNode[] => [
  rect(x - 16, y, 240, 16, WOOD.dark),
  ...BOOKS.map(([left, width, height, fill]) =>
    el("rect", { x: x + left, y: y - height, width, height, rx: 5, fill }),
  ),
];

/** Beams under the roof, with a net that dries over one of them. */
const rafters = (): RigNode[] => [
  rect(-1400, -600, 3200, 640, "#9FCFC0"),
  path(
    Array.from({ length: 10 }, (_, index) => `M${-1290 + index * 330} -600h54l40 650h-54Z`).join(
      "",
    ),
    { fill: "#B98A5A" },
  ),
  rect(-1400, 30, 3200, 46, WOOD.middle),
  rect(-1400, 66, 3200, 14, WOOD.dark, { opacity: 0.45 }),
  path(
    "M14 34Q60 250 190 222Q214 120 196 34ZM34 110Q110 150 204 110M50 170Q120 206 204 170M70 34Q84 140 120 226M124 34Q134 150 168 228M166 34Q176 120 196 200",
    { fill: "none", stroke: "#7FA79B", strokeWidth: 4 },
  ),
  ...[0, 1].map((index) =>
    ellipse(46 + index * 140, 190 + index * 34, 17, 20, index === 0 ? "#FF6B5B" : "#FFC93C"),
  ),
];

const wall = still((): RigNode[] => [
  el(
    "defs",
    {},
    verticalGradient(id("den"), [
      [0.32, "#92D2C6"],
      [0.6, "#D2F1E6"],
      [0.85, "#F1F9E6"],
    ]),
    radialGradient(id("lamp"), [
      [0, "#FFF0B0", 0.95],
      [0.4, "#FFE08A", 0.35],
      [1, "#FFE08A", 0],
    ]),
    verticalGradient(id("den-sky"), [
      [0, "#6CCBF7"],
      [1, "#E9FAFF"],
    ]),
    verticalGradient(id("den-night"), [
      [0, "#2B2766"],
      [1, "#7A5CB8"],
    ]),
  ),
  rect(-1400, -600, 3200, 1700, `url(#${id("den")})`),
  line(
    Array.from({ length: 24 }, (_, index) => `M${-1330 + index * 120} -600V1010`).join(""),
    "#fff",
    16,
    { opacity: 0.35 },
  ),
  rect(-1400, 806, 3200, 190, "#A9DCCB"),
  line(
    Array.from({ length: 48 }, (_, index) => `M${-1360 + index * 62} 824V986`).join(""),
    "#8CC9B6",
    5,
  ),
  rect(-1400, 796, 3200, 18, "#F4FFFA"),
  rect(-1400, 986, 3200, 30, "#fff"),
  ...rafters(),
]);

/** The sea through the round window, with the sun by day and the moon and stars at night. */
function window(evening: number, life: number): RigNode {
  const { x, y, r } = WINDOW;
  const inside = `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}Z`;
  const sea = `M${x - r * 0.96} ${y + 50}H${x + r * 0.96}A${r} ${r} 0 0 1 ${x - r * 0.96} ${y + 50}Z`;
  const stars = Array.from({ length: 9 }, (_, index) =>
    circle(
      round(x - 120 + scatter(index) * 240),
      round(y - 110 + scatter(index + 20) * 130),
      round(3 + 2 * Math.abs(Math.sin(life * 1.3 + index * 2))),
      "#FFF3C4",
    ),
  );
  return part(
    "window",
    {},
    circle(x, y, r + 26, WOOD.dark),
    circle(x, y, r + 14, WOOD.middle),
    path(inside, { fill: `url(#${id("den-sky")})` }),
    circle(x + 66, y - 52, 34, "#FFE98F"),
    evening < 0.01
      ? part("night", {})
      : part(
          "night",
          { opacity: round(Math.min(1, evening * 2)) },
          path(inside, { fill: `url(#${id("den-night")})` }),
          circle(x + 62, y - 62, 44, "#FFF3C4"),
          circle(x + 44, y - 72, 38, "#453A8C"),
          ...stars,
        ),
    path(sea, { fill: "#59C3DE" }),
    path(sea, { fill: "#3B3C8F", opacity: round(evening * 0.75) }),
    line(`M${x - 110} ${y + 88}h70M${x + 10} ${y + 112}h80M${x - 60} ${y + 138}h60`, "#fff", 6, {
      opacity: 0.5,
    }),
    line(`M${x} ${y - r}V${y + r}M${x - r} ${y}H${x + r}`, WOOD.middle, 13),
    el("rect", { x: x - 230, y: y + r + 22, width: 460, height: 22, rx: 11, fill: WOOD.dark }),
  );
}

/** What stands and hangs at the wall; nothing of it moves. */
const furniture = still((): RigNode[] => [
  ...books(690, 560),
  ...books(-960, 520),
  line("M-130 -400V210", "#7A5A48", 6),
  path("M-220 300Q-212 212 -130 210T-40 300Z", { fill: "#FF6B5B" }),
  circle(-130, 304, 24, "#FFF3C4"),
  line("M-120 270Q170 400 470 262Q640 380 900 262", WOOD.dark, 4),
  ...Array.from({ length: 9 }, (_, index) =>
    path("M-24 0H24L0 46Z", {
      fill: ["#FFC93C", "#FF9EC4", "#38B6FF", "#8B7BF7"][index % 4] ?? "#fff",
      transform: `translate(${-76 + index * 112} ${[292, 322, 330, 312, 276, 296, 320, 314, 280][index] ?? 300})`,
    }),
  ),
]);

const bench = (x: number, width: number, fill: string): RigNode[] => [
  shadow(x + width / 2, 1122, width * 0.56),
  rect(x + 12, 976, width - 24, 140, fill),
  rect(x + 12, 976, width - 24, 16, WOOD.dark, { opacity: 0.28 }),
  rect(x + 22, 1104, 26, 26, WOOD.dark),
  rect(x + width - 48, 1104, 26, 26, WOOD.dark),
  el("rect", { x, y: 954, width, height: 30, rx: 12, fill: WOOD.light }),
];

/** A plant in a pot and a basket beside it, in the corner. */
const corner = still((): RigNode[] => [
  shadow(20, 1040, 92),
  tuft(20, 950, 190, 7, "#2E9E7A"),
  tuft(26, 954, 140, 5, "#58C09A"),
  path("M-34 934H74L60 1038H-20Z", { fill: "#E2725B" }),
  rect(-42, 926, 124, 26, "#F08A70", { rx: 8 }),
]);

const rug = (x: number, y: number, fill: string): RigNode =>
  el(
    "g",
    {},
    ellipse(x, y, 230, 62, fill),
    ellipse(x, y, 196, 49, "#fff", { opacity: 0.55 }),
    ellipse(x, y, 160, 37, fill),
  );

const floor = still((): RigNode[] => [
  rect(-1400, 1014, 3200, 900, "#E0AE74"),
  line("M-1400 1080H1800M-1400 1160H1800M-1400 1262H1800", WOOD.dark, 4, { opacity: 0.25 }),
  rug(250, 1156, "#FF8A7A"),
  rug(-424, 1156, "#9A8BF2"),
]);

const benches = still((): RigNode[] => [
  ...bench(388, 254, "#14B8A6"),
  ...bench(-322, 320, "#FFC24D"),
]);

/** A chair's back and leaves near the camera, under the picture's middle. */
const near = still((): RigNode[] => [
  tuft(10, 1540, 250, 7, "#1B6B56"),
  tuft(-60, 1560, 300, 6, "#145444"),
  path("M690 1600V1350Q690 1310 730 1310H900V1600ZM736 1360V1600H760V1360Z", { fill: "#6B3F28" }),
]);

/** The dark of the evening over what is not in the lamp's light. */
const dusk = (evening: number, top: number): RigNode =>
  rect(-1400, evening < 0.01 ? 4000 : top, 3200, 1700, "#2F3FB8", {
    opacity: round(0.5 * evening),
  });

/** Pocket's home: a bench for his jar on one side, a round window by the sea on the other. */
export const den: Place = {
  middle: 360,
  sets: [[-1400, 1800], FROM_ABOVE],
  isLamplit: true,
  surfaces: [[935, 985], GROUND],
  layers: [
    {
      depth: 0.94,
      draw: ({ evening, life }) => [
        ...wall(),
        ...furniture(),
        dusk(evening, -600),
        window(evening, life),
        circle(-130, 320, 330, `url(#${id("lamp")})`, { opacity: round(evening) }),
      ],
    },
    {
      depth: 1,
      draw: ({ evening }) => [...floor(), ...corner(), dusk(evening, 1014), ...benches()],
    },
    { depth: 1.25, draw: near },
  ],
};
