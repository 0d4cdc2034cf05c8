import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, weekOf } from "../days.ts";
import type { Day } from "../days.ts";
import { entryRefusal } from "./entry-refusal.ts";
import type { EntryRefusal } from "./entry-refusal.ts";
import { readLedger } from "./ledger.ts";
import type { JarEntry } from "./ledger.ts";
import { dueDays } from "./plan.ts";
import type { Plan } from "./plan.ts";

const [MONDAY, SATURDAY] = [1, 6];
const plan = (from: Day, change: Partial<Plan> = {}): Plan => ({
  amount: 500,
  currency: "USD",
  weekday: SATURDAY,
  split: { save: 60, spend: 20, share: 20 },
  state: "on",
  from,
  at: `${from}T08:00:00.000Z`,
  ...change,
});
const entry = (change: Partial<JarEntry>): JarEntry => ({
  id: "e",
  kind: "divided",
  at: "2026-11-21T10:00:00.000Z",
  currency: "USD",
  save: 300,
  spend: 100,
  share: 100,
  picture: null,
  week: "2026-11-16",
  undoes: null,
  ...change,
});

/** Saturday, the allowance day of the week of 16 November. */
const TODAY = "2026-11-21";
const BEFORE = [plan("2026-11-01")];

describe("a division is one of what the parent set (T-1080)", () => {
  it.each<[string, Plan[], Partial<JarEntry>, EntryRefusal | null, { today?: Day; madeOn?: Day }?]>(
    [
      ["the amount of the plan", BEFORE, {}, null],
      ["more than the plan", BEFORE, { save: 100_000 }, "allowance_not_due"],
      ["less than the plan", BEFORE, { save: 0 }, "allowance_not_due"],
      ["a cent more", BEFORE, { share: 101 }, "allowance_not_due"],
      ["no plan at all", [], {}, "allowance_unset"],
      ["the same number of another currency", BEFORE, { currency: "EUR" }, "currency_unknown"],
      [
        "the currency of a plan of another week",
        [...BEFORE, plan("2026-11-23", { currency: "EUR" })],
        { currency: "EUR" },
        "allowance_not_due",
        { today: "2026-11-29" },
      ],
      ["a day before it", BEFORE, {}, "allowance_not_due", { today: "2026-11-20" }],
      ["a later week", BEFORE, { week: "2026-11-23" }, "allowance_not_due"],
      ["an earlier week", BEFORE, { week: "2026-11-09" }, null],
      ["a week before the plan", BEFORE, { week: "2026-10-19" }, "allowance_not_due"],
      [
        "the week of a plan that began after its weekday",
        [plan("2026-11-18", { weekday: MONDAY })],
        {},
        "allowance_not_due",
      ],
      [
        "a paused week",
        [...BEFORE, plan("2026-11-10", { state: "paused" })],
        {},
        "allowance_not_due",
      ],
      ["a week off", [...BEFORE, plan("2026-11-10", { state: "off" })], {}, "allowance_not_due"],
      [
        "a week whose pause began before its weekday",
        [...BEFORE, plan("2026-11-18", { state: "paused" })],
        {},
        "allowance_not_due",
      ],
      [
        "a week whose pause began on its day",
        [...BEFORE, plan(TODAY, { state: "paused" })],
        {},
        null,
      ],
      [
        "an older week, before a pause",
        [...BEFORE, plan("2026-11-10", { state: "paused" })],
        { week: "2026-11-02" },
        null,
      ],
      [
        "the new amount of a plan of that week",
        [...BEFORE, plan("2026-11-18", { amount: 700 })],
        { save: 500 },
        null,
      ],
      [
        "the old amount, from a device that was offline since the change in that week",
        [...BEFORE, plan("2026-11-18", { amount: 700 })],
        {},
        null,
      ],
      [
        "an amount of an earlier week",
        [...BEFORE, plan("2026-11-10", { amount: 700 })],
        {},
        "allowance_not_due",
      ],
      [
        "both amounts of that week together",
        [...BEFORE, plan("2026-11-18", { amount: 700 })],
        { save: 1000 },
        "allowance_not_due",
      ],
      [
        "the old amount in the new currency",
        [...BEFORE, plan("2026-11-18", { amount: 700, currency: "EUR" })],
        { currency: "EUR" },
        "allowance_not_due",
      ],
      [
        "a week whose weekday was moved back before the plan of it began",
        [...BEFORE, plan("2026-11-18", { weekday: MONDAY })],
        {},
        "allowance_not_due",
      ],
      [
        "a week whose weekday was moved ahead",
        [plan("2026-11-01", { weekday: MONDAY }), plan("2026-11-17")],
        {},
        null,
      ],
      ["the latest of 12 weeks", [plan("2026-08-01")], { week: "2026-08-31" }, null],
      ["an older one", [plan("2026-08-01")], { week: "2026-08-24" }, "allowance_not_due"],
      [
        "one that was among them when a device divided it",
        [plan("2026-08-01")],
        { week: "2026-08-24" },
        null,
        { madeOn: "2026-11-14" },
      ],
      ["something spent in the plan's currency", BEFORE, { kind: "spent", week: null }, null],
      [
        "something spent in a currency of an earlier plan",
        [plan("2026-10-01", { currency: "EUR" }), ...BEFORE],
        { kind: "spent", week: null, currency: "EUR" },
        null,
      ],
      [
        "something earned in a currency of no plan",
        BEFORE,
        { kind: "earned", week: null, currency: "JPY" },
        "currency_unknown",
      ],
    ],
  )("%s", (_what, plans, change, refusal, days) => {
    const when = { today: TODAY, madeOn: TODAY, ...days };
    expect(entryRefusal(plans, entry(change), when)).toBe(refusal);
  });

  const first = "2026-09-07";
  const anyDay = fc.integer({ min: 0, max: 90 }).map((offset) => addDays(first, offset));
  const anyPlans = fc
    .array(
      fc.record({
        from: anyDay,
        amount: fc.constantFrom(100, 300, 700),
        currency: fc.constantFrom("USD", "EUR"),
        weekday: fc.nat(6),
        state: fc.constantFrom("on", "on", "paused", "off"),
      }),
      { minLength: 1, maxLength: 5 },
    )
    .map((changes) =>
      changes.map(({ from, ...change }, index) =>
        plan(from, {
          ...change,
          currency: change.currency === "USD" ? "USD" : "EUR",
          state: change.state === "on" ? "on" : change.state === "off" ? "off" : "paused",
          at: `${from}T0${index}:00:00.000Z`,
        }),
      ),
    );
  const anyDivision = fc.record({
    week: anyDay.map(weekOf),
    amount: fc.constantFrom(100, 200, 300, 700, 1000),
    currency: fc.constantFrom("USD", "EUR"),
    jar: fc.constantFrom("save", "spend", "share"),
    hour: fc.nat(23),
  });

  it("no sequence of divisions puts more into the jars than the plans gave (T-1081)", () =>
    fc.assert(
      fc.property(
        anyPlans,
        fc.array(anyDivision, { maxLength: 60 }),
        anyDay,
        (plans, divisions, today) => {
          const entries = divisions.map(({ week, amount, currency, jar, hour }, index) =>
            entry({
              id: `e${index}`,
              at: `${today}T${String(hour).padStart(2, "0")}:00:00.000Z`,
              week,
              currency: currency === "USD" ? "USD" : "EUR",
              save: 0,
              spend: 0,
              share: 0,
              [jar]: amount,
            }),
          );
          const taken = entries.filter(
            (one) => entryRefusal(plans, one, { today, madeOn: today }) === null,
          );
          // At most one allowance a week, and none of a week in which every plan was paused or off.
          const given = (currency: "USD" | "EUR") =>
            [...new Set(taken.map(({ week }) => week ?? ""))]
              .map((week) =>
                plans
                  .filter((one) => one.currency === currency && one.state === "on")
                  .filter(({ from }) => from <= addDays(week, 6))
                  .reduce((most, { amount }) => Math.max(most, amount), 0),
              )
              .reduce((sum, amount) => sum + amount, 0);
          for (const currency of ["USD", "EUR"] as const) {
            const { jars } = readLedger(taken, currency);
            expect(jars.save + jars.spend + jars.share).toBeLessThanOrEqual(given(currency));
          }
          const weeks = taken.map(({ week }) => week ?? "");
          expect(weeks.every((week) => week <= weekOf(today))).toBe(true);
        },
      ),
    ));

  it("every allowance day that a page shows as due can be divided, once it is shown (T-1082)", () =>
    fc.assert(
      fc.property(anyPlans, anyDay, (plans, today) => {
        const past = plans.filter(({ from }) => from <= today);
        for (const { week, amount, currency } of dueDays(past, new Set(), today)) {
          const division = entry({ week, currency, save: amount, spend: 0, share: 0 });
          expect(entryRefusal(past, division, { today, madeOn: today })).toBeNull();
        }
      }),
    ));
});
