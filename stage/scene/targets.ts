import { HEIGHT, WIDTH } from "../base/size.ts";
import type { Spot } from "../base/spot.ts";
import { viewAt } from "../camera/camera.ts";
import { whereIs } from "../cast/moves.ts";
import type { Plan } from "../story/plan.ts";
import type { Actor, Moment } from "../story/story.ts";
import { targetsOf } from "../story/tasks.ts";
import type { Target, TaskState } from "../story/tasks.ts";

/** A target with its place in the picture, as shares of the picture's width and height. */
export interface PlacedTarget extends Target {
  left: number;
  top: number;
  /** Share of the picture's width. */
  width: number;
}

/** What can be tapped in a moment, and where it is in the picture. */
export function targets(
  plan: Plan,
  { moment, task }: Moment,
  state: TaskState | undefined,
  isCalm = false,
): PlacedTarget[] {
  const at = plan.moments.find((other) => other.moment.moment === moment)?.at ?? 0;
  const spotOf = (actor: Actor): Spot => whereIs(plan, actor, at)?.spot ?? [WIDTH / 2, 1100];
  const view = viewAt(plan, at, spotOf, isCalm);
  const scale = WIDTH / view.width;
  return targetsOf(task, state).map((target) => ({
    ...target,
    left: 0.5 + ((target.at[0] - view.x) * scale) / WIDTH,
    top: 0.5 + ((target.at[1] - view.y) * scale) / HEIGHT,
    width: (2 * target.reach * scale) / WIDTH,
  }));
}
