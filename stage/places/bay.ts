import { GROUND } from "../kit/place.ts";
import { palm } from "./overhead.ts";
import { el, ellipse, line, part, path, round, verticalGradient } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { palmTree } from "./palm-tree.ts";
import { rect, still, tuft } from "../base/shapes.ts";
import type { Place, Weather } from "../kit/place.ts";
import { id, sky } from "./sky.ts";

/** Where the water ends, and where performers stand on the sand. */
const HORIZON = 772;
const FEET = 1190;

const hills = still((): RigNode[] => [
  path("M-520 790C-400 600 -250 560 -90 720C0 480 150 450 270 710C330 660 400 670 470 790Z", {
    fill: "#9BD8C4",
  }),
  path("M72 574C120 500 160 496 210 590Q160 572 136 600Q108 562 72 574Z", {
    fill: "#fff",
    opacity: 0.85,
  }),
  path("M20 790C40 700 120 640 200 790Z", { fill: "#83CDB0" }),
  path("M520 790C640 640 820 620 1180 790Z", { fill: "#7CCBA6" }),
  path("M640 790C700 720 800 720 880 790Z", { fill: "#68BC97" }),
]);
/** A lighthouse on the far cape. */
const lighthouse = still((): RigNode[] => [
  path("M716 690L726 540H762L772 690Z", { fill: "#fff" }),
  path("M721 620L724 580H764L767 620ZM717 676L719 646H769L771 676Z", { fill: "#FF6B5B" }),
  path("M722 540V516H766V540ZM716 516L744 490L772 516Z", { fill: "#E04A45" }),
]);
const farSea = still(() => rect(-620, 780, 2200, 400, "#2CACD8"));

/** Rocks in the water, and a boat that sails by. */
const middleGround = (life: number): RigNode[] => [
  ...seaRocks(),
  el(
    "g",
    { transform: `translate(${round(500 + ((life * 5) % 1500))} 812)` },
    path("M-34 0H38L26 20H-24Z", { fill: "#E04A45" }),
    path("M0 -74V-6H-28ZM6 -64V-6H32Z", { fill: "#fff" }),
  ),
];
const seaRocks = still((): RigNode[] => [
  ...[-560, -120, 900, 1340, 1720].map((x, index) =>
    path(
      `M${x - 70} 850C${x - 66} 700 ${x - 34} ${640 - (index % 2) * 60} ${x - 4} ${630 - (index % 2) * 60}C${x + 44} ${660 - (index % 2) * 40} ${x + 40} 760 ${x + 84} 850Z`,
      { fill: index % 2 ? "#A8A2C4" : "#B7B1CF" },
    ),
  ),
  ...[-560, -120, 900, 1340, 1720].map((x, index) =>
    path(
      `M${x - 40} ${668 - (index % 2) * 50}Q${x} ${600 - (index % 2) * 60} ${x + 40} ${676 - (index % 2) * 50}Q${x} ${660 - (index % 2) * 60} ${x - 40} ${668 - (index % 2) * 50}Z`,
      { fill: "#63BE8C" },
    ),
  ),
  line("M-640 856h130M-200 856h130M830 856h140M1270 856h140M1650 856h140", "#fff", 8, {
    opacity: 0.7,
  }),
]);

const water = still((): RigNode[] => [
  el(
    "defs",
    {},
    verticalGradient(id("bay"), [
      [0, "#23A6D5"],
      [0.7, "#5FD6E0"],
      [1, "#B8F0EC"],
    ]),
    verticalGradient(id("bay-sand"), [
      [0, "#FFEFC8"],
      [0.45, "#F0BF76"],
      [1, "#E2A860"],
    ]),
  ),
  rect(-1600, HORIZON, 5600, 360, `url(#${id("bay")})`),
]);

/** Small waves that drift. */
const waves = (life: number): RigNode =>
  line(
    [820, 870, 930, 1000]
      .map((y, row) => {
        const shift = ((life * (12 + row * 5) + row * 170) % 480) - 480;
        return Array.from(
          { length: 9 },
          (_, index) => `M${round(-700 + index * 480 + shift + 480)} ${y}q26 -11 52 0t52 0`,
        ).join("");
      })
      .join(""),
    "#fff",
    7,
    { opacity: 0.55 },
  );

const sand = still((): RigNode[] => [
  path("M-1600 1092Q-500 1060 0 1088T900 1080T2000 1092T4000 1080V2400H-1600Z", {
    fill: "#fff",
    opacity: 0.8,
  }),
  path("M-1600 1112Q-500 1080 0 1108T900 1100T2000 1112T4000 1100V2400H-1600Z", {
    fill: `url(#${id("bay-sand")})`,
  }),
  line(
    Array.from(
      { length: 26 },
      (_, index) => `M${-900 + index * 171} ${1152 + ((index * 89) % 330)}q26 -14 52 0`,
    ).join(""),
    "#D9A75E",
    6,
    { opacity: 0.5 },
  ),
]);

const rocks = still((): RigNode[] =>
  [-520, 760, 1560, 2260, 3080].flatMap((x, index) => [
    ellipse(x, 1132, 96, 20, "#C79A5C", { opacity: 0.4 }),
    path(`M${x - 86} 1132Q${x - 80} 1050 ${x - 16} 1046Q${x + 70} 1040 ${x + 88} 1132Z`, {
      fill: index % 2 ? "#8F8AA8" : "#A39DBB",
    }),
    path(`M${x - 60} 1108Q${x - 50} 1068 ${x - 10} 1064`, {
      fill: "none",
      stroke: "#fff",
      strokeWidth: 8,
      strokeLinecap: "round",
      opacity: 0.4,
    }),
    tuft(x + 70, 1134, 50, 5, "#3DB878"),
  ]),
);

/** Shells and a sea star, near the camera. */
const shells = still((): RigNode[] =>
  [-330, 250, 820, 1480, 1980, 2420, 2960].flatMap((x, index) => {
    const y = 1300 + (index % 3) * 36;
    return index % 3 === 0
      ? [
          path(`M${x} ${y - 26}l8 18l20 2l-15 13l5 20l-18 -11l-18 11l5 -20l-15 -13l20 -2Z`, {
            fill: "#FF8A5B",
            stroke: "#FF8A5B",
            strokeWidth: 7,
            strokeLinejoin: "round",
          }),
        ]
      : [
          path(
            `M${x - 24} ${y}Q${x - 20} ${y - 30} ${x} ${y - 30}T${x + 24} ${y}Q${x} ${y + 12} ${x - 24} ${y}Z`,
            {
              fill: "#FF9EC4",
            },
          ),
          line(
            `M${x} ${y - 28}V${y + 4}M${x - 12} ${y - 24}L${x - 4} ${y + 4}M${x + 12} ${y - 24}L${x + 4} ${y + 4}`,
            "#fff",
            3.5,
            {
              opacity: 0.75,
            },
          ),
        ];
  }),
);

/** Palms that lean over the beach, each with the x between which it is seen. */
const PALMS = [
  { x: -640, height: 560, lean: 120 },
  { x: 568, height: 640, lean: -60 },
  { x: 1420, height: 560, lean: 110 },
  { x: 2160, height: 660, lean: -110 },
  { x: 2960, height: 600, lean: -140 },
];

/** A bay with shallow water where a boat can land; wide, with room for several scenes. */
export const bay: Place = {
  middle: 360,
  light: "sky",
  overhead: { draw: palm, from: "left" },
  surfaces: [GROUND],
  ground: { feet: FEET, horizon: HORIZON },
  layers: [
    sky,
    {
      depth: 0.35,
      covers: [-500, 1180],
      mirrors: () => [...hills(), farSea()],
      draw: () => [...hills(), ...lighthouse(), farSea()],
    },
    { depth: 0.6, lies: "back", draw: ({ life }) => middleGround(life) },
    {
      depth: 1,
      lies: "flat",
      draw: ({ life }: Weather) => [...water(), part("waves", {}, waves(life)), ...sand()],
    },
    {
      depth: 1,
      lies: 1132,
      draw: ({ life, sees }: Weather) => [
        ...PALMS.filter(({ x }) => sees(x - 420, x + 420)).map((palm) =>
          palmTree(palm, 1128, life),
        ),
        ...rocks(),
      ],
    },
    { depth: 1, lies: 1300, draw: shells },
  ],
};
