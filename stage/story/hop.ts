import type { Plan } from "./plan.ts";
import type { Spot } from "../base/spot.ts";
import { targetsOf } from "./tasks.ts";

/** What can be picked hops so often, one after the other. */
const HOP = { everyS: 2.6, seconds: 0.5 };

/** How high a thing hops that can be picked while the story waits: -1 to 1, 0 lies still. */
export function hopOf(plan: Plan, [x, y]: Spot, seconds: number, life: number): number {
  const waits = plan.moments.find(({ at, until }) => seconds >= at && seconds < until);
  if (waits === undefined) return 0;
  const toPick = targetsOf(waits.moment.task, undefined).filter(({ kind }) => kind !== "place");
  const index = toPick.findIndex(
    ({ at, reach }) => Math.abs(at[0] - x) < reach * 0.7 && Math.abs(at[1] - y) < reach,
  );
  if (index === -1) return 0;
  const since = (life + HOP.everyS - index * HOP.seconds) % HOP.everyS;
  const side = Math.floor(life / HOP.everyS) % 2 === 0 ? 1 : -1;
  return since < HOP.seconds ? side * Math.sin((since / HOP.seconds) * Math.PI) : 0;
}
