import { el, ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { coin } from "#characters/shapes.ts";

/* Things of a toy shop, a fair and a party, in a square of 160 around (0, 0). */

export const at = (x: number, y: number, scale: number, ...drawn: RigNode[]): RigNode =>
  el("g", { transform: `translate(${x} ${y}) scale(${scale})` }, ...drawn);

const circle = (cx: number, cy: number, r: number, fill: string) =>
  el("circle", { cx, cy, r, fill });
const box = (x: number, y: number, width: number, height: number, rx: number, fill: string) =>
  el("rect", { x, y, width, height, rx, fill });

/** Coins in a row, to be counted: a price that a child who can't read sees. */
export const coinRow = (count: number, y: number, r = 12): RigNode[] =>
  Array.from({ length: count }, (_, index) => coin((index - (count - 1) / 2) * r * 2.3, y, r));

/** A thing over its price in coins. */
export const priced = (coins: number, ...drawn: RigNode[]): RigNode[] => [
  at(0, -18, 0.86, ...drawn),
  ...coinRow(coins, 60),
];

export const doll = (): RigNode[] => [
  path("M-26 -40Q-34 -4 -20 -2H20Q34 -4 26 -40Z", { fill: "#8A4B2A" }),
  circle(0, -30, 24, "#FFCF9E"),
  path("M-25 -32Q-24 -58 0 -58T25 -32Q6 -46 -25 -32Z", { fill: "#8A4B2A" }),
  line("M-16 10L-38 26M16 10L38 26", "#FFCF9E", 10),
  line("M-12 54V66M12 54V66", "#FFCF9E", 10),
  path("M-14 -4H14L38 56H-38Z", { fill: "#FF5A8F" }),
  path("M-33 44H33L38 56H-38Z", { fill: "#FFC93C" }),
  circle(-8, -28, 3.5, "#2E1B1A"),
  circle(8, -28, 3.5, "#2E1B1A"),
  line("M-7 -18Q0 -12 7 -18", "#2E1B1A", 3.5),
];

export const train = (): RigNode[] => [
  box(-58, -6, 104, 44, 10, "#38B6FF"),
  box(2, -44, 46, 46, 8, "#1C8FD6"),
  box(12, -34, 26, 22, 5, "#CFF3FF"),
  box(-46, -36, 18, 32, 4, "#6C5BE0"),
  box(-52, -44, 30, 12, 5, "#8B7BF7"),
  box(-58, 12, 104, 8, 0, "#FFC93C"),
  ...[-36, -2, 32].flatMap((x) => [circle(x, 40, 15, "#2E1B1A"), circle(x, 40, 6, "#FFC93C")]),
];

export const drum = (): RigNode[] => [
  path("M-46 -16V34Q0 66 46 34V-16Z", { fill: "#FF6B5B" }),
  line("M-44 -8L-22 44L0 2L22 44L44 -8", "#FFC93C", 5),
  ellipse(0, -16, 46, 18, "#FFF6E8"),
  ellipse(0, -16, 46, 18, "none", { stroke: "#E04A45", strokeWidth: 7 }),
  line("M-52 -58L-10 -22M52 -58L10 -22", "#B97A4E", 7),
  circle(-10, -22, 8, "#D98F45"),
  circle(10, -22, 8, "#D98F45"),
];

export const duck = (): RigNode[] => [
  path("M-58 2Q-40 10 -26 2Q20 -16 46 12Q56 46 10 54H-18Q-56 48 -58 2Z", { fill: "#FFC93C" }),
  circle(22, -22, 28, "#FFC93C"),
  path("M46 -26Q70 -24 66 -10Q54 -4 44 -10Z", { fill: "#FF8A3C" }),
  circle(28, -28, 5, "#2E1B1A"),
  path("M-30 22Q-2 14 18 26Q4 44 -22 38Z", { fill: "#F29F1F" }),
];

export const boat = (): RigNode[] => [
  line("M0 -58V20", "#9A6238", 7),
  path("M8 -54Q52 -20 50 8H8Z", { fill: "#FFF1D6", stroke: "#F3C896", strokeWidth: 4 }),
  path("M-8 -40Q-38 -12 -38 8H-8Z", { fill: "#FF9EC4" }),
  path("M-62 18H62Q52 54 26 54H-26Q-52 54 -62 18Z", { fill: "#E04A45" }),
  path("M-62 18H62L58 30H-58Z", { fill: "#FFC93C" }),
];

const pony = (): RigNode[] => [
  line("M0 -74V64", "#FFC93C", 7),
  path("M-44 -4Q-64 -2 -58 34Q-46 20 -38 18Z", { fill: "#8A4B2A" }),
  line("M-30 24V56M-12 26V56M18 26V56M34 22V54", "#C98A4B", 11),
  path(
    "M-46 -2Q-20 -18 16 -8L28 -42Q34 -56 48 -50L70 -26Q68 -12 52 -18L44 16Q40 34 10 32H-30Q-50 28 -46 -2Z",
    { fill: "#D99A5B" },
  ),
  path("M30 -54Q12 -46 10 -10Q22 -10 28 -24Q36 -40 44 -54Z", { fill: "#8A4B2A" }),
  circle(50, -34, 4, "#2E1B1A"),
  path("M-22 -16Q0 -4 14 -12L12 8H-20Z", { fill: "#6C5BE0" }),
];

/** Lu, small, in a seat: her face and arms. */
const rider = (): RigNode[] => [
  path("M-22 36Q-22 8 0 8T22 36Z", { fill: "#FF8A3C" }),
  circle(0, -10, 20, "#C98A5B"),
  path("M-21 -10Q-20 -34 0 -34T21 -10Q6 -22 -21 -10Z", { fill: "#2E1B1A" }),
  circle(-18, -24, 9, "#2E1B1A"),
  circle(18, -24, 9, "#2E1B1A"),
  circle(-7, -8, 3, "#2E1B1A"),
  circle(7, -8, 3, "#2E1B1A"),
  line("M-6 0Q0 6 6 0", "#2E1B1A", 3),
];

const rideBoat = (): RigNode[] => [
  path("M-64 12Q-40 22 0 22T64 12Q56 52 28 52H-28Q-56 52 -64 12Z", { fill: "#38B6FF" }),
  line("M-58 30H58", "#fff", 6),
  line("M-70 60Q-56 48 -42 60T-14 60T14 60T42 60T70 60", "#8FD9F7", 8),
];

export const boatRide = (): RigNode[] => [at(0, -20, 1, ...rider()), ...rideBoat()];
export const ponyRide = (): RigNode[] => pony();
export const bothRides = (): RigNode[] => [
  at(-38, 0, 0.56, at(0, -20, 1, ...rider()), ...rideBoat()),
  at(36, 2, 0.6, ...pony(), at(-4, -44, 0.9, ...rider())),
];

const balloon = (x: number, y: number, fill: string): RigNode[] => [
  line(`M${x} ${y + 26}Q${x / 2} ${y + 46} 0 62`, "#8A6B5B", 3),
  ellipse(x, y, 19, 24, fill),
  path(`M${x - 5} ${y + 29}L${x} ${y + 22}L${x + 5} ${y + 29}Z`, { fill }),
  line(`M${x - 9} ${y - 8}Q${x - 7} ${y - 15} ${x - 1} ${y - 16}`, "#fff", 4, { opacity: 0.7 }),
];
const BALLOONS = [
  [0, -12, "#FF5A5F"],
  [-32, -20, "#38B6FF"],
  [32, -20, "#FFC93C"],
  [-50, 12, "#4CC38A"],
  [50, 12, "#8B7BF7"],
] as const;

/** So many balloons on a string, over their price: a coin each. */
export const balloons = (count: number): RigNode[] => [
  at(0, -16, 0.84, ...BALLOONS.slice(0, count).flatMap(([x, y, fill]) => balloon(x, y, fill))),
  ...coinRow(count, 62),
];

export const piggyBank = (): RigNode[] => [
  line("M-24 34V54M24 34V54", "#E87FA8", 16),
  ellipse(0, 6, 56, 40, "#FF9EC4"),
  path("M28 -26L50 -46L52 -16Z", { fill: "#E87FA8" }),
  ellipse(54, 8, 14, 18, "#FF7BA6"),
  circle(52, 4, 3, "#B3286A"),
  circle(58, 12, 3, "#B3286A"),
  circle(34, -8, 5, "#2E1B1A"),
  line("M-16 -28H14", "#B3286A", 7),
  line("M-54 2Q-72 -2 -66 -18", "#E87FA8", 6),
  coin(0, -48, 17),
];

export const popcorn = (): RigNode[] => [
  ...(
    [
      [-30, -22],
      [-12, -38],
      [10, -40],
      [30, -24],
      [0, -20],
      [-22, -8],
      [22, -8],
    ] as const
  ).flatMap(([x, y]) => [circle(x, y, 15, "#FFF3CF"), circle(x + 4, y + 3, 7, "#FFD765")]),
  path("M-42 -8H42L32 62H-32Z", { fill: "#fff" }),
  path("M-42 -8H-25L-19 62H-32ZM-8 -8H8L6 62H-6ZM25 -8H42L32 62H19Z", { fill: "#E04A45" }),
];

export const plant = (): RigNode[] => [
  line("M0 16V-30", "#2F8A55", 7),
  path("M0 -24Q-6 -64 -34 -62Q-40 -30 0 -24Z", { fill: "#4CC38A" }),
  path("M0 -30Q8 -72 38 -66Q42 -34 0 -30Z", { fill: "#3FAE6E" }),
  path("M0 4Q-18 -24 -46 -12Q-36 14 0 4Z", { fill: "#3FAE6E" }),
  path("M0 0Q20 -26 46 -10Q34 16 0 0Z", { fill: "#4CC38A" }),
  path("M-36 22H36L26 66H-26Z", { fill: "#E8743B" }),
  box(-42, 12, 84, 16, 7, "#C9572A"),
];

/** A child's face, painted as a tiger's. */
export const facePaint = (): RigNode[] => [
  circle(0, 2, 54, "#FFCF9E"),
  path("M-55 0Q-54 -58 0 -58T55 0Q30 -34 -55 0Z", { fill: "#5E3421" }),
  path("M-52 18Q-50 -8 -28 -12Q0 -20 28 -12Q50 -8 52 18Q40 56 0 56T-52 18Z", { fill: "#FF9C3C" }),
  line(
    "M-48 8L-34 10M-46 24L-32 22M48 8L34 10M46 24L32 22M0 -16V-6M-12 -14L-9 -6M12 -14L9 -6",
    "#3A2320",
    5,
  ),
  circle(-20, 4, 6, "#2E1B1A"),
  circle(20, 4, 6, "#2E1B1A"),
  path("M-8 16H8L0 25Z", { fill: "#3A2320" }),
  line("M-16 34Q-8 42 0 32Q8 42 16 34", "#3A2320", 4.5),
];
