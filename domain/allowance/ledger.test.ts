import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../days.ts";
import { JARS } from "./coins.ts";
import { isEntry, readLedger, recentLedger } from "./ledger.ts";
import type { EntryKind, JarEntry } from "./ledger.ts";
import { maxAmount } from "./money.ts";

const EMPTY = { save: 0, spend: 0, share: 0 };
let entryCount = 0;
const entry = (kind: EntryKind, change: Partial<JarEntry>): JarEntry => ({
  id: `id-${String(entryCount++).padStart(4, "0")}`,
  kind,
  at: `2026-11-21T10:00:00.${String(entryCount).padStart(3, "0")}Z`,
  currency: "USD",
  ...EMPTY,
  picture: null,
  week: null,
  undoes: null,
  ...change,
});
const divided = (week: string, change: Partial<JarEntry> = {}) =>
  entry("divided", { week, save: 300, spend: 100, share: 100, ...change });
const spent = (spend: number) => entry("spent", { spend, picture: "candy" });

it("what takes coins out comes after what came in at the same moment, whatever their ids (T-1955)", () => {
  const at = "2026-11-21T10:00:00.000Z";
  const came = entry("divided", { id: "b", at, week: "2026-11-16", save: 300 });
  const corrected = entry("adjusted", { id: "a", at, save: -300 });
  expect(readLedger([corrected, came], "USD").jars.save).toBe(0);
});

const amount = fc.integer({ min: 1, max: 900 });
const anyEntry = fc
  .record({
    id: fc.nat(40).map(String),
    kind: fc.constantFrom<EntryKind>(
      "divided",
      "divided",
      "earned",
      "spent",
      "spent",
      "given",
      "goal",
      "adjusted",
      "undone",
    ),
    ms: fc.nat(400),
    currency: fc.constantFrom("USD", "USD", "USD", "EUR"),
    jar: fc.constantFrom(...JARS),
    amount,
    more: amount,
    isNegative: fc.boolean(),
    week: fc.nat(4),
    undoes: fc.nat(40).map(String),
  })
  .map(({ kind, jar, amount: one, ...any }): JarEntry => {
    const base = {
      ...EMPTY,
      id: any.id,
      kind,
      at: new Date(Date.parse("2026-11-01T00:00:00Z") + any.ms * 3_600_000).toISOString(),
      currency: any.currency,
      picture: null,
      week: null,
      undoes: null,
    };
    switch (kind) {
      case "divided":
        return { ...base, [jar]: one, week: addDays("2026-11-02", 7 * any.week) };
      case "earned":
        return { ...base, [jar]: one, picture: "gift" };
      case "spent":
        return { ...base, [jar === "share" ? "spend" : jar]: one, picture: "ball" };
      case "given":
        return { ...base, share: one, picture: "heart" };
      case "goal":
        return { ...base, save: one, picture: "bike" };
      case "adjusted":
        return { ...base, [jar]: any.isNegative ? -one : one };
      case "undone":
        return { ...base, undoes: any.undoes };
    }
  });
/** As the server holds them: an id stands for one entry. */
const anyEntries = fc.uniqueArray(anyEntry, { maxLength: 40, selector: ({ id }) => id });
const shuffled = anyEntries.chain((entries) =>
  fc.record({
    entries: fc.constant(entries),
    other: fc.shuffledSubarray(entries, { minLength: entries.length, maxLength: entries.length }),
  }),
);

describe("a ledger, whatever is in it", () => {
  it("never holds less than nothing in a jar, nor a part of a minor unit", () =>
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const { jars } = readLedger(entries, "USD");
        for (const jar of JARS) expect(Number.isInteger(jars[jar]) && jars[jar] >= 0).toBe(true);
      }),
    ));

  it("gives the same jars in any order of its entries", () =>
    fc.assert(
      fc.property(shuffled, ({ entries, other }) => {
        expect(readLedger(other, "USD")).toEqual(readLedger(entries, "USD"));
      }),
    ));

  it("counts no entry twice", () =>
    fc.assert(
      fc.property(anyEntries, fc.nat(), (entries, at) => {
        const again = entries.length === 0 ? [] : [{ ...entries[at % entries.length] } as JarEntry];
        expect(readLedger([...entries, ...again, ...again], "USD")).toEqual(
          readLedger(entries, "USD"),
        );
      }),
    ));

  it("counts the allowance of a week once", () =>
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const { lines } = readLedger(entries, "USD");
        const weeks = lines.flatMap(({ entry: { week }, state }) =>
          week !== null && state !== "undone" && state !== "again" ? [week] : [],
        );
        expect(new Set(weeks).size).toBe(weeks.length);
      }),
    ));

  it("the jars never hold more than came in, in each currency", () =>
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const { jars } = readLedger(entries, "USD");
        const came = (jar: (typeof JARS)[number]) =>
          entries
            .filter(({ currency, kind }) => currency === "USD" && kind !== "goal")
            .reduce((sum, one) => sum + Math.max(0, one[jar]), 0);
        for (const jar of JARS) expect(jars[jar]).toBeLessThanOrEqual(came(jar));
      }),
    ));

  it("undoing an entry gives the same jars as if it had never been made", () =>
    fc.assert(
      fc.property(anyEntries, fc.nat(), (all, at) => {
        const entries = all.filter(({ kind }) => kind !== "undone");
        const target = entries[at % Math.max(1, entries.length)];
        if (target === undefined) return;
        const undo = { ...target, ...EMPTY, id: "undo", kind: "undone" as const };
        const undone = [...entries, { ...undo, picture: null, week: null, undoes: target.id }];
        const without = readLedger(
          entries.filter(({ id }) => id !== target.id),
          "USD",
        );
        expect(readLedger(undone, "USD")).toMatchObject({
          jars: without.jars,
          goal: without.goal,
          dividedWeeks: without.dividedWeeks,
        });
      }),
    ));
});

describe("the newest entries of a ledger, and what the others came to", () => {
  it("give the same jars, goal, weeks and newest lines as the whole ledger, whatever is in it (T-1083)", () =>
    fc.assert(
      fc.property(anyEntries, fc.integer({ min: 1, max: 12 }), (entries, count) => {
        const { entries: newest, opening } = recentLedger(entries, count);
        for (const currency of ["USD", "EUR", "JPY"] as const) {
          const whole = readLedger(entries, currency);
          const recent = readLedger(newest, currency, opening);
          expect(recent).toMatchObject({ jars: whole.jars, goal: whole.goal });
          expect(recent.dividedWeeks).toEqual(whole.dividedWeeks);
          expect(recent.lines.slice(-count)).toEqual(whole.lines.slice(-count));
        }
      }),
    ));

  it("have no opening where nothing is older", () =>
    expect(recentLedger([spent(5)], 1)).toEqual({ entries: [expect.anything()] }));
});

describe("a ledger", () => {
  it("adds what came in and takes out what was spent and given", () =>
    expect(
      readLedger(
        [
          divided("2026-11-16"),
          entry("earned", { spend: 50, picture: "broom" }),
          spent(120),
          entry("given", { share: 40, picture: "heart" }),
          entry("adjusted", { save: -25 }),
        ],
        "USD",
      ).jars,
    ).toEqual({ save: 275, spend: 30, share: 60 }));

  it("leaves no debt when two devices spent the same coins: the next allowance is whole", () => {
    const { jars, lines } = readLedger(
      [divided("2026-11-09"), spent(100), spent(100), divided("2026-11-16")],
      "USD",
    );
    expect(jars.spend).toBe(100);
    expect(lines.map(({ state }) => state)).toEqual(["counted", "counted", "partly", "counted"]);
  });

  it("keeps the first division of a week on two devices; undone, the week can be divided anew", () => {
    const first = divided("2026-11-16");
    const second = divided("2026-11-16", { save: 0, spend: 500, share: 0 });
    expect(readLedger([second, first], "USD").jars).toEqual({ save: 300, spend: 100, share: 100 });
    const undo = entry("undone", { undoes: first.id });
    expect(readLedger([first, undo], "USD").dividedWeeks.size).toBe(0);
    expect(readLedger([first, second, undo], "USD").jars.spend).toBe(500);
  });

  it("counts one currency; the others are kept and come back", () => {
    const entries = [divided("2026-11-09"), divided("2026-11-16", { currency: "JPY", save: 5 })];
    expect(readLedger(entries, "JPY").jars.save).toBe(5);
    expect(readLedger(entries, "USD").jars.save).toBe(300);
    expect(readLedger(entries, "USD").dividedWeeks.size).toBe(2);
  });

  it("has the goal that was set last", () =>
    expect(
      readLedger(
        [
          entry("goal", { save: 900, picture: "bike" }),
          entry("goal", { save: 700, picture: "kite" }),
        ],
        "USD",
      ).goal,
    ).toEqual({ amount: 700, picture: "kite" }));
});

describe("an entry", () => {
  it.each<[string, JarEntry, boolean]>([
    ["a divided week", divided("2026-11-16"), true],
    ["a week that begins on Tuesday", divided("2026-11-17"), false],
    ["a division of nothing", divided("2026-11-16", EMPTY), false],
    ["something spent", spent(5), true],
    ["something spent twice over", entry("spent", { save: 1, spend: 1, picture: "ball" }), false],
    ["something spent out of 'share'", entry("spent", { share: 5, picture: "ball" }), false],
    ["less than nothing spent", spent(-5), false],
    ["a part of a cent", spent(0.5), false],
    ["more than an entry may hold", spent(maxAmount("USD") + 1), false],
    ["a goal of 0", entry("goal", { picture: "bike" }), false],
    ["a picture we don't have", entry("spent", { spend: 1, picture: "yacht" as "ball" }), false],
    ["something taken out by a parent", entry("adjusted", { spend: -5 }), true],
    ["an adjustment by nothing", entry("adjusted", {}), false],
    ["an undoing of nothing", entry("undone", {}), false],
    ["an undoing", entry("undone", { undoes: "x" }), true],
  ])("%s", (_what, line, isTaken) => expect(isEntry(line)).toBe(isTaken));
});
