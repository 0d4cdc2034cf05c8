import { el, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { coin } from "#characters/shapes.ts";
import { props } from "#stage/props/props.ts";
import { at, box, dot, person } from "./shapes.ts";

/** An open hand seen from the side of its palm, on a sleeve. */
const palm: RigNode = at(0, 0, 1, [
  path(
    "M-40 14H-4Q0 -6 12 -2Q20 4 16 16L62 12Q72 14 70 22Q68 28 58 28Q70 32 64 40Q60 44 50 42Q54 52 40 54H-12Q-30 52 -40 44Z",
    {
      fill: "#FFCF9E",
    },
  ),
  line("M26 28H58M22 41H50", "#E6A56B", 3),
  path("M-68 8H-38V50H-68Z", { fill: "#14B8A6" }),
]);

const cookie = (x: number, y: number): RigNode =>
  at(x, y, 1, [
    dot(0, 0, 24, "#D98F45"),
    dot(0, -1, 20, "#EBB36B"),
    ...[
      [-8, -8],
      [7, -5],
      [-3, 6],
      [10, 9],
    ].map(([cx = 0, cy = 0]) => dot(cx, cy, 4, "#6B3F22")),
  ]);

const wrench = path(
  "M-8 40V-8Q-22 -16 -18 -32L-10 -38V-24L0 -20L10 -24V-38L18 -32Q22 -16 8 -8V40Q0 48 -8 40Z",
  { fill: "#7E8CA3" },
);

const littleJar = (x: number, color: string): RigNode =>
  at(x, 0, 1, [
    box(-20, -22, 40, 56, 12, "#DFF6FF"),
    el("rect", {
      x: -20,
      y: -22,
      width: 40,
      height: 56,
      rx: 12,
      fill: "none",
      stroke: color,
      strokeWidth: 5,
    }),
    box(-22, -34, 44, 12, 5, color),
    coin(0, 18, 12),
  ]);

const blade = (side: 1 | -1): RigNode[] => [
  line(`M${-14 * side} -58L${16 * side} 16`, "#9AA8BC", 11),
  el("circle", {
    cx: 22 * side,
    cy: 36,
    r: 18,
    fill: "none",
    stroke: "#E04A45",
    strokeWidth: 11,
  }),
];

const dog: RigNode[] = [
  line("M48 14Q66 2 62 -20", "#B97A4E", 12),
  path("M-24 58V16Q-24 0 0 0H36Q54 2 54 26V58H38V36H-6V58Z", { fill: "#B97A4E" }),
  line("M-18 4Q6 -40 34 -62", "#6C5BE0", 5),
  dot(-30, -16, 26, "#C98B5D"),
  dot(-48, -6, 15, "#DDA77C"),
  path("M-22 -42Q-2 -44 -4 -6Q-20 -2 -22 -42Z", { fill: "#7A4A2B" }),
  dot(-36, -22, 4, "#2E1B1A"),
  dot(-60, -10, 6, "#2E1B1A"),
  line("M-42 10Q-26 14 -10 4", "#FF6B5B", 8),
];

/** Pictures of answers about earning money, by the names of their files. */
export const ofEarning: Record<string, readonly RigNode[]> = {
  weeds: [
    path("M-62 30Q0 12 62 30V52H-62Z", { fill: "#B97A4E" }),
    ...[-38, 0, 38].flatMap((x) => [
      path(`M${x} 32Q${x - 26} 10 ${x - 20} -18Q${x - 4} 0 ${x} 32Z`, { fill: "#3DB878" }),
      path(`M${x} 32Q${x + 26} 10 ${x + 20} -18Q${x + 4} 0 ${x} 32Z`, { fill: "#4CC38A" }),
      line(`M${x} 30V-24`, "#2F9C66", 5),
      dot(x, -30, 10, "#FFC93C"),
    ]),
  ],
  "cash-machine": [
    box(-48, -60, 96, 120, 14, "#6C5BE0"),
    box(-34, -46, 68, 40, 8, "#7ADCFF"),
    box(-34, 6, 34, 32, 6, "#A79BFF"),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) => dot(-27 + column * 10, 13 + row * 9, 3, "#fff")),
    ),
    box(10, 6, 26, 7, 3, "#2A2160"),
    box(-30, 46, 60, 7, 3, "#2A2160"),
    coin(22, 32, 12),
  ],
  "bank-card": [
    el(
      "g",
      { transform: "rotate(-8)" },
      box(-62, -40, 124, 80, 12, "#38B6FF"),
      box(-62, -24, 124, 16, 0, "#2A2160"),
      box(-48, 4, 26, 20, 5, "#FFC93C"),
      line("M2 14H46", "#fff", 6),
    ),
  ],
  store: [
    box(-54, -16, 108, 72, 6, "#FFE9C7"),
    ...[-60, -36, -12, 12, 36].map((x, index) =>
      path(`M${x} -44h24v26q-12 16 -24 0z`, { fill: index % 2 === 0 ? "#E04A45" : "#FFF6E8" }),
    ),
    box(-60, -54, 120, 14, 5, "#B23A36"),
    box(-40, 8, 36, 30, 5, "#7ADCFF"),
    box(12, 4, 28, 52, 5, "#B97A4E"),
    dot(34, 32, 3, "#FFC93C"),
  ],
  hammer: props.hammer(0),
  fixer: [
    ...person("#C98B5D", "#2A2160", "#1C8FD6"),
    path("M-30 -24Q-28 -54 0 -54T30 -24Z", { fill: "#FF8A3C" }),
    box(-34, -28, 68, 8, 4, "#E0662A"),
    at(44, 28, 0.8, [wrench]),
  ],
  king: [
    ...person("#FFCF9E", "#C98B3D", "#E04A45"),
    path("M-28 -34L-34 -66L-14 -50L0 -72L14 -50L34 -66L28 -34Z", { fill: "#FFC93C" }),
    dot(0, -46, 5, "#FF5A8F"),
    line("M-20 22L0 44L20 22", "#FFC93C", 6),
  ],
  "five-coins": props.fiveCoins(0),
  "kept-coin": [palm, coin(36, -16, 26)],
  "swim-teacher": [
    ...person("#8E5A3C", "#2E1B1A", "#FF6B5B"),
    line("M-16 18Q0 46 16 18", "#FFC93C", 4),
    path("M-8 38H10Q20 38 20 46T10 54T-8 46Z", { fill: "#38B6FF" }),
  ],
  swimmer: [
    ...person("#FFCF9E", "#38B6FF", "#FFCF9E"),
    path("M-27 -18Q-26 -48 0 -48T27 -18Z", { fill: "#38B6FF" }),
    line("M-26 -16H26", "#2A2160", 5),
    dot(-10, -14, 9, "#2A2160"),
    dot(10, -14, 9, "#2A2160"),
    dot(-10, -14, 6, "#BDEBFF"),
    dot(10, -14, 6, "#BDEBFF"),
    path("M-72 44q12 -12 24 0t24 0t24 0t24 0t24 0t24 0V72H-72Z", { fill: "#7ADCFF" }),
  ],
  pool: [
    box(-64, -28, 128, 84, 20, "#E6D8C4"),
    box(-54, -18, 108, 64, 14, "#38B6FF"),
    line("M-38 2q10 -8 20 0t20 0t20 0M-30 24q10 -8 20 0t20 0t20 0", "#BDEBFF", 6),
    line("M30 12V-44Q30 -52 38 -52T46 -44V12M30 -26H46M30 -8H46", "#7E8CA3", 6),
  ],
  "two-coins": [coin(-30, 0, 28), coin(30, 0, 28)],
  "three-coins": props.threeCoins(0),
  "four-coins": [coin(-26, -26, 24), coin(26, -26, 24), coin(-26, 26, 24), coin(26, 26, 24)],
  "no-coin": [palm],
  "two-cookies": [cookie(-28, 0), cookie(28, 0)],
  "three-cookies": [cookie(-28, 22), cookie(28, 22), cookie(0, -24)],
  "five-cookies": [
    cookie(-50, 26),
    cookie(0, 26),
    cookie(50, 26),
    cookie(-26, -22),
    cookie(26, -22),
  ],
  "little-jars": [littleJar(-48, "#0D8F86"), littleJar(0, "#C2392B"), littleJar(48, "#5546CC")],
  "shopping-bag": [
    line("M-20 -22Q-20 -54 0 -54T20 -22", "#B23A36", 8),
    path("M-44 -24H44L52 58H-52Z", { fill: "#FF6B5B" }),
    box(-14, 4, 28, 28, 8, "#FFE9C7"),
    path("M0 8L4 15L12 16L6 21L8 29L0 25L-8 29L-6 21L-12 16L-4 15Z", { fill: "#FFC93C" }),
  ],
  "under-bed": [at(0, -14, 0.95, props.bed(0)), at(0, 52, 0.5, props.threeCoins(0))],
  scissors: [...blade(1), ...blade(-1), dot(0, -22, 5, "#5F6C82")],
  dog,
  "fire-helmet": [
    path("M-60 30Q-40 16 -38 -6Q-34 -48 0 -50T38 -6Q40 16 60 30Q0 46 -60 30Z", { fill: "#E04A45" }),
    line("M0 -48V10", "#B23A36", 8),
    path("M-20 -8Q0 -20 20 -8V12Q12 28 0 32Q-12 28 -20 12Z", { fill: "#FFC93C" }),
    path("M0 -4Q12 8 8 16T-8 16Q-10 8 0 -4Z", { fill: "#FF6B5B" }),
  ],
  truck: [
    box(-68, -34, 82, 62, 8, "#38B6FF"),
    path("M18 -14H46Q52 -14 56 -6L66 10V28H18Z", { fill: "#FF8A3C" }),
    path("M28 -6H44L54 10H28Z", { fill: "#BDEBFF" }),
    ...[-40, 38].flatMap((x) => [dot(x, 32, 15, "#2E1B1A"), dot(x, 32, 6, "#fff")]),
  ],
  tooth: [
    path(
      "M-38 -22Q-38 -50 -14 -46Q0 -40 14 -46Q38 -50 38 -22Q38 0 26 14Q24 48 14 48Q6 46 4 26Q0 18 -4 26Q-6 46 -14 48Q-24 48 -26 14Q-38 0 -38 -22Z",
      { fill: "#fff", stroke: "#D5DEEA", strokeWidth: 5 },
    ),
    line("M-22 -24Q-20 -34 -10 -34", "#E6EEF7", 6),
  ],
  purse: [
    path("M-50 -6Q-66 54 0 54T50 -6Z", { fill: "#8B7BF7" }),
    path("M-50 -6Q0 -24 50 -6Q0 12 -50 -6Z", { fill: "#5546CC" }),
    dot(-7, -24, 7, "#FFC93C"),
    dot(7, -24, 7, "#FFC93C"),
    coin(0, 26, 16),
  ],
  drawing: [
    el(
      "g",
      { transform: "rotate(-5)" },
      box(-54, -46, 108, 92, 6, "#fff"),
      el("rect", {
        x: -54,
        y: -46,
        width: 108,
        height: 92,
        rx: 6,
        fill: "none",
        stroke: "#E0CDB0",
        strokeWidth: 4,
      }),
      dot(30, -22, 13, "#FFC93C"),
      path("M-40 34V6L-18 -14L4 6V34Z", { fill: "#FF9EC4" }),
      line("M-48 34H46", "#4CC38A", 7),
      line("M26 32V8M16 10Q26 -6 36 10", "#6C5BE0", 6),
    ),
  ],
};
