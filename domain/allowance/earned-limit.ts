import { JARS } from "./coins.ts";
import type { JarEntry } from "./ledger.ts";
import { maxAmount } from "./money.ts";
import type { Currency } from "./money.ts";

/** Days before and after an entry in which what a child earned is added up. */
export const EARNED_LIMIT_DAYS = 7;

/**
 * The most that a child enters as earned in a week, in minor units: 2,000 coins. No real child's work
 * and presents reach it, and a parent can put in more. All entries that a ledger holds stay far below
 * the integers that are exact.
 */
export const maxEarned = (currency: Currency): number => 2 * maxAmount(currency);

/**
 * Would a child have earned more than a week may bring?
 * @param earnedAround what it earned otherwise in the currency, EARNED_LIMIT_DAYS around the entry
 */
export const isTooMuchEarned = (entry: JarEntry, earnedAround: number): boolean =>
  entry.kind === "earned" &&
  earnedAround + JARS.reduce((sum, jar) => sum + entry[jar], 0) > maxEarned(entry.currency);
