import type { Plan } from "./plan.ts";
import type { Spot } from "../base/spot.ts";
import { ease, mix } from "../base/timing.ts";

/** Height of the arc in which a thing is handed on. */
const ARC = 120;

/** A way that a thing goes in an arc. */
interface Way {
  to: Spot;
  at: number;
  share: number;
  arc?: number | undefined;
}

/** Where a thing is that was put, handed on, and carried by the child. */
export function afterWays(from: Spot, ways: readonly Way[]): Spot {
  let at = from;
  for (const { to, share, arc = ARC } of ways.toSorted((a, b) => a.at - b.at))
    at = [mix(at[0], to[0], share), mix(at[1], to[1], share) - arc * 4 * share * (1 - share)];
  return at;
}

/** The ways on which the story hands a thing on, until a time. */
export const handedOn = (plan: Plan, put: string, seconds: number): Way[] =>
  plan.hands
    .filter((hand) => hand.hand === put && hand.at <= seconds)
    .map((hand) => ({ ...hand, share: ease((seconds - hand.at) / hand.seconds) }));

/** Each thing that is there at a time, and where it lies in the video. */
export const lyingAt = (plan: Plan, seconds: number) =>
  plan.puts
    .filter(
      ({ put, at }) =>
        at <= seconds && !plan.takes.some((cue) => cue.take === put && cue.at <= seconds),
    )
    .map(({ put, thing, to, size }) => ({
      put,
      thing,
      size,
      at: afterWays(to, handedOn(plan, put, seconds)),
    }));
