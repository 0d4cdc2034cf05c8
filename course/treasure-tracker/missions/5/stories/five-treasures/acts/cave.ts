import { between, glances, hopAt } from "#stage/cast/acting.ts";
import type { Acting } from "#stage/kit/acting.ts";
import { mix } from "#stage/base/timing.ts";

/** Comes in on tiptoe, his paws before him. */
export function peekAt(since: number): Acting {
  const look = Math.sin(since * 3.4);
  return {
    right: { hand: [446, 452 + look * 14], bend: [580, 560], inFront: true },
    left: { hand: [194, 452 - look * 14], bend: [60, 560], inFront: true },
    look: [look * 0.9, -0.2],
    turn: look * 0.5,
    stretch: 1 + 0.03 * Math.sin(since * 7),
    step: Math.sin(since * 7) * 0.5,
    tilt: look * 4,
  };
}

/** When he sits down, and when he feels what he sits on. */
const SITS_S = 0.5;

const FEELS_S = 1.3;

/** Sits down with a sigh, feels the coins, and shoots up with one on his tail. */
export function sitOnCoinsAt(since: number): Acting {
  const down = between(since, 0, SITS_S);
  if (since < FEELS_S)
    return {
      stretch: 1 - 0.17 * down,
      left: { hand: [mix(180, 130, down), mix(566, 640, down)], bend: [90, 560], inFront: true },
      right: { hand: [mix(460, 510, down), mix(566, 640, down)], bend: [550, 560], inFront: true },
      eyes: since > 0.4 ? "arcs" : "open",
      mouth: "smile",
      tilt: -4 * down,
    };
  const up = since - FEELS_S;
  const air = Math.min(1, up / 0.9);
  const kick = Math.sin(since * 20);
  return {
    jump: 200 * 4 * air * (1 - air),
    stretch: 1 + 0.16 * (1 - air),
    lean: kick * 6 * (1 - air),
    step: kick,
    left: { hand: [86, 300], bend: [90, 470] },
    right: { hand: [554, 300], bend: [550, 470] },
    look: air < 1 ? [0, -0.9] : [0.9, 0.6],
    turn: air < 1 ? 0 : 0.5,
    mouth: "o",
    tail: Math.sin(since * 16) * 12,
    held: [{ thing: "coin", at: [600 + Math.sin(since * 16) * 20, 500], size: 1.5 }],
  };
}

/** When all five coins lie on the map, and when he hops for joy. */
const COINS_PER_S = 5;

const HOPS_S = 2.3;

/** Shows the map, on which one treasure after the other appears. */
export const fullMapAt = (since: number): Acting => ({
  map: 0.17,
  coins: since * COINS_PER_S,
  ...glances(
    [
      [0, -0.5, 0.9],
      [0.8, 0.5, 0.9],
      [1.6, 0, 0],
    ],
    since,
  ),
  ...(since > HOPS_S && hopAt((since - HOPS_S) % 0.95, 90)),
});
