import type { Plan } from "../story/plan.ts";
import type { Actor } from "../story/story.ts";
import type { Spot } from "../base/spot.ts";
import { ease, mix } from "../base/timing.ts";

/** Where an actor is, and how it gets there. */
export interface Whereabouts {
  spot: Spot;
  /** Direction of a walk or flight: -1 to the left, 1 to the right, 0 stands. */
  going: number;
  /** Seconds since the last move began; infinite before the first. */
  since: number;
  by: Plan["moves"][number]["by"];
  /** 1 as drawn; more is nearer to the camera. */
  size: number;
}

/** Where an actor is at a time; null while it is not on the stage. */
export function whereIs(plan: Plan, actor: Actor, seconds: number): Whereabouts | null {
  let spot = plan.cast[actor] ?? null;
  let going = 0;
  let since = Number.POSITIVE_INFINITY;
  let by: Whereabouts["by"] = "cut";
  let size = 1;
  for (const move of plan.moves) {
    if (move.go !== actor || move.at > seconds) continue;
    const from: Spot = spot ?? move.to;
    since = seconds - move.at;
    by = move.by;
    const share =
      by === "cut" ? 1 : by === "drive" ? since / move.seconds : ease(since / move.seconds);
    const goal = move.size ?? 1;
    size = mix(spot === null ? goal : size, goal, Math.min(1, share));
    going = share < 1 ? Math.sign(move.to[0] - from[0]) : 0;
    spot = [
      mix(from[0], move.to[0], Math.min(1, share)),
      mix(from[1], move.to[1], Math.min(1, share)),
    ];
  }
  return spot === null ? null : { spot, going, since, by, size };
}
