import type { Point } from "#characters/pocket/mood.ts";
import type { Acting } from "../kit/acting.ts";
import { ease, mix } from "../base/timing.ts";

/** How far a movement between two seconds of an act is, from 0 to 1. */
export const between = (since: number, from: number, to: number) =>
  ease((since - from) / (to - from));

/** Eyes that jump between points, with the head behind them by a fifth of a second. */
export function glances(points: readonly [at: number, x: number, y: number][], since: number) {
  const value = (seconds: number, axis: 1 | 2, quick: number) =>
    points.reduce<number>((now, point, index) => {
      if (seconds < point[0]) return now;
      return mix(points[index - 1]?.[axis] ?? 0, point[axis], ease((seconds - point[0]) / quick));
    }, 0);
  const look: Point = [value(since, 1, 0.12), value(since, 2, 0.12)];
  return { look, turn: value(since - 0.2, 1, 0.3), tilt: value(since - 0.2, 2, 0.3) * -4 };
}

/** A hop: down, up in an arc, squashed where it lands. */
export function hopAt(since: number, height: number): Pick<Acting, "jump" | "stretch"> {
  const air = (since - 0.14) / 0.42;
  if (since < 0) return {};
  if (air < 0) return { stretch: 1 - 0.13 * between(since, 0, 0.14) };
  if (air < 1)
    return { jump: height * 4 * air * (1 - air), stretch: 1 + 0.1 * (1 - Math.abs(2 * air - 1)) };
  const landed = since - 0.56;
  return { stretch: 1 - 0.12 * Math.max(0, 1 - landed / 0.22) * Math.cos(landed * 14) };
}
