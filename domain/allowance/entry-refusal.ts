import { addDays, weekdayOf, weekOf } from "../days.ts";
import type { Day } from "../days.ts";
import { JARS } from "./coins.ts";
import type { PerJar } from "./coins.ts";
import type { JarEntry } from "./ledger.ts";
import { isLater, MAX_WEEKS, planOn } from "./plan.ts";
import type { Plan } from "./plan.ts";

export type EntryRefusal = "allowance_unset" | "allowance_not_due" | "currency_unknown";

/** The family's days that decide what may be divided. */
interface Days {
  /** The day on which the entry was made: 12 weeks can be divided then. */
  madeOn: Day;
  /** The day on which it is judged: the allowance day must have come. */
  today: Day;
}

/**
 * Why the plans of a child don't allow an entry that is whole by itself (`isEntry`); null where they do.
 * Entries are in a currency that a plan of the child has or had, and a division is one of what the
 * parent set.
 */
export function entryRefusal(
  plans: readonly Plan[],
  entry: JarEntry,
  days: Days,
): EntryRefusal | null {
  if (plans.length === 0) return "allowance_unset";
  if (!plans.some(({ currency }) => currency === entry.currency)) return "currency_unknown";
  if (entry.week === null) return null;
  const isOfPlan = isDivisionOfAllowance(plans, { ...entry, week: entry.week }, days);
  return isOfPlan ? null : "allowance_not_due";
}

type Division = PerJar & Pick<JarEntry, "currency"> & { week: Day };

/**
 * Does a division put into the jars what the parent set for its week, no more and in no other currency?
 * The week must have an allowance day that has come, by a plan that held on it. Amount and currency may
 * be of any plan that held in the week: a device that was offline did not know of a later one.
 */
function isDivisionOfAllowance(
  plans: readonly Plan[],
  division: Division,
  { madeOn, today }: Days,
): boolean {
  const { week, currency } = division;
  if (week < addDays(weekOf(madeOn), -7 * (MAX_WEEKS - 1))) return false;
  const held = plansOf(plans, week);
  const isOn = held.filter(({ state }) => state === "on");
  const days = [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(week, offset));
  const isDue = isOn.some((plan) =>
    days.some(
      (day) => day <= today && weekdayOf(day) === plan.weekday && isHeldOn(held, plan, day),
    ),
  );
  const sum = JARS.reduce((total, jar) => total + division[jar], 0);
  return isDue && isOn.some((plan) => plan.amount === sum && plan.currency === currency);
}

/** The plans that held in a week: the one before it, until another begins, and those that begin in it. */
function plansOf(plans: readonly Plan[], week: Day): Plan[] {
  const before = planOn(plans, addDays(week, -1));
  const end = addDays(week, 6);
  return plans.filter((plan) => plan === before || (plan.from >= week && plan.from <= end));
}

/** Did the plan hold on a part of the day? It ends on the day on which a later one begins. */
const isHeldOn = (plans: readonly Plan[], plan: Plan, day: Day): boolean =>
  plan.from <= day &&
  !plans.some((other) => other !== plan && other.from < day && isLater(other, plan));
