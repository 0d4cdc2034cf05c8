import { expect, it } from "vitest";
import { isTooMuchEarned, maxEarned } from "./earned-limit.ts";
import type { JarEntry } from "./ledger.ts";
import { CURRENCIES, maxAmount } from "./money.ts";

const earned = (change: Partial<JarEntry>): JarEntry => ({
  id: "1",
  kind: "earned",
  at: "2026-11-20T12:00:00.000Z",
  currency: "USD",
  save: 0,
  spend: 0,
  share: 0,
  picture: "broom",
  week: null,
  undoes: null,
  ...change,
});

it.each<[string, Partial<JarEntry>, number, boolean]>([
  ["a coin", { save: 100 }, 0, false],
  ["the largest entry", { save: 100_000 }, 0, false],
  ["the last cent that a week takes", { spend: 1 }, 199_999, false],
  ["a cent more", { spend: 1 }, 200_000, true],
  ["the largest entry for the third time", { share: 100_000 }, 200_000, true],
  ["what was spent", { kind: "spent", spend: 100 }, 200_000, false],
  ["what a parent puts in", { kind: "adjusted", save: 100_000 }, 200_000, false],
  ["a currency of larger numbers", { currency: "CLP", save: 1_000_000 }, 1_000_000, false],
])("a week's earned money has a limit: %s (T-1440)", (_what, change, lately, isTooMuch) =>
  expect(isTooMuchEarned(earned(change), lately)).toBe(isTooMuch),
);

it("sums of as many entries as a ledger holds are exact in each currency (T-1441)", () => {
  for (const currency of CURRENCIES) {
    expect(Number.isSafeInteger(5_000 * maxAmount(currency))).toBe(true);
    expect(Number.isSafeInteger(5_000 * maxEarned(currency))).toBe(true);
  }
});
