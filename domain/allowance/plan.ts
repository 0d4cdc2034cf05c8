import { addDays, weekdayOf, weekOf } from "../days.ts";
import type { Day } from "../days.ts";
import { coinWorth, CURRENCIES, maxAmount } from "./money.ts";
import type { Currency } from "./money.ts";
import { countsCoins, JARS, MAX_COINS } from "./coins.ts";
import type { PerJar } from "./coins.ts";

export const PLAN_STATES = ["on", "paused", "off"] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** What a parent sets for one child. */
export interface Allowance {
  /** Minor units. */
  amount: number;
  currency: Currency;
  /** 0 is Sunday. */
  weekday: number;
  /** How it is usually split, in percent; together 100. */
  split: PerJar;
  state: PlanState;
}

/** An allowance from a day on, until the next plan. Plans are only ever added. */
export interface Plan extends Allowance {
  /** The family's day. */
  from: Day;
  /** When the parent set it, ISO 8601: of two plans from one day the later one counts. */
  at: string;
}

/** Allowance days that may still be divided: the latest of so many weeks. */
export const MAX_WEEKS = 12;

/** The day of an allowance: at most one in each week, Monday to Sunday. */
export interface AllowanceDay extends Omit<Allowance, "weekday" | "state"> {
  /** The Monday of its week; a week is divided once, whatever the weekday is changed to. */
  week: Day;
  day: Day;
}

/** Do both say the same, whatever day each holds from? */
export const isSameAllowance = (one: Allowance, other: Allowance): boolean =>
  one.amount === other.amount &&
  one.currency === other.currency &&
  one.weekday === other.weekday &&
  one.state === other.state &&
  JARS.every((jar) => one.split[jar] === other.split[jar]);

/** Is it an allowance that a child of this age can have? Twin: CHECKs of allowance_plans. */
export function isAllowance(
  { amount, currency, weekday, split }: Allowance,
  years: number,
): boolean {
  const shares = JARS.map((jar) => split[jar]);
  const isSplit =
    shares.every((share) => Number.isInteger(share) && share >= 0) &&
    shares.reduce((sum, share) => sum + share, 0) === 100;
  const isAmount =
    Number.isInteger(amount) &&
    CURRENCIES.includes(currency) &&
    amount > 0 &&
    amount <= maxAmount(currency) &&
    (!countsCoins(years) ||
      (amount % coinWorth(currency) === 0 && amount / coinWorth(currency) <= MAX_COINS));
  return isSplit && isAmount && Number.isInteger(weekday) && weekday >= 0 && weekday <= 6;
}

/** Does plan `a` take the place of plan `b`? */
export const isLater = (a: Plan, b: Plan) => (a.from === b.from ? a.at >= b.at : a.from > b.from);

/** The plan that counts on a day; null before the first one. */
export function planOn(plans: readonly Plan[], day: Day): Plan | null {
  let found: Plan | null = null;
  for (const plan of plans)
    if (plan.from <= day && (found === null || isLater(plan, found))) found = plan;
  return found;
}

function allowanceDayIn(plans: readonly Plan[], week: Day, last: Day): AllowanceDay | null {
  for (let day = week; day <= last && day < addDays(week, 7); day = addDays(day, 1)) {
    const plan = planOn(plans, day);
    if (plan?.state !== "on" || plan.weekday !== weekdayOf(day)) continue;
    const { amount, currency, split } = plan;
    return { week, day, amount, currency, split };
  }
  return null;
}

/**
 * Allowance days up to today that were not divided yet, oldest first: at most the latest 12 weeks.
 * A pause has none; those before it stay.
 */
export function dueDays(
  plans: readonly Plan[],
  dividedWeeks: ReadonlySet<Day>,
  today: Day,
): AllowanceDay[] {
  const thisWeek = weekOf(today);
  const weeks = Array.from({ length: MAX_WEEKS }, (_, back) => addDays(thisWeek, -7 * back));
  return weeks
    .toReversed()
    .filter((week) => !dividedWeeks.has(week))
    .flatMap((week) => allowanceDayIn(plans, week, today) ?? []);
}

/** The plans that decide `dueDays` and the next allowance day, today and later; earlier ones do not. */
export function currentPlans(plans: readonly Plan[], today: Day): Plan[] {
  const first = addDays(weekOf(today), -7 * (MAX_WEEKS - 1));
  const before = planOn(plans, first);
  return plans.filter((plan) => plan === before || plan.from > first);
}

/** The first allowance day after today; null while the plan is paused or off. */
export function nextAllowanceDay(plans: readonly Plan[], today: Day): Day | null {
  if (planOn(plans, today)?.state !== "on") return null;
  for (let week = weekOf(today), tries = 0; tries < 3; week = addDays(week, 7), tries++) {
    const found = allowanceDayIn(plans, week, addDays(week, 6));
    if (found !== null && found.day > today) return found.day;
  }
  return null;
}

/** Weeks until the goal is saved; 0 once it is, null while nothing is saved a week. */
export function weeksToGoal(goal: number, saved: number, perWeek: number): number | null {
  if (saved >= goal) return 0;
  return perWeek <= 0 ? null : Math.ceil((goal - saved) / perWeek);
}
