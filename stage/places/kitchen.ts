import { EVERYWHERE, FROM_ABOVE } from "../kit/place.ts";
import { el, line, part, path, radialGradient, round, verticalGradient } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { circle, rect, still } from "../base/shapes.ts";
import type { Place, Weather } from "../kit/place.ts";
import { id } from "./sky.ts";

const WOOD = { light: "#E2B57E", dark: "#8E5A3C" };

const plate = (x: number, fill: string): RigNode =>
  el("g", {}, circle(x, 446, 42, "#fff"), circle(x, 446, 28, fill));

const mug = (x: number, fill: string): RigNode =>
  el(
    "g",
    {},
    line(`M${x + 22} 454q26 4 18 20t-20 8`, fill, 9),
    el("rect", { x: x - 26, y: 440, width: 52, height: 50, rx: 12, fill }),
  );

/** Pans on hooks over the window, and a clock. */
const pans = still((): RigNode[] => [
  rect(-10, 330, 260, 14, WOOD.dark),
  line("M40 344V400M130 344V388M210 344V404", "#7E8CA3", 9),
  circle(40, 436, 38, "#5B6276"),
  circle(40, 436, 26, "#747C92"),
  path("M100 388H160V420Q160 440 130 440T100 420Z", { fill: "#14B8A6" }),
  circle(210, 432, 30, "#C98F55"),
  circle(600, 330, 54, "#fff", { stroke: "#FF6B5B", strokeWidth: 12 }),
  line("M600 330V296M600 330L624 344", "#2E1B1A", 7),
  path("M-330 640H-120V1000H-330Z", { fill: "#FF9484" }),
  rect(-330, 640, 210, 20, WOOD.dark),
  rect(-330, 800, 210, 10, WOOD.dark, { opacity: 0.4 }),
  circle(-146, 720, 9, "#FFF6E8"),
  circle(-146, 880, 9, "#FFF6E8"),
]);

/** What is seen through the window: a hill and clouds that move on. */
const view = (life: number): RigNode =>
  part(
    "view",
    {},
    rect(24, 560, 212, 230, "#9BE0FF"),
    circle(196, 606, 26, "#FFE98F"),
    ...[0, 120].map((from) => {
      const x = 40 + ((life * 6 + from) % 150);
      return path(`M${round(x)} 640q4 -26 30 -20q22 -16 38 8q20 2 14 16h-80q-8 -2 -2 -4Z`, {
        fill: "#fff",
      });
    }),
    path("M24 790V730Q80 690 130 726T236 716V790Z", { fill: "#7FD1A4" }),
  );

/** A kitchen with a shelf and a window. */
export const kitchen: Place = {
  middle: 360,
  sets: [[-700, 1400], FROM_ABOVE],
  front: (weather) => kitchenFront(weather),
  counter: EVERYWHERE,
  hasTable: true,
  tableY: 1060,
  light: "window",
  surfaces: [[930, 1070]],
  layers: [
    {
      depth: 0.85,
      covers: [-700, 1400],
      draw: ({ life }) => [
        el(
          "defs",
          {},
          verticalGradient(id("tiles"), [
            [0.2, "#F3C083"],
            [0.42, "#FFE8C4"],
            [0.64, "#FFCF93"],
          ]),
          radialGradient(id("lamplight"), [
            [0, "#FFF6D2", 0.75],
            [1, "#FFF6D2", 0],
          ]),
        ),
        rect(-700, -500, 2100, 2300, `url(#${id("tiles")})`),
        path(
          Array.from({ length: 12 }, (_, i) => `M${-420 + i * 140} -400V900`).join("") +
            "M-600 820H1300M-600 680H1300",
          { stroke: "#fff", strokeWidth: 5, opacity: 0.4, fill: "none" },
        ),
        el("ellipse", { cx: 360, cy: 560, rx: 330, ry: 470, fill: `url(#${id("lamplight")})` }),
        el("rect", { x: 4, y: 540, width: 252, height: 270, rx: 20, fill: "#fff" }),
        view(life),
        line("M130 560V790M24 676H236", "#fff", 12),
        path("M-6 534H92Q84 690 10 806H-6Z", { fill: "#14B8A6" }),
        path("M266 534H168Q176 690 250 806H266Z", { fill: "#14B8A6" }),
        el("rect", { x: -20, y: 520, width: 300, height: 22, rx: 11, fill: WOOD.dark }),
        el("rect", { x: 400, y: 490, width: 380, height: 20, rx: 8, fill: WOOD.dark }),
        plate(450, "#9BE0FF"),
        plate(546, "#FFC0B5"),
        mug(630, "#FF6B5B"),
        mug(710, "#8B7BF7"),
        line("M360 -300V300", "#7A5A48", 6),
        path("M270 372Q280 292 360 290T450 372Z", { fill: "#FF6B5B" }),
        circle(360, 376, 26, "#FFF3C4"),
        ...pans(),
        el("rect", { x: 480, y: 620, width: 200, height: 300, rx: 20, fill: "#D6F3EE" }),
        el("rect", { x: 496, y: 760, width: 168, height: 150, rx: 14, fill: "#9FDDD3" }),
        line("M520 800H640", "#fff", 12),
        ...[520, 580, 640].map((x) => circle(x, 700, 15, "#0D8F86")),
      ],
    },
    { depth: 1, covers: [-500, 1220], draw: () => [rect(-500, 1000, 1720, 700, "#C98F55")] },
  ],
};

/** The back of a chair before the table, near the camera. */
const chair = (x: number): RigNode[] => [
  path(
    `M${x - 108} 1560V1170Q${x - 108} 1118 ${x - 56} 1118H${x + 56}Q${x + 108} 1118 ${x + 108} 1170V1560H${x + 72}V1174Q${x + 72} 1154 ${x + 52} 1154H${x - 52}Q${x - 72} 1154 ${x - 72} 1174V1560Z`,
    { fill: "#7A4A2B" },
  ),
  line(`M${x - 34} 1156V1560M${x} 1156V1560M${x + 34} 1156V1560`, "#8E5A3C", 14),
];

/** By so much the front edge of the table is lower when it is seen from above. */
const DEEPER = 78;

/** The table, before who stands behind it; from above more of its top is seen. */
function kitchenFront({ rise = 0 }: Weather): RigNode[] {
  const deeper = Math.round(DEEPER * Math.max(0, rise));
  const top = 1016 + deeper;
  return [
    part(
      "table",
      {},
      path(`M-300 916H1020L1060 ${top}H-340Z`, { fill: WOOD.light }),
      line(`M-300 ${946 + deeper / 3}H1020M-320 ${982 + deeper / 2}H1040`, "#C98F55", 4, {
        opacity: 0.5,
      }),
      el(
        "g",
        { transform: `translate(0 ${deeper})` },
        rect(-340, 1016, 1400, 26, WOOD.dark),
        rect(-340, 1042, 1400, 500, "#FFF6E8"),
        path(Array.from({ length: 11 }, (_, i) => `M${-300 + i * 130} 1042h65v500h-65Z`).join(""), {
          fill: "#FF6B5B",
          opacity: 0.22,
        }),
        path("M-340 1100h1400v65H-340ZM-340 1230h1400v65H-340Z", {
          fill: "#FF6B5B",
          opacity: 0.22,
        }),
        ...[60, 640].flatMap(chair),
      ),
    ),
  ];
}
