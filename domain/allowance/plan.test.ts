import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dayIn, daysBetween, weekOf, weekdayOf } from "../days.ts";
import type { Day } from "../days.ts";
import {
  currentPlans,
  dueDays,
  isAllowance,
  MAX_WEEKS,
  nextAllowanceDay,
  planOn,
  weeksToGoal,
} from "./plan.ts";
import type { Allowance, Plan } from "./plan.ts";

const SATURDAY = 6;
const BASE: Allowance = {
  amount: 500,
  currency: "USD",
  weekday: SATURDAY,
  split: { save: 60, spend: 20, share: 20 },
  state: "on",
};
/** 2026-11-21 is a Saturday. */
const plan = (from: Day, change: Partial<Plan> = {}): Plan => ({
  ...BASE,
  from,
  at: `${from}T08:00:00.000Z`,
  ...change,
});
const days = (plans: readonly Plan[], today: Day, divided: readonly Day[] = []) =>
  dueDays(plans, new Set(divided), today).map(({ day }) => day);

const anyDay = fc.integer({ min: 0, max: 200 }).map((offset) => addDays("2026-06-01", offset));
const anyPlans = fc.array(
  fc
    .record({
      from: anyDay,
      weekday: fc.nat(6),
      state: fc.constantFrom("on", "on", "on", "paused", "off"),
    })
    .map(({ from, ...change }): Plan => plan(from, change)),
  { maxLength: 6 },
);

describe("allowance days", () => {
  it("begin with the plan, on its weekday, and stay until they are divided", () => {
    const plans = [plan("2026-11-05")];
    expect(days(plans, "2026-11-06")).toEqual([]);
    expect(days(plans, "2026-11-07")).toEqual(["2026-11-07"]);
    expect(days(plans, "2026-11-22")).toEqual(["2026-11-07", "2026-11-14", "2026-11-21"]);
    expect(days(plans, "2026-11-22", ["2026-11-09"])).toEqual(["2026-11-07", "2026-11-21"]);
  });

  it("carry the amount, currency and split of their own time", () => {
    const plans = [plan("2026-11-01"), plan("2026-11-10", { amount: 700, currency: "EUR" })];
    expect(dueDays(plans, new Set(), "2026-11-14")).toEqual([
      { week: "2026-11-02", day: "2026-11-07", amount: 500, currency: "USD", split: BASE.split },
      { week: "2026-11-09", day: "2026-11-14", amount: 700, currency: "EUR", split: BASE.split },
    ]);
  });

  it("of a pause are none, those before it stay", () => {
    const plans = [plan("2026-11-01"), plan("2026-11-08", { state: "paused" })];
    expect(days(plans, "2026-11-22")).toEqual(["2026-11-07"]);
    expect(nextAllowanceDay(plans, "2026-11-22")).toBeNull();
    expect(days([...plans, plan("2026-11-21")], "2026-11-22")).toEqual([
      "2026-11-07",
      "2026-11-21",
    ]);
  });

  it("there is one allowance day a week, even if the weekday changes", () => {
    const plans = [plan("2026-11-01"), plan("2026-11-08", { weekday: 0 })];
    expect(days(plans, "2026-11-15")).toEqual(["2026-11-07", "2026-11-15"]);
    expect(nextAllowanceDay(plans, "2026-11-08")).toBe("2026-11-15");
  });

  it("of two plans from one day follow the later one, in whatever order they came", () => {
    const first = plan("2026-11-01");
    const second = plan("2026-11-01", { amount: 900, at: "2026-11-01T09:00:00.000Z" });
    for (const plans of [
      [first, second],
      [second, first],
    ])
      expect(planOn(plans, "2026-11-02")?.amount).toBe(900);
  });

  it("due allowance days are never two in a week, never in the future, and of at most 12 weeks", () =>
    fc.assert(
      fc.property(anyPlans, anyDay, (plans, today) => {
        const due = dueDays(plans, new Set(), today);
        expect(new Set(due.map(({ week }) => week)).size).toBe(due.length);
        expect(due.length).toBeLessThanOrEqual(MAX_WEEKS);
        for (const { day, week } of due) {
          expect(day <= today && weekOf(day) === week).toBe(true);
          expect(planOn(plans, day)).toMatchObject({ state: "on", weekday: weekdayOf(day) });
        }
        expect(due).toEqual(due.toSorted((a, b) => (a.day < b.day ? -1 : 1)));
      }),
    ));

  it("come next within two weeks of every plan that is on, and then are there to be divided", () =>
    fc.assert(
      fc.property(anyPlans, anyDay, (plans, today) => {
        const past = plans.filter(({ from }) => from <= today);
        const next = nextAllowanceDay(past, today);
        expect(next !== null).toBe(planOn(past, today)?.state === "on");
        if (next === null) return;
        expect(daysBetween(today, next)).toBeGreaterThan(0);
        expect(daysBetween(today, next)).toBeLessThanOrEqual(13);
        expect(days(past, next)).toContain(next);
      }),
    ));

  it("and the next one are the same without the plans of longer ago, today and later (T-1084)", () =>
    fc.assert(
      fc.property(anyPlans, anyDay, fc.nat(60), (plans, today, later) => {
        const kept = currentPlans(plans, today);
        const day = addDays(today, later);
        expect(dueDays(kept, new Set(), day)).toEqual(dueDays(plans, new Set(), day));
        expect(nextAllowanceDay(kept, day)).toBe(nextAllowanceDay(plans, day));
        expect(planOn(kept, day)).toBe(planOn(plans, day));
      }),
    ));

  it("begin at midnight of the family's zone, also when its clocks change", () => {
    const plans = [plan("2026-03-01", { weekday: 0 })];
    // On 2026-03-08 the clocks of New York go forward, on 2026-11-01 back.
    const due = (instant: string, zone: string) =>
      days(plans, dayIn(new Date(instant), zone)).at(-1);
    expect(due("2026-03-08T04:59:59Z", "America/New_York")).toBe("2026-03-01");
    expect(due("2026-03-08T05:00:00Z", "America/New_York")).toBe("2026-03-08");
    expect(due("2026-11-01T03:59:59Z", "America/New_York")).toBe("2026-10-25");
    expect(due("2026-11-01T04:00:00Z", "America/New_York")).toBe("2026-11-01");
    expect(due("2026-11-07T10:00:00Z", "Pacific/Kiritimati")).toBe("2026-11-08");
  });
});

describe("weeks to the goal", () => {
  it("the weeks to a goal are the fewest after which it is saved", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.nat(100_000),
        fc.integer({ min: 1, max: 5_000 }),
        (goal, saved, perWeek) => {
          const weeks = weeksToGoal(goal, saved, perWeek) ?? -1;
          expect(Number.isInteger(weeks) && weeks >= 0).toBe(true);
          expect(saved + weeks * perWeek).toBeGreaterThanOrEqual(goal);
          if (weeks > 0) expect(saved + (weeks - 1) * perWeek).toBeLessThan(goal);
        },
      ),
    ));

  it("the weeks to a goal are unknown while nothing is saved", () => {
    expect(weeksToGoal(1000, 0, 0)).toBeNull();
    expect(weeksToGoal(1000, 1000, 0)).toBe(0);
  });
});

describe("an allowance", () => {
  it.each<[string, Partial<Allowance>, number, boolean]>([
    ["20 coins for a child of 4", { amount: 2000 }, 4, true],
    ["21 coins for a child of 4", { amount: 2100 }, 4, false],
    ["half a coin for a child of 6", { amount: 150 }, 6, false],
    ["$1.50 for a child of 7", { amount: 150 }, 7, true],
    ["nothing", { amount: 0 }, 9, false],
    ["less than nothing", { amount: -300 }, 9, false],
    ["a fraction of a cent", { amount: 0.5 }, 9, false],
    ["a thousand million", { amount: 1e11 }, 9, false],
    ["a currency we don't know", { currency: "XAU" as "USD" }, 9, false],
    ["an eighth day of the week", { weekday: 7 }, 9, false],
    ["a split of 90 %", { split: { save: 50, spend: 30, share: 10 } }, 9, false],
    ["a split below 0", { split: { save: 120, spend: -20, share: 0 } }, 9, false],
  ])("%s", (_what, change, years, isTaken) =>
    expect(isAllowance({ ...BASE, ...change }, years)).toBe(isTaken),
  );
});
