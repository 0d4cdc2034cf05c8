import { named } from "../kit/kit.ts";
import type { Plan } from "../story/plan.ts";
import type { Spot } from "../base/spot.ts";
import { handedOn, lyingAt } from "../story/ways.ts";
import { carriedAt, heldAt } from "../story/world.ts";
import type { World } from "../story/world.ts";
import type { HeldThing } from "./grip.ts";

/** A drawing of somebody on the stage. */
interface Drawing {
  /** Where it stands in the place. */
  x: number;
  /** Its size in the place. */
  scale: number;
  /** A point of the place as a point of the drawing. */
  inDrawing: (spot: Spot) => Spot;
}

/** What lies within reach of somebody, in the units of his drawing. */
export type Within = (drawing: Drawing) => HeldThing[];

/** For those between whom and the things on the stage a counter stands. */
export const nothing: Within = () => [];

const FAR = 400;

/**
 * The things on the stage that hands can close around: all but those that are moving or dragged by
 * the child.
 */
export function onStage(plan: Plan, seconds: number, world: World | null): Within {
  const byChild = new Set([
    ...carriedAt(plan, seconds, world).map(({ put }) => put),
    heldAt(plan, seconds, world),
    world?.dragged?.since === null ? world.dragged.put : null,
  ]);
  const lying = lyingAt(plan, seconds).map(({ thing, ...one }) => ({
    ...one,
    hold: named(plan.kit.things, thing).hold,
  }));
  const things = lying.filter(
    ({ put, hold }) =>
      hold !== undefined &&
      !byChild.has(put) &&
      handedOn(plan, put, seconds).every(({ share }) => share >= 1),
  );
  return ({ x, scale, inDrawing }) =>
    things
      .filter(({ at }) => Math.abs(at[0] - x) < FAR)
      .map(({ hold, size, at }) => ({ hold, size: size / scale, at: inDrawing(at) }));
}
