import { GROUND } from "../kit/place.ts";
import { branch } from "./overhead.ts";
import { el, line, part, path, verticalGradient } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { cake } from "../props/cake.ts";
import { car } from "../props/car.ts";
import { coin } from "../props/coin.ts";
import { strokes } from "../base/strokes.ts";
import { circle, placed, rect, still, tuft } from "../base/shapes.ts";
import type { Place, Weather } from "../kit/place.ts";
import { id, sky } from "./sky.ts";

const WOOD = { light: "#E2B57E", middle: "#C98F55", dark: "#8E5A3C" };

/** Scallops of an awning or a garland from `x` on. */
const scallops = (x: number, y: number, count: number, colors: readonly string[]) =>
  Array.from({ length: count }, (_, i) =>
    path(`M${x + i * 66} ${y}h66v52q-33 36 -66 0z`, { fill: colors[i % colors.length] ?? "#fff" }),
  );

/** Back of the lemonade stand: posts and a striped awning. */
const stand = (): RigNode =>
  part(
    "stand",
    {},
    rect(146, 520, 20, 590, WOOD.dark),
    rect(554, 520, 20, 590, WOOD.dark),
    ...scallops(129, 516, 7, ["#FFC93C", "#FFF6E8"]),
    el("rect", { x: 120, y: 490, width: 480, height: 34, rx: 14, fill: "#F29F1F" }),
  );

/** The counter, before who stands behind it, with the price of a cup. */
const counter = (): RigNode =>
  part(
    "counter",
    {},
    path("M140 930H580L596 990H124Z", { fill: WOOD.light }),
    rect(124, 990, 472, 128, WOOD.middle),
    line("M146 1036H574M146 1078H574", WOOD.dark, 5, { opacity: 0.35 }),
    rect(124, 990, 472, 12, WOOD.dark, { opacity: 0.4 }),
    el("rect", { x: 270, y: 1012, width: 180, height: 92, rx: 18, fill: "#fff" }),
    strokes("1", 316, 1058, 50, "#2E1B1A"),
    placed(384, 1058, 0.62, ...coin(0)),
  );

/** The front of a house, to be swept. */
const porch = (): RigNode =>
  part(
    "porch",
    {},
    rect(800, 380, 660, 640, "#FFE9CF"),
    path("M760 392L1130 170L1500 392Z", { fill: "#E04A45" }),
    line("M800 500H1460M800 620H1460M800 740H1460M800 860H1460", "#F3D2A8", 7),
    el("rect", { x: 1240, y: 640, width: 170, height: 370, rx: 20, fill: "#0D8F86" }),
    el("rect", { x: 1264, y: 672, width: 122, height: 120, rx: 16, fill: "#BFF3EA" }),
    circle(1386, 850, 11, "#FFC93C"),
    el("rect", { x: 880, y: 620, width: 210, height: 190, rx: 16, fill: "#fff" }),
    el("rect", { x: 896, y: 636, width: 178, height: 158, rx: 10, fill: "#9BE0FF" }),
    line("M985 636V794M896 715H1074", "#fff", 9),
    el("rect", { x: 866, y: 806, width: 238, height: 40, rx: 10, fill: WOOD.dark }),
    ...[890, 942, 1000, 1056].map((x, i) => circle(x, 796, 21, i % 2 ? "#FF9EC4" : "#FFC93C")),
    path("M770 1010H1500L1530 1150H740Z", { fill: WOOD.light }),
    line("M762 1046H1508M752 1096H1520", WOOD.dark, 5, { opacity: 0.3 }),
  );

/** A family's car on its drive. */
const drive = (): RigNode =>
  part(
    "drive",
    {},
    path("M1540 1010H2180L2240 1180H1500Z", { fill: "#C3CBD8" }),
    placed(1900, 960, 3.6, ...car(0)),
    ...[1740, 1830, 1950, 2060].map((x, i) =>
      circle(x, 1112 - (i % 2) * 12, 26, "#fff", { opacity: 0.9 }),
    ),
  );

/** A birthday table under a garland. */
const birthday = (): RigNode =>
  part(
    "birthday",
    {},
    line("M2190 520Q2400 640 2580 560T2900 520", WOOD.dark, 6),
    ...["#FF6B5B", "#FFC93C", "#14B8A6", "#8B7BF7", "#FF9EC4", "#38B6FF"].map((fill, i) =>
      path("M-34 0H34L0 66Z", {
        fill,
        transform: `translate(${2270 + i * 100} ${[562, 586, 582, 566, 556, 548][i] ?? 560})`,
      }),
    ),
    ...[2236, 2286, 2850].map((x, i) =>
      el(
        "g",
        {},
        line(`M${x} 790Q${x + 16} 900 ${x} 1010`, "#fff", 4),
        path(
          `M${x} 680C${x + 66} 680 ${x + 54} 780 ${x} 794C${x - 54} 780 ${x - 66} 680 ${x} 680Z`,
          {
            fill: ["#FF6B5B", "#38B6FF", "#FFC93C"][i] ?? "#fff",
          },
        ),
      ),
    ),
  );

/** The table with the cake stands before the guests. */
const birthdayTable = (): RigNode =>
  part(
    "birthday-table",
    {},
    rect(2470, 1040, 18, 110, WOOD.dark),
    rect(2630, 1040, 18, 110, WOOD.dark),
    placed(2559, 930, 2.1, ...cake(0)),
    path("M2430 1018H2690L2706 1052H2414Z", { fill: "#fff" }),
    ...scallops(2428, 1050, 4, ["#A79BFF", "#fff"]),
  );

function sign(x: number, word: string, fill: string): RigNode {
  return el(
    "g",
    {},
    rect(x - 12, 640, 24, 470, WOOD.dark),
    el("rect", { x: x - 150, y: 560, width: 300, height: 120, rx: 26, fill: WOOD.dark }),
    el("rect", { x: x - 140, y: 570, width: 280, height: 100, rx: 20, fill }),
    strokes(word, x, 620, 46, "#fff"),
    // A shelf for what belongs to the word, on two brackets.
    line(`M${x - 84} 874L${x} 952L${x + 84} 874`, WOOD.dark, 16),
    el("rect", { x: x - 140, y: 856, width: 280, height: 26, rx: 8, fill: WOOD.middle }),
  );
}

/** A white fence at the end of the garden. */
const fence = (): RigNode =>
  part(
    "fence",
    {},
    rect(3700, 900, 720, 18, "#E8EEF5"),
    rect(3700, 970, 720, 18, "#E8EEF5"),
    path(
      Array.from({ length: 10 }, (_, i) => `M${3710 + i * 70} 1030V880l20 -28l20 28V1030Z`).join(
        "",
      ),
      { fill: "#fff" },
    ),
    ...[3740, 3820, 4250, 4340].map((x, i) => tuft(x, 1050, 74, 6, i % 2 ? "#2FA468" : "#3DB878")),
    ...[3720, 3770, 3810, 4240, 4290, 4350].map((x, i) =>
      circle(x, 985 + (i % 3) * 14, 15, ["#FF6B5B", "#FFC93C", "#FF9EC4"][i % 3] ?? "#fff"),
    ),
  );

/** Far bushes and trees, every 260 units. */
const TREES = Array.from({ length: 14 }, (_, i) => -380 + i * 220);

/** Is this far tree in the picture? It moves with 0.55 of the camera's way. */
function isTreeSeen(x: number, sees: Weather["sees"]): boolean {
  const nearby = 360 + (x - 360) / 0.55;
  return sees(nearby - 720, nearby + 720);
}

/** Stripes of the mown lawn, which widen towards the camera. */
const MOWN = Array.from({ length: 22 }, (_, i) => {
  const x = -460 + i * 240;
  return `M${x} 1002h96l300 1040h-284Z`;
}).join("");
/** Blades of grass in twos. */
const BLADES = Array.from({ length: 66 }, (_, i) => {
  const [x, y] = [-440 + i * 79, 1130 + ((i * 67) % 230)];
  return `M${x} ${y}q-2 -12 -8 -18M${x + 4} ${y}q2 -12 9 -16`;
}).join("");

/** A garden: a lemonade stand, a porch, a drive, a birthday table and two signs. */
export const yard: Place = {
  middle: 360,
  front: (weather) => yardFront(weather),
  counter: [60, 640],
  light: "sky",
  overhead: { draw: branch, from: "right" },
  surfaces: [[920, 1000], GROUND],
  ground: { feet: 1140, horizon: 1000 },
  layers: [
    sky,
    {
      depth: 0.3,
      covers: [-420, 2000],
      draw: () => [
        path(
          "M-420 880C-120 660 120 700 380 850C640 640 980 640 1260 850C1500 700 1720 690 2000 860V1100H-420Z",
          {
            fill: "#B5E8C8",
          },
        ),
      ],
    },
    {
      depth: 0.55,
      covers: [-420, 2780],
      draw: ({ sees }) => [
        ...TREES.map((x, i) =>
          !isTreeSeen(x, sees)
            ? null
            : el(
                "g",
                { transform: `translate(${x} ${880 - (i % 3) * 30})` },
                rect(-14, 0, 28, 150, "#9A6238"),
                circle(0, -40, 92, i % 2 ? "#58CB8C" : "#3DB878"),
                circle(-50, 14, 58, i % 2 ? "#4DBF80" : "#35AC70"),
              ),
        ).filter((tree) => tree !== null),
        rect(-420, 970, 3200, 300, "#5CC98D"),
      ],
    },
    {
      depth: 1,
      lies: "flat",
      covers: [-500, 4800],
      draw: still((): RigNode[] => [
        el(
          "defs",
          {},
          verticalGradient(id("lawn"), [
            [0, "#8FDF9F"],
            [1, "#55B877"],
          ]),
        ),
        rect(-500, 1000, 5300, 900, `url(#${id("lawn")})`),
        rect(-500, 1890, 5300, 1200, "#55B877"),
        path(MOWN, { fill: "#3FA468", opacity: 0.22 }),
        line(BLADES, "#3A9A60", 5, { opacity: 0.55 }),
      ]),
    },
    {
      depth: 1,
      lies: 1118,
      draw: ({ sees }) => [
        ...(sees(120, 600) ? [stand()] : []),
        ...(sees(740, 1530) ? [porch()] : []),
        ...(sees(1500, 2240) ? [drive()] : []),
        ...(sees(2190, 2900) ? [birthday()] : []),
        ...(sees(3260, 3600)
          ? [sign(3060, "EARNED", "#0D8F86"), sign(3640, "GIVEN", "#6C5BE0")]
          : []),
        ...(sees(3700, 4420) ? [fence()] : []),
        ...[40, 690, 2330, 2960, 3640].flatMap((x) =>
          sees(x - 60, x + 60) ? [tuft(x, 1180, 60, 5, "#3DA868")] : [],
        ),
      ],
    },
  ],
};

/** What stands before people at their places. */
const yardFront = ({ sees }: Weather): RigNode[] => [
  ...(sees(120, 600) ? [counter()] : []),
  ...(sees(2410, 2710) ? [birthdayTable()] : []),
];
