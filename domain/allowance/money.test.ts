import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountsOf, coinsIn, coinsOf, JARS, MAX_COINS, usualSplit } from "./coins.ts";
import {
  coinWorth,
  CURRENCIES,
  digitsOf,
  formatMoney,
  maxAmount,
  parseAmount,
  toDecimal,
} from "./money.ts";
import type { Currency } from "./money.ts";

const anyCurrency = fc.constantFrom(...CURRENCIES);
const anyAmount = anyCurrency.chain((currency) =>
  fc.record({
    currency: fc.constant(currency),
    amount: fc.integer({ min: 1, max: maxAmount(currency) }),
  }),
);

describe("money", () => {
  it.each<[Currency, number, string]>([
    ["USD", 2, "$1.05"],
    ["JPY", 0, "¥105"],
    ["KRW", 0, "₩105"],
    ["KWD", 3, "KWD 0.105"],
  ])("%s has %i digits: 105 minor units are %s", (currency, digits, text) => {
    expect(digitsOf(currency)).toBe(digits);
    expect(formatMoney(105, currency).replace("\u00a0", " ")).toBe(text);
  });

  it("has currencies of 0, 2 and 3 digits", () =>
    expect(new Set(CURRENCIES.map(digitsOf))).toEqual(new Set([0, 2, 3])));

  it("is the same number once it was written and typed in again", () =>
    fc.assert(
      fc.property(anyAmount, ({ amount, currency }) => {
        expect(parseAmount(toDecimal(amount, currency), currency)).toEqual({ ok: true, amount });
      }),
    ));

  it.each<[string, Currency, number]>([
    ["1,5", "USD", 150],
    [" 1.50 ", "USD", 150],
    ["7", "EUR", 700],
    ["1.500", "USD", 150],
    ["500", "JPY", 500],
    ["1,234", "KWD", 1234],
    ["0.001", "KWD", 1],
    ["1000", "USD", 100_000],
  ])("takes %j in %s as %i", (text, currency, amount) =>
    expect(parseAmount(text, currency)).toEqual({ ok: true, amount }),
  );

  it.each([
    ["", "USD", "empty"],
    ["-3", "USD", "negative"],
    ["−3", "USD", "negative"],
    ["1e9", "USD", "not_an_amount"],
    ["🪙🪙", "USD", "not_an_amount"],
    ["1,234.50", "USD", "not_an_amount"],
    ["$5", "USD", "not_an_amount"],
    ["Infinity", "USD", "not_an_amount"],
    ["1.234", "USD", "too_many_digits"],
    ["1,5", "JPY", "too_many_digits"],
    ["0", "USD", "zero"],
    ["0,00", "USD", "zero"],
    ["1000.01", "USD", "too_large"],
    ["999999999999", "USD", "too_large"],
  ] as const)("refuses %j in %s: %s", (text, currency, problem) =>
    expect(parseAmount(text, currency)).toEqual({ ok: false, problem, currency }),
  );

  it("answers whatever is typed with a whole amount or a problem", () =>
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), anyCurrency, (text, currency) => {
        const parsed = parseAmount(text, currency);
        if (parsed.ok) expect(Number.isSafeInteger(parsed.amount) && parsed.amount > 0).toBe(true);
        else expect(parsed.problem).not.toBe("");
      }),
    ));
});

describe("coins", () => {
  it("of an allowance are at most 20, and lose nothing of it", () =>
    fc.assert(
      fc.property(anyAmount, fc.integer({ min: 3, max: 18 }), ({ amount, currency }, years) => {
        const { count, worth, rest } = coinsOf(amount, currency, years);
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThanOrEqual(MAX_COINS);
        expect(count * worth + rest).toBe(amount);
        expect(rest).toBeLessThan(worth);
        expect([count, worth, rest].every(Number.isInteger)).toBe(true);
      }),
    ));

  it("of a young child are whole coins of its currency; an older one divides more finely", () => {
    expect(coinsOf(500, "USD", 6)).toEqual({ count: 5, worth: 100, rest: 0 });
    expect(coinsOf(500, "USD", 7)).toEqual({ count: 20, worth: 25, rest: 0 });
    expect(coinsOf(750, "USD", 12)).toEqual({ count: 15, worth: 50, rest: 0 });
    expect(coinsOf(537, "USD", 12)).toEqual({ count: 10, worth: 50, rest: 37 });
    expect(coinsOf(500, "JPY", 5)).toEqual({ count: 5, worth: 100, rest: 0 });
    expect(coinsIn(1250, "USD")).toBe(12);
    expect(coinWorth("KWD")).toBe(100);
  });

  it("divided by the usual split, or by any other one, are all of the allowance", () =>
    fc.assert(
      fc.property(
        anyAmount,
        fc.integer({ min: 3, max: 18 }),
        fc.nat(100),
        fc.nat(100),
        ({ amount, currency }, years, a, b) => {
          const [first, second] = a < b ? [a, b] : [b, a];
          const percent = { save: first, spend: second - first, share: 100 - second };
          const coins = coinsOf(amount, currency, years);
          const filled = usualSplit(coins.count, percent);
          expect(filled.save + filled.spend + filled.share).toBe(coins.count);
          for (const jar of JARS) {
            expect(Number.isInteger(filled[jar]) && filled[jar] >= 0).toBe(true);
            expect(Math.abs(filled[jar] - (coins.count * percent[jar]) / 100)).toBeLessThan(1);
          }
          const amounts = amountsOf(coins, filled);
          expect(amounts.save + amounts.spend + amounts.share).toBe(amount);
        },
      ),
    ));
});
