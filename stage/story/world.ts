import type { Plan } from "./plan.ts";
import type { States } from "./playing.ts";
import type { SpokenReply } from "./speaking.ts";
import type { Spot } from "../base/spot.ts";
import { broughtIn, heldIn } from "./tasks.ts";
import { ease } from "../base/timing.ts";

/** What the child did in a story, for its picture. */
export interface World {
  states: States;
  /** Seconds since the last tap, by the clock that never stops. */
  since: number;
  reply: SpokenReply | null;
  /** What the child drags, or dragged last. */
  dragged: Dragged | null;
}

/** A thing under the child's finger. */
export interface Dragged {
  put: string;
  /** How far from where it lay, in the place's units. */
  by: Spot;
  /** Seconds since it was let go; null while it is dragged. */
  since: number | null;
}

/** A thing that was carried somewhere in a moment. */
export interface Carried {
  put: string;
  to: Spot;
  /** Second of the story. */
  at: number;
  /** How much of the way it has gone, 0 to 1. */
  share: number;
}

const CARRY_S = 0.6;
/** The video brings one thing after the other. */
const FILM_STEP_S = 0.8;

/** There, and back again. */
const thereAndBack = (since: number) => ease(1 - Math.abs(since / CARRY_S - 1));

/** The things that were carried in the moments until now; without a world as the video shows it. */
export function carriedAt(plan: Plan, seconds: number, world: World | null): Carried[] {
  return plan.moments.flatMap(({ moment, at, until }) => {
    if (seconds < at) return [];
    const brought = broughtIn(moment.task, (world?.states ?? plan.states)[moment.moment]);
    return brought.map(({ put, lies, isLast, isRight }, index): Carried => {
      const since = world?.since ?? 0;
      const shown = until - (brought.length - index) * FILM_STEP_S;
      const share =
        world === null
          ? ease((seconds - shown) / CARRY_S)
          : isLast && world.dragged?.put === put
            ? Number(isRight)
            : !isRight
              ? thereAndBack(since)
              : isLast && seconds < until
                ? ease(since / CARRY_S)
                : 1;
      return { put, to: lies, at, share };
    });
  });
}

/** How much of a drag is left, 0 to 1: what was let go glides to where it lies from then on. */
export const leftOfDrag = ({ since }: Dragged): number =>
  since === null ? 1 : 1 - ease(since / CARRY_S);

/** The thing in the child's hand, by its `put`. */
export const heldAt = (plan: Plan, seconds: number, world: World | null): string | null =>
  plan.moments.reduce<string | null>(
    (held, { moment, at, until }) =>
      world !== null && seconds >= at && seconds < until
        ? heldIn(moment.task, world.states[moment.moment])
        : held,
    null,
  );
