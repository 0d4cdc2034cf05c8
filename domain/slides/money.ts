/** What sums of a slide are counted in: whole coins, or cents that are shown as dollars. */
export const MONEY = ["coins", "dollars"] as const;
export type Money = (typeof MONEY)[number];

/** The highest sum: coins, or cents. */
export const SUM_MAX = 1_000_000;

const CENTS = 100;

/** '212.40' for 21240 cents. */
export const inDollars = (cents: number): string => (cents / CENTS).toFixed(2);

/** '3', '$4' or '$45.98'; a sum below zero begins with a minus. */
export function sumText(sum: number, money: Money): string {
  if (money === "coins") return String(sum);
  const whole = Math.abs(sum);
  const text = whole % CENTS === 0 ? String(whole / CENTS) : inDollars(whole);
  return `${sum < 0 ? "-" : ""}$${text}`;
}
