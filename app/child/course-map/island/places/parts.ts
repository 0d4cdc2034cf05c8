import { el, ellipse, line, path, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { placed, rect } from "#stage/base/shapes.ts";
import { palmTree } from "#stage/places/palm-tree.ts";

/** A place on the map, 200 wide and 150 high; it stands on y 128, right of x 130 is the trail. */
export type PlacePicture = () => RigNode[];

export const WOOD = { light: "#E2B57E", middle: "#C98A4B", dark: "#8E5A3C" } as const;

export const shadow = (x: number, y: number, rx: number): RigNode =>
  ellipse(x, y, rx, round(rx * 0.2), "#2E1B1A", { opacity: 0.16 });

/** The ground of a place. */
export const clearing = (fill: string, edge: string): RigNode[] => [
  ellipse(84, 128, 86, 20, edge),
  ellipse(84, 125.5, 84, 18, fill),
];

export const palm = (x: number, y: number, scale: number, height: number, lean: number): RigNode =>
  placed(x, y, scale, palmTree({ x: 0, height, lean }, 0, 0));

/** An awning with a rim, `count` scallops of 12 wide. */
export const awning = (
  x: number,
  y: number,
  count: number,
  cloth: string,
  rim: string,
): RigNode[] => [
  ...Array.from({ length: count }, (_, index) =>
    path(`M${x + index * 12} ${y}h12v13q-6 7 -12 0z`, { fill: index % 2 ? "#FFF6E8" : cloth }),
  ),
  rect(x - 3, y - 6, count * 12 + 6, 8, rim, { rx: 4 }),
];

/** The counter of a stall. */
export const counter = (x: number, y: number, width: number): RigNode[] => [
  path(`M${x + 4} ${y}H${x + width - 4}L${x + width} ${y + 7}H${x}Z`, { fill: WOOD.light }),
  rect(x, y + 7, width, 21, WOOD.middle),
  rect(x, y + 7, width, 3, WOOD.dark, { opacity: 0.4 }),
  line(`M${x + 2} ${y + 18}H${x + width - 2}`, WOOD.dark, 1.4, { opacity: 0.35 }),
];

/** A bush of three heaps, with light from above. */
export const bush = (x: number, y: number, scale: number): RigNode =>
  placed(
    x,
    y,
    scale,
    shadow(0, 0, 24),
    path("M-24 0Q-28 -14 -14 -16Q-10 -28 2 -24Q16 -26 16 -13Q28 -10 24 0Z", { fill: "#2FA468" }),
    path("M-18 -6Q-18 -14 -9 -14Q-6 -22 2 -20Q11 -21 11 -12Q2 -16 -4 -9Q-10 -11 -18 -6Z", {
      fill: "#58C08C",
    }),
  );

/** A kite with its tail. */
export const kite = (x: number, y: number, turn: number, a: string, b: string): RigNode =>
  el(
    "g",
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    path("M0 -15L12 0H-12Z", { fill: a }),
    path("M0 -15L12 0H0Z", { fill: b }),
    path("M-12 0H12L0 17Z", { fill: b }),
    path("M-12 0H0V17Z", { fill: a, opacity: 0.85 }),
    line("M0 17q-5 4 0 8t0 8", "#6C5BE0", 2),
  );
