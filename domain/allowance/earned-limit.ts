import { JARS } from "./coins.ts";
import type { JarEntry } from "./ledger.ts";
import { maxAmount } from "./money.ts";
import type { Currency } from "./money.ts";

/** Days before an entry comes in, in which what came in as earned is added up, whatever its dates. */
export const EARNED_LIMIT_DAYS = 7;

/**
 * The most that a child enters as earned in the week in which the server takes it, in minor units: 2,000 coins. No real child's work
 * and presents reach it, and a parent can put in more. All entries that a ledger holds stay far below
 * the integers that are exact.
 */
export const maxEarned = (currency: Currency): number => 2 * maxAmount(currency);

/**
 * Would a child enter as earned more than a week may bring?
 * @param takenLately what the server took as earned in the currency in the last EARNED_LIMIT_DAYS
 */
export const isTooMuchEarned = (entry: JarEntry, takenLately: number): boolean =>
  entry.kind === "earned" &&
  takenLately + JARS.reduce((sum, jar) => sum + entry[jar], 0) > maxEarned(entry.currency);
