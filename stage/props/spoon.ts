import { circle } from "../places/place.ts";
import { ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";

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
export const holeSpoon = (): RigNode[] => [
  ...handle(GOLD),
  path(`${oval(38, 52)}${roundHole(20)}`, { fill: GOLD.edge, fillRule: "evenodd" }),
  path(`${oval(32, 46)}${roundHole(24)}`, { fill: GOLD.fill, fillRule: "evenodd" }),
  line("M-18 -52Q-16 -72 -4 -78", GOLD.shine, 7),
  sparkle(34, -84, 20),
  sparkle(-38, -8, 14),
];

/** The same held before an eye: the hole is a ring. */
export const ringSpoon = (): RigNode[] => [
  ...handle(GOLD),
  path("M0 -92A38 52 0 0 1 0 12A38 52 0 0 1 0 -92ZM0 -62A24 26 0 0 0 0 -10A24 26 0 0 0 0 -62Z", {
    fill: GOLD.fill,
    fillRule: "evenodd",
    stroke: GOLD.edge,
    strokeWidth: 5,
  }),
];

/** A plain spoon. */
export const plainSpoon = (): RigNode[] => [...handle(SILVER), ...bowl(SILVER)];

/** A plain spoon full of soup, held level: its bowl is to the left. */
export const fullSpoon = (): RigNode[] => [
  line("M4 4L84 -22", SILVER.edge, 20),
  line("M4 4L84 -22", SILVER.fill, 12),
  path("M-62 -6H14Q10 30 -24 30T-62 -6Z", { fill: SILVER.edge }),
  ellipse(-24, -6, 38, 11, "#FFE0A8"),
];

/** A spoon full of holes. */
export const sieveSpoon = (): RigNode[] => [
  ...handle(SILVER),
  ...bowl(SILVER),
  ...[-14, 0, 14].flatMap((x) => [-60, -40, -20].map((y) => hole(x, y, 5))),
];

/** A fork. */
export const fork = (): RigNode[] => [
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
export const stream = (): RigNode[] => [
  ellipse(0, 0, 18, 10, "#5A1F1A"),
  line("M0 0V84", SOUP.edge, 22),
  line("M0 0V84", SOUP.fill, 13),
  ...[108, 138].map((y) =>
    circle(y / 60 - 2, y, 10, SOUP.fill, { stroke: SOUP.edge, strokeWidth: 4 }),
  ),
];

/** Soup on a table. */
export const puddle = (): RigNode[] => [
  path("M-90 4Q-70 -20 -20 -14T60 -12T96 6Q70 26 10 20T-90 4Z", {
    fill: SOUP.fill,
    stroke: SOUP.edge,
    strokeWidth: 5,
  }),
  ellipse(-30, -2, 26, 5, "#FFF6E2"),
];
