import { GROUND } from "../kit/place.ts";
import { bunting } from "./overhead.ts";
import { el, line, part, path, round, verticalGradient } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { dot } from "#characters/shapes.ts";
import { circle, rect, still, tuft } from "../base/shapes.ts";
import type { Place, Weather } from "../kit/place.ts";
import { id, sky } from "./sky.ts";

const HOUSES: [x: number, width: number, height: number, wall: string, roof: string][] = [
  [-380, 230, 300, "#FFE3BE", "#FF6B5B"],
  [-140, 190, 380, "#D6F3EE", "#0D8F86"],
  [60, 250, 280, "#FFD9D2", "#8B7BF7"],
  [330, 200, 400, "#FFF4E1", "#F29F1F"],
  [540, 240, 310, "#DDEBFF", "#FF6B5B"],
  [800, 200, 370, "#FFE9B8", "#14B8A6"],
  [1010, 260, 290, "#F1E6FF", "#E04A45"],
  [1280, 200, 380, "#FFE3BE", "#38B6FF"],
];

function house([x, width, height, wall, roof]: (typeof HOUSES)[number]): RigNode {
  const top = 985 - height;
  const panes = (inset: number) =>
    [0.24, 0.64]
      .flatMap((share) =>
        [40, 150].map(
          (y) =>
            `M${round(x + width * share - 5 + inset)} ${top + y - 5 + inset}h${52 - 2 * inset}v${66 - 2 * inset}h${2 * inset - 52}Z`,
        ),
      )
      .join("");
  return el(
    "g",
    {},
    rect(x, top, width, height + 40, wall),
    path(`M${x - 18} ${top + 6}L${x + width / 2} ${top - 90}L${x + width + 18} ${top + 6}Z`, {
      fill: roof,
    }),
    path(
      `M${round(x + width * 0.72)} ${top}h${round(width * 0.28)}v${height + 40}h${round(-width * 0.28)}Z`,
      {
        fill: "#7A5A48",
        opacity: 0.07,
      },
    ),
    path(panes(0), { fill: "#fff" }),
    path(panes(5), { fill: "#9BD8F2" }),
  );
}

function crate(
  x: number,
  y: number,
  color: string,
  lying: (cx: number, cy: number) => RigNode,
): RigNode {
  return el(
    "g",
    { transform: `translate(${x} ${y})` },
    ...[-44, -15, 15, 44].map((cx) => lying(cx, -66)),
    ...[-30, 0, 30].map((cx) => lying(cx, -78)),
    el("rect", { x: -74, y: -66, width: 148, height: 66, rx: 8, fill: color }),
    line("M-70 -44H70M-70 -20H70", "#8E5A3C", 5, { opacity: 0.5 }),
  );
}

/** Cabbages in a row: dark leaves, light leaves, and the heads. */
const cabbages = (row: readonly number[], y: number): RigNode[] => {
  const all = (dx: number, dy: number, r: number) =>
    row.map((x) => dot(x + dx, y + dy, r, r)).join("");
  return [
    path(all(-17, -12, 20), { fill: "#2FA468" }),
    path(all(17, -12, 20), { fill: "#3DB878" }),
    path(all(0, -20, 22), { fill: "#7ADFA5" }),
    path(all(-5, -27, 9), { fill: "#B5F2CC" }),
  ];
};

/** The farmer's bed of vegetables and crates. */
const garden = still((): RigNode =>
  part(
    "garden",
    {},
    path("M-180 1010H420Q450 1090 400 1120H-210Q-240 1060 -180 1010Z", { fill: "#9A6238" }),
    line("M-196 1044H424M-206 1082H420", "#7F4A2E", 9, { opacity: 0.6 }),
    ...cabbages([-150, -60, 30, 120, 300, 380], 1040),
    ...[-170, -90, -10, 340].map((x) => tuft(x, 1092, 46, 5, "#58CB8C")),
    path("M470 1110V800H486V1110ZM900 1110V800H916V1110Z", { fill: "#8E5A3C" }),
    ...Array.from({ length: 7 }, (_, i) =>
      path(`M${440 + i * 72} 760h72v92q-36 34 -72 0z`, { fill: i % 2 ? "#FFF6E8" : "#FF6B5B" }),
    ),
    el("rect", { x: 440, y: 744, width: 504, height: 26, rx: 10, fill: "#E04A45" }),
  ),
);

const stop = still((): RigNode =>
  part(
    "stop",
    {},
    rect(1132, 760, 16, 350, "#7E8CA3"),
    el("rect", { x: 1092, y: 700, width: 96, height: 96, rx: 24, fill: "#38B6FF" }),
    el("rect", { x: 1112, y: 724, width: 56, height: 40, rx: 8, fill: "#fff" }),
    circle(1126, 768, 8, "#fff"),
    circle(1154, 768, 8, "#fff"),
    rect(960, 1128, 960, 10, "#fff", { opacity: 0.5 }),
  ),
);

/** Every other tile of the clinic's floor, larger near the camera. */
const TILES = [1116, 1156, 1210, 1284, 1384]
  .map((y, row) => {
    const tall = [40, 54, 74, 100, 140][row] ?? 0;
    return Array.from({ length: 6 }, (_, i) => {
      const x = 1900 + (i * 2 + (row % 2)) * 72;
      return `M${x} ${y}h72v${tall}h-72Z`;
    }).join("");
  })
  .join("");

const clinic = still((): RigNode =>
  part(
    "clinic",
    {},
    rect(1930, 60, 800, 1050, "#EAFBF7"),
    rect(1930, 860, 800, 250, "#BDEBE1"),
    rect(1930, 850, 800, 14, "#7FD4C5"),
    el("rect", { x: 1990, y: 560, width: 210, height: 220, rx: 18, fill: "#fff" }),
    el("rect", { x: 2004, y: 574, width: 182, height: 192, rx: 12, fill: "#9BE0FF" }),
    line("M2095 574V766M2004 670H2186", "#fff", 10),
    el(
      "g",
      { transform: "translate(2480 610) scale(1.9)" },
      path("M0 46C-60 4 -54 -44 -22 -44C-8 -44 0 -34 0 -26C0 -34 8 -44 22 -44C54 -44 60 4 0 46Z", {
        fill: "#FF6B5B",
      }),
      line("M-34 -18Q-32 -32 -20 -32", "#FFC0B5", 8),
    ),
    // Curtains, a shelf with medicine, and a chart of letters to read from afar.
    path("M1978 548H2036Q2040 700 1986 800H1978ZM2212 548H2154Q2150 700 2204 800H2212Z", {
      fill: "#FFC9BE",
    }),
    el("rect", { x: 1966, y: 534, width: 258, height: 20, rx: 10, fill: "#8E5A3C" }),
    el("rect", { x: 2252, y: 466, width: 150, height: 232, rx: 12, fill: "#fff" }),
    line("M2327 490V526M2309 508H2345", "#E04A45", 13),
    line("M2290 570H2364M2298 610H2356M2306 648H2348", "#7FA79B", 13),
    el("rect", { x: 2552, y: 622, width: 168, height: 16, rx: 8, fill: "#8E5A3C" }),
    path("M2572 622V566Q2572 556 2582 556H2604Q2614 556 2614 566V622Z", { fill: "#8B7BF7" }),
    path("M2630 622V580H2670V622ZM2638 580V566H2662V580Z", { fill: "#FFC93C" }),
    path("M2686 622V572H2712V622Z", { fill: "#38B6FF" }),
    path("M2579 582h28v22h-28ZM2582 544h22v14h-22Z", { fill: "#fff" }),
    rect(1900, 1112, 860, 900, "#D3EAE2"),
    path(TILES, { fill: "#BFDDD3" }),
    rect(1900, 1104, 860, 12, "#8FD0C3"),
  ),
);

/** More walls and floor at both sides of it. */
const moreClinic = still((): RigNode =>
  part(
    "clinic-walls",
    {},
    rect(900, 60, 2860, 1050, "#EAFBF7"),
    rect(900, 860, 2860, 250, "#BDEBE1"),
    rect(900, 850, 2860, 14, "#7FD4C5"),
    rect(900, 1112, 2860, 900, "#D3EAE2"),
    ...[-864, 864].map((by) => path(TILES, { fill: "#BFDDD3", transform: `translate(${by} 0)` })),
    rect(900, 1104, 2860, 12, "#8FD0C3"),
  ),
);

/** The front of the cot, drawn over the one who lies in it. */
const cot = still((): RigNode =>
  part(
    "cot",
    {},
    el("rect", { x: 2118, y: 880, width: 20, height: 232, rx: 10, fill: "#8E5A3C" }),
    el("rect", { x: 2398, y: 950, width: 20, height: 162, rx: 10, fill: "#8E5A3C" }),
    path("M2126 1000Q2270 960 2408 1000V1112H2126Z", { fill: "#8B7BF7" }),
    path("M2126 1006Q2270 966 2408 1006V1026Q2270 990 2126 1026Z", { fill: "#C9C1FF" }),
    ...[2170, 2240, 2310, 2370].map((x) => circle(x, 1064, 9, "#C9C1FF")),
  ),
);

const apples = (cx: number, cy: number): RigNode =>
  circle(cx, cy, 19, cx % 2 === 0 ? "#FF5A5F" : "#E8433F");
const carrots = (cx: number, cy: number): RigNode =>
  el(
    "g",
    { transform: `translate(${cx} ${cy})` },
    path("M-10 -14H10L0 30Z", { fill: "#FF8A3C" }),
    path("M0 -12L-10 -34L0 -26L10 -34Z", { fill: "#3DB878" }),
  );

/** Stones of the street: rows of arcs, larger near the camera. */
const COBBLES = [1176, 1216, 1266, 1328, 1404]
  .map((y, row) => {
    const wide = 64 + row * 18;
    const count = Math.ceil(3700 / (wide * 2.5));
    return Array.from({ length: count }, (_, i) => {
      const x = Math.round(-700 + ((i * 2.5 + row * 0.7) % (count * 2.5)) * wide);
      return `M${x} ${y}q${wide / 2} ${-wide * 0.24} ${wide} 0`;
    }).join("");
  })
  .join("");

const street = still((): RigNode[] => [
  el(
    "defs",
    {},
    verticalGradient(id("street"), [
      [0, "#F3DDB3"],
      [1, "#D9B078"],
    ]),
  ),
  rect(-700, 985, 3700, 1200, `url(#${id("street")})`),
  rect(950, 1010, 950, 150, "#7E8CA3"),
  rect(950, 1156, 950, 16, "#5F6C82"),
  line("M980 1086H1880", "#F3F6FA", 8, { strokeDasharray: "60 50" }),
  rect(-700, 985, 3700, 30, "#8E5A3C", { opacity: 0.16 }),
  line(COBBLES, "#A87B4A", 5, { opacity: 0.3 }),
]);

/** The road goes on, where a wide picture shows its end. */
const moreRoad = still((): RigNode[] => [
  rect(1890, 1010, 2200, 150, "#7E8CA3"),
  rect(1890, 1156, 2200, 16, "#5F6C82"),
  line("M1860 1086H4090", "#F3F6FA", 8, { strokeDasharray: "60 50" }),
]);

/** A street: a farmer's garden, a bus stop and a place where sick people are cared for. */
export const town: Place = {
  middle: 360,
  front: (weather) => townFront(weather),
  frontY: 1130,
  light: "sky",
  // Farther right the town is the inside of its clinic.
  overhead: { draw: (life) => bunting(78, 92, 1, life), until: 1900 },
  sets: [
    [-1000, 1900],
    [1930, 2730],
  ],
  surfaces: [GROUND],
  layers: [
    sky,
    {
      depth: 0.3,
      covers: [-420, 1140],
      draw: still(() => [
        path("M-420 860C-200 640 60 640 240 800C460 600 760 620 1140 830V1100H-420Z", {
          fill: "#A9E3C3",
        }),
        path("M-420 930C-100 780 200 800 460 900C700 800 900 820 1140 910V1100H-420Z", {
          fill: "#7FD1A4",
        }),
      ]),
    },
    { depth: 0.55, covers: [-398, 1498], draw: still(() => HOUSES.map(house)) },
    {
      depth: 1,
      covers: [-700, 3000],
      draw: ({ sees, frames, isWide }) => [
        ...street(),
        ...(isWide === true ? moreRoad() : []),
        ...(sees(-220, 950) ? [garden()] : []),
        ...(sees(1080, 1200) ? [stop()] : []),
        ...(isWide === true && !frames(-700, 1930) ? [moreClinic()] : []),
        ...(frames(1890, 2770) ? [clinic()] : []),
      ],
    },
  ],
};

/** What stands before people at their places. */
const townFront = ({ sees, frames }: Weather): RigNode[] => [
  ...(sees(480, 810)
    ? [crate(560, 1116, "#C98A4B", apples), crate(724, 1124, "#B97A4E", carrots)]
    : []),
  ...(sees(2110, 2420) && frames(1890, 2770) ? [cot()] : []),
];
