import { READ_ALOUD_MAX_AGE_YEARS } from "../constants.ts";
import { coinWorth } from "./money.ts";
import type { Currency } from "./money.ts";

export const JARS = ["save", "spend", "share"] as const;
export type JarName = (typeof JARS)[number];
/** Something for each jar: amounts in minor units, coins, or percent. */
export type PerJar = Record<JarName, number>;

/** Most coins that are divided at once: a jar shows each of them. */
export const MAX_COINS = 20;

/** Children up to this age count whole coins; older ones read amounts of money. */
export const countsCoins = (years: number): boolean => years <= READ_ALOUD_MAX_AGE_YEARS;

/** Whole coins of an amount, as a young child counts them. */
export const coinsIn = (amount: number, currency: Currency): number =>
  Math.floor(amount / coinWorth(currency));

/** Coins that an allowance is divided in. `rest` is what no coin holds; it goes into 'save'. */
export interface Coins {
  count: number;
  /** Minor units. */
  worth: number;
  /** Minor units, less than one coin. */
  rest: number;
}

const STEPS = [1, 2, 5, 10, 20, 25, 50];

/**
 * The coins of an allowance, at most 20. A child under 7 gets the currency's own coins where they
 * fit; an older one the smallest round worth, to divide more finely: $7.50 are 15 coins of 50 cents.
 */
export function coinsOf(amount: number, currency: Currency, years: number): Coins {
  const own = coinWorth(currency);
  const worth =
    countsCoins(years) && amount % own === 0 && amount / own <= MAX_COINS
      ? own
      : roundWorth(amount);
  return { count: Math.floor(amount / worth), worth, rest: amount % worth };
}

function roundWorth(amount: number): number {
  for (let scale = 1; ; scale *= 100) {
    const fitting = STEPS.find((step) => Math.floor(amount / (step * scale)) <= MAX_COINS);
    if (fitting !== undefined) return fitting * scale;
  }
}

/** The amounts of so many coins in each jar. */
export const amountsOf = ({ worth, rest }: Coins, filled: PerJar): PerJar => ({
  save: filled.save * worth + rest,
  spend: filled.spend * worth,
  share: filled.share * worth,
});

/**
 * The coins of each jar by the family's usual split in percent. What is cut off goes to the jars
 * that lost most of a coin, so that no coin is left over.
 */
export function usualSplit(count: number, percent: PerJar): PerJar {
  const exact = JARS.map((jar) => (count * percent[jar]) / 100);
  const whole = exact.map(Math.floor);
  const left = count - whole.reduce((sum, coins) => sum + coins, 0);
  const byLoss = JARS.map((_, jar) => jar).toSorted(
    (a, b) => (exact[b] ?? 0) - (whole[b] ?? 0) - ((exact[a] ?? 0) - (whole[a] ?? 0)) || a - b,
  );
  const getsOne = new Set(byLoss.slice(0, left));
  const coins = (jar: number) => (whole[jar] ?? 0) + (getsOne.has(jar) ? 1 : 0);
  return { save: coins(0), spend: coins(1), share: coins(2) };
}
