import { helpAfter } from "../activity/help.ts";
import type { Help } from "../activity/help.ts";
import { areCounts } from "../activity/kept.ts";
import type { ActivityRules } from "../activity/rules.ts";
import type { AmountSlide } from "./amount.ts";
import { isRight, nearestOf, rightValues, valueOf, valuesOf } from "./values.ts";
import type { Numbers } from "./values.ts";

/** One amount slide as the child plays it. */
export interface AmountState {
  /** The number that the child set; null before. An author's preview may have changed since. */
  value: number | null;
  /** How often a wrong number was checked. */
  misses: number;
  isSolved: boolean;
  /** The last check. A wrong one stands until the child goes on. */
  last: { value: number; isRight: boolean } | null;
}

export type AmountAct =
  | { type: "set"; value: number }
  /** The child is done: is the number right? */
  | { type: "check" }
  /** The child has seen why not. */
  | { type: "go-on" };

export const amountStartState = (): AmountState => ({
  value: null,
  misses: 0,
  isSolved: false,
  last: null,
});

/** How much Pocket helps. */
export const helpFor = ({ misses }: AmountState): Help => helpAfter(misses);

/** The right number that is nearest to the one that is set; null if there is none. */
function goalOf(board: Numbers, state: AmountState): number | null {
  const right = rightValues(board);
  return right.length === 0 ? null : nearestOf(right, valueOf(board, state));
}

/** May this number be set? With Pocket's help only steps towards the right one are open. */
export function canSet(board: Numbers, state: AmountState, value: number): boolean {
  const now = valueOf(board, state);
  if (state.isSolved || value === now || !valuesOf(board).includes(value)) return false;
  const goal = goalOf(board, state);
  if (helpFor(state) !== "together" || goal === null) return true;
  return now < value ? value <= goal : value >= goal;
}

/** May the number be checked? With Pocket's help only a right one is. */
export const canCheck = (board: Numbers, state: AmountState): boolean =>
  !state.isSolved &&
  (helpFor(state) !== "together" ||
    isRight(board, valueOf(board, state)) ||
    goalOf(board, state) === null);

/** The number one step down (-1) or up (1); null at the ends and where it is not open. */
export function stepped(board: Numbers, state: AmountState, by: -1 | 1): number | null {
  const next = valueOf(board, state) + by * board.step;
  return canSet(board, state, next) ? next : null;
}

/** What beckons after two misses: a smaller number, a bigger one, or to be done. */
export function beckoning(board: Numbers, state: AmountState): "less" | "more" | "done" | null {
  const goal = goalOf(board, state);
  if (helpFor(state) === "none" || goal === null) return null;
  const now = valueOf(board, state);
  if (goal === now) return "done";
  return goal < now ? "less" : "more";
}

/** What the number that is set is worth: 3 weeks of 2 coins are 6. */
export const worthOf = (each: AmountSlide["each"], value: number): number | null =>
  each === null ? null : value * each.amount;

/** A right number ends it; a wrong one stays set, so that the child can go on from it. */
export function actAmount(board: Numbers, state: AmountState, act: AmountAct): AmountState {
  switch (act.type) {
    case "set":
      if (!canSet(board, state, act.value)) return state;
      return { ...state, value: act.value, last: null };
    case "check": {
      if (state.last !== null || !canCheck(board, state)) return state;
      const value = valueOf(board, state);
      const right = isRight(board, value);
      return {
        ...state,
        misses: state.misses + (right ? 0 : 1),
        isSolved: right,
        last: { value, isRight: right },
      };
    }
    case "go-on":
      return state.last === null || state.isSolved ? state : { ...state, last: null };
  }
}

/**
 * Digits that were typed one after the other: '1' and '2' set 12, and a '5' after them begins anew.
 * @returns `value` is null while what was typed can't be set
 */
export function typed(
  board: Numbers,
  before: string,
  digit: string,
): { text: string; value: number | null } {
  const values = valuesOf(board);
  const longer = before + digit;
  const text = Number(longer) <= Math.max(...values) ? longer : digit;
  return { text, value: values.includes(Number(text)) ? Number(text) : null };
}

/** A state that the device kept; the start where it does not fit the numbers any more. */
function restoreAmount(board: Numbers, kept: unknown): AmountState {
  const start = amountStartState();
  const { value, misses, isSolved } = (kept ?? {}) as Partial<Record<keyof AmountState, unknown>>;
  const isValue = value === null || (typeof value === "number" && valuesOf(board).includes(value));
  const counts = [misses];
  if (!isValue || !areCounts(counts, 1) || typeof isSolved !== "boolean") return start;
  if (isSolved && !isRight(board, valueOf(board, { value }))) return start;
  return { ...start, value, misses: counts[0] ?? 0, isSolved };
}

type Board = Numbers &
  Pick<AmountSlide, "too_little" | "too_little_audio_url" | "too_much" | "too_much_audio_url">;

export const amountRules: ActivityRules<Board, AmountState, AmountAct> = {
  start: amountStartState,
  act: actAmount,
  restore: restoreAmount,
  isSolved: (_board, { isSolved }) => isSolved,
  attemptsOf: (_board, { misses, isSolved }) => misses + (isSolved ? 1 : 0),
  detailOf: ({ last }) => (last === null ? "" : `${last.value}`),
  replyTo(board, { last }) {
    if (last === null || last.isRight) return { text: "", url: null };
    return last.value < board.right_from
      ? { text: board.too_little, url: board.too_little_audio_url }
      : { text: board.too_much, url: board.too_much_audio_url };
  },
};
