import type { PAY_MODES } from "./start.ts";

/** What is to be paid, and with what. */
export interface Bill {
  mode: (typeof PAY_MODES)[number];
  purse: readonly { value: number; count: number }[];
  goods: readonly { price: number; needs: boolean }[];
  paid: number;
  budget: number;
}

interface Item {
  value: number;
  count: number;
  /** It must lie on the counter in the end. */
  isNeeded: boolean;
}

/** A purse holds no more coins; an author's draft may, which is not drawn and not tried. */
export const PURSE_MAX_COINS = 20;

export const itemsOf = ({ mode, purse, goods }: Bill): Item[] =>
  mode === "budget"
    ? goods.map(({ price, needs }) => ({ value: price, count: 1, isNeeded: needs }))
    : purse.map(({ value, count }) => ({
        value,
        count: Math.min(count, PURSE_MAX_COINS),
        isNeeded: false,
      }));

/** The sum that is asked for; in a budget the most that may be spent. */
export function targetOf({ mode, goods, paid, budget }: Bill): number {
  const price = goods[0]?.price ?? 0;
  switch (mode) {
    case "price":
      return price;
    case "change":
      return paid - price;
    case "budget":
      return budget;
  }
}

/**
 * The fewest moves of single items to a right sum; null if there is none. Of each item every number
 * is tried, and of the ways to one sum only the shortest is kept.
 */
export function movesLeft(board: Bill, out: readonly number[]): number | null {
  const target = targetOf(board);
  let ways = new Map([[0, 0]]);
  for (const [item, { value, count, isNeeded }] of itemsOf(board).entries()) {
    const next = new Map<number, number>();
    for (const [sum, moves] of ways)
      for (let used = isNeeded ? count : 0; used <= count; used++) {
        const reached = sum + used * value;
        if (reached > target) break;
        const needed = moves + Math.abs(used - (out[item] ?? 0));
        next.set(reached, Math.min(needed, next.get(reached) ?? Infinity));
      }
    ways = next;
  }
  ways.delete(0); // nothing chosen
  const moves = board.mode === "budget" ? Math.min(...ways.values()) : ways.get(target);
  return moves === undefined || moves === Infinity ? null : moves;
}

/** Can the sum be reached with the items, and is it more than nothing? */
export const isPossible = (board: Bill): boolean =>
  targetOf(board) > 0 && movesLeft(board, []) !== null;
