import { path, line, el, ellipse } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { dot } from "#characters/shapes.ts";
import { circle } from "#stage/base/shapes.ts";
import { BOWL } from "#stage/props/soup.ts";
import { strokes } from "#stage/base/strokes.ts";
import { thing } from "#stage/kit/thing.ts";
import type { Thing } from "#stage/kit/thing.ts";

/** A bowl of soup from above. */
const soupTop = (): RigNode[] => [
  circle(8, 14, 118, "#3A2320", { opacity: 0.16 }),
  circle(0, 0, 114, BOWL.outside),
  circle(0, 0, 98, BOWL.inside),
  circle(0, 3, 92, "#FFE0A8"),
  path(dot(-40, -30, 15, 9) + dot(36, 40, 13, 8) + dot(52, -34, 9, 6), { fill: "#58B368" }),
  line("M-66 -36A76 76 0 0 1 -30 -68", "#FFF6DC", 9),
];

/** Mugs on hooks, which hang into the picture from above. */
const mugs = (): RigNode[] => [
  el("rect", { x: -170, y: -120, width: 340, height: 30, rx: 10, fill: "#7A4A2B" }),
  ...[-104, 4, 110].flatMap((x, index) => [
    line(`M${x} -96v22q0 14 14 14`, "#4A2B1A", 7),
    el(
      "g",
      { transform: `translate(${x} -14) rotate(${index * 5 - 4})` },
      line("M34 -12Q62 -6 54 20T26 34", ["#B8323A", "#0B7D76", "#C98317"][index] ?? "", 11),
      path("M-38 -34H38L32 44Q0 56 -32 44Z", {
        fill: ["#D94A4A", "#0FA396", "#E9A32B"][index] ?? "",
      }),
      path("M-30 -24H-16L-14 38H-24Z", { fill: "#fff", opacity: 0.3 }),
    ),
  ]),
];

/** A pole for three planks; its foot is at (0, 0). */
const signPole = (): RigNode[] => [
  line("M0 0V-520", "#8E5A3C", 24),
  circle(0, -528, 20, "#FFC93C"),
  path("M-44 6Q0 -22 44 6Z", { fill: "#C79F72" }),
];

/** What a plank shows, around (0, 0) in a circle of 66. */
type Sign = (fill: string) => RigNode[];

/** A paw that is held up. */
const stopSign: Sign = (fill) => [
  el("ellipse", { cx: 0, cy: 9, rx: 16, ry: 15, fill }),
  ...[
    [-17, -8],
    [-6, -17],
    [6, -17],
    [17, -8],
  ].map(([x = 0, y = 0]) => circle(x, y, 6.5, fill)),
];

/** A head with a question in its thought. */
const thinkSign: Sign = (fill) => [
  path("M-22 -2q-6 -18 12 -20q14 -12 26 2q16 2 10 18q-4 12 -18 8q-12 8 -20 0q-8 0 -10 -8Z", {
    fill,
  }),
  circle(-9, 16, 5.5, fill),
  circle(-17, 24, 3.5, fill),
  circle(-8, -6, 3, "#fff"),
  circle(2, -6, 3, "#fff"),
  circle(12, -6, 3, "#fff"),
];

/** One of two: it has a tick. */
const chooseSign: Sign = (fill) => [line("M-17 1L-4 15L19 -14", fill, 11)];

/** A plank with a picture and a word, 236 wide. */
const signPlank = (sign: Sign, word: string, fill: string): RigNode[] => [
  el("rect", { x: -118, y: -36, width: 236, height: 78, rx: 20, fill: "#2E1B1A", opacity: 0.18 }),
  el("rect", { x: -118, y: -42, width: 236, height: 78, rx: 20, fill }),
  circle(-74, -3, 33, "#fff"),
  el("g", { transform: "translate(-74 -3)" }, ...sign(fill)),
  strokes(word, 38, -3, 25, "#fff"),
];

interface Metal {
  fill: string;
  edge: string;
  shine: string;
}

const GOLD: Metal = { fill: "#FFD34D", edge: "#D9951F", shine: "#FFF6C9" };

const SILVER: Metal = { fill: "#D6DEE8", edge: "#93A1B5", shine: "#FFFFFF" };

const handle = ({ fill, edge }: Metal): RigNode[] => [
  line("M0 4V84", edge, 22),
  line("M0 4V84", fill, 14),
];

const bowl = ({ fill, edge, shine }: Metal): RigNode[] => [
  ellipse(0, -40, 38, 52, edge),
  ellipse(0, -40, 32, 46, fill),
  line("M-18 -52Q-16 -72 -4 -78", shine, 7),
];

/** Stars of light around a thing that shines. */
const sparkle = (x: number, y: number, size: number): RigNode =>
  path("M0 -1Q0.16 -0.16 1 0Q0.16 0.16 0 1Q-0.16 0.16 -1 0Q-0.16 -0.16 0 -1Z", {
    fill: "#fff",
    transform: `translate(${x} ${y}) scale(${size})`,
  });

/** What is seen through a hole. */
const hole = (x: number, y: number, r: number): RigNode => circle(x, y, r, "#5A3A22");

const oval = (rx: number, ry: number) =>
  `M0 ${-40 - ry}A${rx} ${ry} 0 0 1 0 ${-40 + ry}A${rx} ${ry} 0 0 1 0 ${-40 - ry}Z`;

const roundHole = (r: number) =>
  `M2 ${-34 - r}A${r} ${r} 0 0 0 2 ${-34 + r}A${r} ${r} 0 0 0 2 ${-34 - r}Z`;

/** A golden spoon with a hole in its middle, 190 high. */
const holeSpoon = (): RigNode[] => [
  ...handle(GOLD),
  path(`${oval(38, 52)}${roundHole(20)}`, { fill: GOLD.edge, fillRule: "evenodd" }),
  path(`${oval(32, 46)}${roundHole(24)}`, { fill: GOLD.fill, fillRule: "evenodd" }),
  line("M-18 -52Q-16 -72 -4 -78", GOLD.shine, 7),
  sparkle(34, -84, 20),
  sparkle(-38, -8, 14),
];

/** The same held before an eye: the hole is a ring. */
const ringSpoon = (): RigNode[] => [
  ...handle(GOLD),
  path("M0 -92A38 52 0 0 1 0 12A38 52 0 0 1 0 -92ZM0 -62A24 26 0 0 0 0 -10A24 26 0 0 0 0 -62Z", {
    fill: GOLD.fill,
    fillRule: "evenodd",
    stroke: GOLD.edge,
    strokeWidth: 5,
  }),
];

/** A plain spoon. */
const plainSpoon = (): RigNode[] => [...handle(SILVER), ...bowl(SILVER)];

/** A plain spoon full of soup, held level: its bowl is to the left. */
const fullSpoon = (): RigNode[] => [
  line("M4 4L84 -22", SILVER.edge, 20),
  line("M4 4L84 -22", SILVER.fill, 12),
  path("M-62 -6H14Q10 30 -24 30T-62 -6Z", { fill: SILVER.edge }),
  ellipse(-24, -6, 38, 11, "#FFE0A8"),
];

/** A spoon full of holes. */
const sieveSpoon = (): RigNode[] => [
  ...handle(SILVER),
  ...bowl(SILVER),
  ...[-14, 0, 14].flatMap((x) => [-60, -40, -20].map((y) => hole(x, y, 5))),
];

/** A fork. */
const fork = (): RigNode[] => [
  line("M0 4V84", SILVER.edge, 22),
  line("M0 4V84", SILVER.fill, 14),
  path("M-32 -84V-34Q-32 4 0 8T32 -34V-84H20V-36H6V-84H-6V-36H-20V-84Z", {
    fill: SILVER.fill,
    stroke: SILVER.edge,
    strokeWidth: 5,
  }),
];

const SOUP = { fill: "#FFE0A8", edge: "#DDA552" };

/** Soup that runs down out of a dark hole in a stream with drops, 150 high. */
const stream = (): RigNode[] => [
  ellipse(0, 0, 18, 10, "#5A1F1A"),
  line("M0 0V84", SOUP.edge, 22),
  line("M0 0V84", SOUP.fill, 13),
  ...[108, 138].map((y) =>
    circle(y / 60 - 2, y, 10, SOUP.fill, { stroke: SOUP.edge, strokeWidth: 4 }),
  ),
];

/** Soup on a table. */
const puddle = (): RigNode[] => [
  path("M-90 4Q-70 -20 -20 -14T60 -12T96 6Q70 26 10 20T-90 4Z", {
    fill: SOUP.fill,
    stroke: SOUP.edge,
    strokeWidth: 5,
  }),
  ellipse(-30, -2, 26, 5, "#FFF6E2"),
];

/** Things of this story alone. */
export const things = {
  soupTop: thing(soupTop),
  nearMugs: thing(mugs, { isLoose: true }),
  holeSpoon: thing(holeSpoon, {
    hold: {
      handle: [
        [0, 16],
        [0, 84],
      ],
    },
  }),
  ringSpoon: thing(ringSpoon, {
    hold: {
      handle: [
        [0, 16],
        [0, 84],
      ],
    },
  }),
  plainSpoon: thing(plainSpoon, {
    hold: {
      handle: [
        [0, 16],
        [0, 84],
      ],
    },
  }),
  fullSpoon: thing(fullSpoon, {
    hold: {
      handle: [
        [22, -2],
        [84, -22],
      ],
    },
  }),
  sieveSpoon: thing(sieveSpoon),
  fork: thing(fork),
  stream: thing(stream),
  puddle: thing(puddle, { isLoose: true }),
  dust: thing(() => [circle(0, 0, 30, "#F2E2C8", { opacity: 0.85 })], { isLoose: true }),
  signPole: thing(signPole, { reach: [46, 548, 46, 12] }),
  signStop: thing(() => signPlank(stopSign, "STOP", "#D9403A")),
  signThink: thing(() => signPlank(thinkSign, "THINK", "#C77700")),
  signChoose: thing(() => signPlank(chooseSign, "CHOOSE", "#1A8A56")),
} satisfies Record<string, Thing>;
