import fc from "fast-check";
import { expect, it } from "vitest";
import { readLedger } from "./ledger.ts";
import type { JarEntry } from "./ledger.ts";
import { paymentTime } from "./payment-time.ts";

/** A moment of November, by its day. */
const on = (day: number) => `2026-11-${String(day).padStart(2, "0")}T12:00:00.000Z`;
const entry = (kind: JarEntry["kind"], day: number, change: Partial<JarEntry>): JarEntry => ({
  id: `${kind} ${day} ${JSON.stringify(change)}`,
  kind,
  at: on(day),
  currency: "USD",
  save: 0,
  spend: 0,
  share: 0,
  picture: kind === "adjusted" ? null : kind === "given" ? "heart" : "ball",
  week: null,
  undoes: null,
  ...change,
});
const came = (day: number, spend: number) => entry("adjusted", day, { spend });
const spent = (day: number, spend: number) => entry("spent", day, { spend });

it.each<[string, JarEntry[], JarEntry, number]>([
  ["after the coins came", [came(5, 100)], spent(6, 100), 6],
  ["at the moment at which they came", [came(5, 100)], spent(5, 100), 5],
  ["before they came", [came(5, 100)], spent(2, 100), 5],
  ["before a part of them came", [came(3, 60), came(5, 60)], spent(4, 100), 5],
  ["before a part that it does not need", [came(3, 60), came(5, 60)], spent(4, 60), 4],
  [
    "before coins of a later week, when those of then were spent",
    [came(3, 100), spent(4, 100), came(10, 100)],
    spent(3, 100),
    10,
  ],
  [
    "between coins and what they were spent on",
    [came(3, 100), spent(6, 100), came(10, 100)],
    spent(4, 100),
    10,
  ],
  [
    "of a jar that is empty by now, as of two devices that spent the same coins",
    [came(3, 100), spent(6, 100)],
    spent(4, 100),
    4,
  ],
  ["more than there is: it takes what there is", [came(5, 100)], spent(2, 500), 5],
  ["before an empty jar", [], spent(2, 100), 2],
  [
    "offline, in order after coins that came offline",
    [came(5, 100), spent(6, 40)],
    spent(7, 60),
    7,
  ],
  [
    "offline, sent late, when coins of a later week are there",
    [came(5, 100), came(12, 100)],
    spent(6, 100),
    6,
  ],
  [
    "what is given to others",
    [entry("adjusted", 5, { share: 100 })],
    entry("given", 2, { share: 100 }),
    5,
  ],
  ["what a parent takes out", [came(5, 100)], entry("adjusted", 2, { spend: -100 }), 5],
  ["out of another jar than the coins are in", [came(5, 100)], entry("spent", 2, { save: 100 }), 2],
  [
    "coins of another currency",
    [entry("adjusted", 5, { spend: 100, currency: "EUR" })],
    spent(2, 100),
    2,
  ],
  [
    "coins that a parent has undone",
    [came(5, 100), entry("undone", 6, { undoes: came(5, 100).id, picture: null })],
    spent(2, 100),
    2,
  ],
  ["what comes in keeps its time", [came(5, 100)], came(2, 100), 2],
  ["a goal keeps its time", [came(5, 100)], entry("goal", 2, { save: 100, picture: "bike" }), 2],
])("coins go out no earlier than they came: %s (T-1887)", (_what, entries, payment, day) =>
  expect(paymentTime(entries, payment)).toBe(on(day)),
);

it("whatever the time of a payment, its jar holds less by it, as far as it held anything (T-1888)", () => {
  const anyEntry = fc.record({
    day: fc.integer({ min: 1, max: 28 }),
    amount: fc.integer({ min: 1, max: 200 }),
    isIn: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 12 }), anyEntry, (given, paid) => {
      const entries = given.map(({ day, amount, isIn }, index) => ({
        ...(isIn ? came(day, amount) : spent(day, amount)),
        id: `e${index}`,
      }));
      const payment = { ...spent(paid.day, paid.amount), id: "paid" };
      const before = readLedger(entries, "USD").jars.spend;
      const at = paymentTime(entries, payment);
      const after = readLedger([...entries, { ...payment, at }], "USD").jars.spend;
      expect([after, at >= payment.at]).toEqual([Math.max(0, before - paid.amount), true]);
    }),
  );
});
