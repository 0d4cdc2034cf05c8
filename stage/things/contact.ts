import { path, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { dot } from "#characters/shapes.ts";
import type { Spot } from "../base/spot.ts";
import type { Place } from "../kit/place.ts";
import type { Thing } from "../kit/thing.ts";

/*
 * The soft shadow that a thing casts on what it stands on, so that it does not seem to float.
 */

/** A thing at rest, at its place and in its size. */
export interface Standing {
  thing: Thing;
  at: Spot;
  size: number;
}

/** The shadows of all things that stand on something in a place: one shape. */
export function contactShadows({ surfaces = [] }: Place, things: readonly Standing[]): RigNode[] {
  const shadows = things.flatMap(({ thing, at: [x, y], size }) => {
    if (thing.feet === undefined) return [];
    const [half, down] = thing.feet;
    const foot = y + down * size;
    const stands = surfaces.some(([from, to]) => foot > from && foot < to);
    const across = round(half * size);
    return stands ? [dot(round(x + across * 0.08), round(foot), across, round(across * 0.2))] : [];
  });
  return shadows.length === 0
    ? []
    : [path(shadows.join(""), { fill: "#3A2214", opacity: 0.26, "data-part": "shadow" })];
}
