import { DAY_MS } from "../days.ts";
import type { Plan } from "./plan.ts";

/** A device that was offline sends entries this late; the clock of an older one is wrong. */
const MAX_LATE_MS = 60 * DAY_MS;

/**
 * When an entry was made, by which a ledger is in order: as its device says, but never after `now`, and
 * never before a parent first set an allowance, which is after the child was added. A clock that is wrong
 * counts as now. What depends on how fast entries come in goes by `now` instead (`isTooMuchEarned`).
 * @param plans of the child, in the order in which they were set; not empty
 */
export function entryTime(at: string, plans: readonly Plan[], now: Date): Date {
  const [nowMs, madeMs] = [now.getTime(), Date.parse(at)];
  if (!(madeMs <= nowMs && madeMs > nowMs - MAX_LATE_MS)) return now;
  const firstMs = Math.min(...plans.map((plan) => Date.parse(plan.at)));
  return new Date(Math.min(nowMs, Math.max(madeMs, firstMs)));
}
