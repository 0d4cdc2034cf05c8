import { path, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { dot } from "#characters/shapes.ts";
import type { Location, Spot, Thing } from "./story.ts";

/*
 * The soft shadow that a thing casts on what it stands on, so that it does not seem to float.
 */

/** Of a thing at size 1: half of the width that it stands on, and how far below its point. */
const FEET: Partial<Record<Thing, readonly [half: number, down: number]>> = {
  ball: [30, 42],
  candyBowl: [40, 30],
  coin: [24, 28],
  coinJar: [50, 80],
  jarOfCoins: [50, 80],
  jarOfFive: [50, 80],
  jarOfFour: [50, 80],
  jarSave: [52, 80],
  jarShare: [52, 80],
  jarSpend: [52, 80],
  kite: [30, 58],
  lemonade: [22, 46],
  sandwich: [52, 38],
  saveJar: [70, -2],
  saveJarSix: [70, -2],
  shapeSquare: [66, 76],
  shapeStar: [60, 66],
  shell: [36, 26],
  soup: [42, 42],
  teddy: [34, 50],
  tenCoins: [70, 24],
  turtle: [64, 30],
  weeks: [40, 50],
};

/** Between which heights of a place a table, a counter or the ground is. */
const GROUND = [1120, 1480] as const;
const SURFACES: Partial<Record<Location, readonly (readonly [from: number, to: number])[]>> = {
  bay: [GROUND],
  den: [[935, 985], GROUND],
  grove: [GROUND],
  kitchen: [[930, 1070]],
  pier: [[985, 1025]],
  rainyShop: [[1000, 1070]],
  shop: [[1000, 1070]],
  stalls: [[985, 1035]],
  starBeach: [GROUND],
  town: [GROUND],
  treasureCave: [GROUND],
  yard: [[920, 1000], GROUND],
};

/** A thing at rest, at its place and in its size. */
export interface Standing {
  thing: Thing;
  at: Spot;
  size: number;
}

/** The shadows of all things that stand on something in a place: one shape. */
export function contactShadows(place: Location, things: readonly Standing[]): RigNode[] {
  const shadows = things.flatMap(({ thing, at: [x, y], size }) => {
    const [half, down] = FEET[thing] ?? [];
    if (half === undefined || down === undefined) return [];
    const foot = y + down * size;
    const stands = SURFACES[place]?.some(([from, to]) => foot > from && foot < to) ?? false;
    const across = round(half * size);
    return stands ? [dot(round(x + across * 0.08), round(foot), across, round(across * 0.2))] : [];
  });
  return shadows.length === 0
    ? []
    : [path(shadows.join(""), { fill: "#3A2214", opacity: 0.26, "data-part": "shadow" })];
}
