import { el, ellipse, line, part, path, round, verticalGradient } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { circle, rect, still, tuft } from "./place.ts";
import type { Place, Weather } from "./place.ts";
import { id, sky } from "./sky.ts";

const far = still((): RigNode[] => [
  path("M-420 790C-300 660 -190 640 -90 740C0 590 120 560 240 730C300 690 380 700 430 790Z", {
    fill: "#9BD8C4",
  }),
  path("M70 640C110 600 150 596 196 650Q150 640 128 664Q104 632 70 640Z", {
    fill: "#fff",
    opacity: 0.8,
  }),
  path("M540 790C640 690 800 680 1140 790Z", { fill: "#7CCBA6" }),
  rect(-420, 780, 1560, 400, "#2CACD8"),
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
      [1, "#F0BF76"],
    ]),
  ),
  rect(-1200, 772, 4800, 360, `url(#${id("bay")})`),
]);

/** Small waves that drift. */
const waves = (life: number): RigNode =>
  line(
    [820, 870, 930, 1000]
      .map((y, row) => {
        const shift = ((life * (12 + row * 5) + row * 170) % 480) - 480;
        return Array.from(
          { length: 5 },
          (_, index) => `M${round(-700 + index * 480 + shift + 480)} ${y}q26 -11 52 0t52 0`,
        ).join("");
      })
      .join(""),
    "#fff",
    7,
    { opacity: 0.55 },
  );

const sand = still((): RigNode[] => [
  path("M-1200 1092Q-500 1060 0 1088T900 1080T2000 1092T3600 1080V1900H-1200Z", {
    fill: "#fff",
    opacity: 0.8,
  }),
  path("M-1200 1112Q-500 1080 0 1108T900 1100T2000 1112T3600 1100V1900H-1200Z", {
    fill: `url(#${id("bay-sand")})`,
  }),
  line(
    [-700, -420, -160, 60, 420, 700, 980, 1260, 1540, 1820, 2100]
      .map((x, index) => `M${x} ${1180 + (index % 3) * 46}q26 -14 52 0`)
      .join(""),
    "#D9A75E",
    6,
    { opacity: 0.5 },
  ),
  ...[-520, 560, 1560, 2260].flatMap((x, index) => [
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
  ...[-330, 250, 820, 1980].flatMap((x, index) => [
    circle(x, 1290 + (index % 2) * 30, 15, index % 2 ? "#FF9EC4" : "#FF8A5B"),
    circle(x - 4, 1286 + (index % 2) * 30, 6, "#fff", { opacity: 0.6 }),
  ]),
]);

/** A bay with shallow water where a boat can land; wide, with room for several scenes. */
export const bay: Place = {
  middle: 360,
  layers: [
    sky,
    { depth: 0.35, draw: far },
    {
      depth: 1,
      draw: ({ life }: Weather) => [...water(), part("waves", {}, waves(life)), ...sand()],
    },
  ],
};
