import { helpAfter } from "../activity/help.ts";
import type { Help } from "../activity/help.ts";
import { areCounts } from "../activity/kept.ts";
import type { ActivityRules } from "../activity/rules.ts";
import { itemsOf, movesLeft, targetOf } from "./bill.ts";
import type { Bill } from "./bill.ts";
import type { PaySlide } from "./pay.ts";

/**
 * One pay slide as the child plays it. Its items are the values of the purse, each with a number of
 * coins; in a budget they are the goods, one of each. They are named by their index.
 */
export interface PayState {
  /** How many of each item lie on the counter; the others are in the purse, or on the shelf. */
  out: readonly number[];
  /** How often a wrong sum was checked. */
  misses: number;
  /** A right sum was checked. */
  isDone: boolean;
  /** The item that was moved last. */
  touched: number | null;
  /** The last check. A wrong one stands until the child goes on. */
  last: { isRight: boolean; isTooMuch: boolean } | null;
}

export type PayAct =
  /** Puts an item on the counter. */
  | { type: "put"; item: number }
  /** Takes an item back. */
  | { type: "take"; item: number }
  /** 'Pay': is the sum right? */
  | { type: "check" }
  /** The child goes on after a wrong check. */
  | { type: "again" };

type Board = Pick<
  PaySlide,
  | "mode"
  | "purse"
  | "goods"
  | "paid"
  | "budget"
  | "too_little"
  | "too_little_audio_url"
  | "too_much"
  | "too_much_audio_url"
>;
export const payStartState = (board: Bill): PayState => ({
  out: itemsOf(board).map(() => 0),
  misses: 0,
  isDone: false,
  touched: null,
  last: null,
});

/** What lies on the counter, in money. */
export const sumOf = (board: Bill, { out }: Pick<PayState, "out">): number =>
  itemsOf(board).reduce((sum, { value }, item) => sum + value * (out[item] ?? 0), 0);

/** How much Pocket helps. */
export const helpFor = ({ misses }: PayState): Help => helpAfter(misses);

const moved = (out: readonly number[], at: number, by: number) =>
  out.map((count, item) => (item === at ? count + by : count));

/** Is there such an item to move? */
function canMove(board: Bill, { out }: PayState, act: PayAct & { item: number }): boolean {
  const lies = out[act.item] ?? 0;
  return act.type === "take" ? lies > 0 : lies < (itemsOf(board)[act.item]?.count ?? 0);
}

/** Does this act lead to a right sum by the shortest way? */
export function leads(board: Bill, state: PayState, act: PayAct): boolean {
  const left = movesLeft(board, state.out);
  if (act.type === "check") return left === 0;
  if (act.type === "again") return true;
  if (left === null || !canMove(board, state, act)) return false;
  const after = movesLeft(board, moved(state.out, act.item, act.type === "put" ? 1 : -1));
  return after !== null && after < left;
}

/** May this be done? Nothing is checked before something was chosen. */
export function canAct(board: Bill, state: PayState, act: PayAct): boolean {
  if (state.isDone) return false;
  if (act.type === "check" && state.out.every((count) => count === 0)) return false;
  if ((act.type === "put" || act.type === "take") && !canMove(board, state, act)) return false;
  return helpFor(state) !== "together" || leads(board, state, act);
}

/** Does an item in the purse (put), or on the counter (take), shine? */
export const isBeckoning = (board: Bill, state: PayState, act: PayAct): boolean =>
  !state.isDone && helpFor(state) !== "none" && leads(board, state, act);

/** No coin is lost: what is not on the counter is in the purse. A wrong sum stays as it is. */
export function actPay(board: Bill, state: PayState, act: PayAct): PayState {
  if (!canAct(board, state, act)) return state;
  switch (act.type) {
    case "put":
    case "take": {
      const out = moved(state.out, act.item, act.type === "put" ? 1 : -1);
      return { ...state, out, touched: act.item, last: null };
    }
    case "check": {
      if (state.last !== null) return state;
      const isRight = leads(board, state, act);
      return {
        ...state,
        misses: state.misses + (isRight ? 0 : 1),
        isDone: isRight,
        touched: null,
        last: { isRight, isTooMuch: sumOf(board, state) > targetOf(board) },
      };
    }
    case "again":
      return state.last === null ? state : { ...state, last: null };
  }
}

/** A state that the device kept; the start where it does not fit the items any more. */
export function restorePay(board: Bill, kept: unknown): PayState {
  const start = payStartState(board);
  const { out, misses, isDone } = (kept ?? {}) as Partial<Record<keyof PayState, unknown>>;
  const counted = [misses];
  const items = itemsOf(board);
  if (!areCounts(out, items.length) || !areCounts(counted, 1)) return start;
  if (out.some((count, item) => count > (items[item]?.count ?? 0))) return start;
  const state = { ...start, out, misses: counted[0] ?? 0, isDone: isDone === true };
  return !state.isDone || leads(board, state, { type: "check" }) ? state : start;
}

export const payRules: ActivityRules<Board, PayState, PayAct> = {
  start: payStartState,
  act: actPay,
  restore: restorePay,
  isSolved: (_board, { isDone }) => isDone,
  attemptsOf: (_board, { misses, isDone }) => misses + (isDone ? 1 : 0),
  detailOf: ({ out }) => out.join("."),
  replyTo(board, { last }) {
    // A right sum is followed by Glimm's last words.
    if (last === null || last.isRight) return { text: "", url: null };
    return last.isTooMuch
      ? { text: board.too_much, url: board.too_much_audio_url }
      : { text: board.too_little, url: board.too_little_audio_url };
  },
};
