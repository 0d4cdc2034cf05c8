import { helpAfter } from "../activity/help.ts";
import type { Help } from "../activity/help.ts";
import { areCounts } from "../activity/kept.ts";
import type { ActivityRules } from "../activity/rules.ts";
import { shuffledIndexes } from "../shuffle.ts";
import type { OrderSlide } from "./order.ts";
import { ranksOf } from "./ranks.ts";

/**
 * One order slide as the child plays it. Items are named by their index in the right order, places
 * by their index from the first on: item 2 is right in place 2.
 */
export interface OrderState {
  /** The place in which each item lies; null while it lies outside. */
  placed: readonly (number | null)[];
  /** The item that the child holds. */
  held: number | null;
  /** How often each item was put into a wrong place. */
  misses: readonly number[];
  /** The last try. A wrong one stands until the child goes on: the item says why not. */
  last: { item: number; place: number; isRight: boolean } | null;
}

export type OrderAct =
  /** Takes an item up; the held one is put down. */
  | { type: "pick"; item: number }
  | { type: "put-down" }
  /** Puts the held item into a place. */
  | { type: "place"; place: number };

/** A shuffle of three items is in order one time in six; twenty of them hardly ever are. */
const SHUFFLES_MAX = 20;

type Board = Pick<OrderSlide, "items">;

export const orderStartState = ({ items }: Board): OrderState => ({
  placed: items.map(() => null),
  held: null,
  misses: items.map(() => 0),
  last: null,
});

const isRight = ({ items }: Board, item: number, place: number): boolean => {
  const ranks = ranksOf(items);
  return ranks[item] !== undefined && ranks[item] === ranks[place];
};

/** Does the item lie outside? Also one that an author added since the preview began. */
export const isOutside = ({ placed }: OrderState, item: number): boolean =>
  (placed[item] ?? null) === null;

/** How much Pocket helps with an item. */
export const helpFor = ({ misses }: OrderState, item: number): Help => helpAfter(misses[item] ?? 0);

/** May the held item be put here? Full places are closed; with Pocket's help wrong ones are too. */
export function isOpen(board: Board, state: OrderState, place: number): boolean {
  if (state.held === null) return true;
  if (state.placed.includes(place)) return false;
  return helpFor(state, state.held) !== "together" || isRight(board, state.held, place);
}

/** Does this place beckon? It is free and right for the held item. */
export const isBeckoning = (board: Board, state: OrderState, place: number): boolean =>
  state.held !== null &&
  helpFor(state, state.held) !== "none" &&
  isRight(board, state.held, place) &&
  !state.placed.includes(place);

/** An item that lies right stays; one that was put wrong goes back. */
export function actOrder(board: Board, state: OrderState, act: OrderAct): OrderState {
  switch (act.type) {
    case "pick": {
      const { item } = act;
      if (board.items[item] === undefined || !isOutside(state, item)) return state;
      if (state.held === item) return state;
      return { ...state, held: item, last: null };
    }
    case "put-down":
      return state.held === null ? state : { ...state, held: null };
    case "place": {
      const { place } = act;
      const { held: item, placed, misses } = state;
      if (item === null || board.items[place] === undefined) return state;
      if (!isOpen(board, state, place)) return state;
      const right = isRight(board, item, place);
      const at = <T>(list: readonly T[], empty: T, value: T) =>
        board.items.map((_, index) => (index === item ? value : (list[index] ?? empty)));
      return {
        held: null,
        placed: right ? at(placed, null, place) : placed,
        misses: right ? misses : at(misses, 0, (misses[item] ?? 0) + 1),
        last: { item, place, isRight: right },
      };
    }
  }
}

export const isSolved = ({ items }: Board, state: OrderState): boolean =>
  items.every((_, item) => !isOutside(state, item));

/** Attempts as the learning events count them: the wrong ones, and the one that solved it. */
export const attemptsOf = (board: Board, state: OrderState): number =>
  state.misses.reduce((sum, times) => sum + times, 0) + (isSolved(board, state) ? 1 : 0);

/**
 * The items in the order in which they lie before this child: the same for the same seed, and never
 * one that is right already.
 */
export function itemOrder(
  { id, items }: Board & { id: string },
  seed: string,
  round: number,
): number[] {
  const ranks = ranksOf(items);
  const isInOrder = (shown: readonly number[]) =>
    shown.every((item, at) => at === 0 || (ranks[item] ?? 0) >= (ranks[shown[at - 1] ?? 0] ?? 0));
  const rotated = items.map((_, index) => (index + 1) % items.length);
  if (isInOrder(rotated)) return rotated; // one rank alone: every order is right
  for (let again = 0; again < SHUFFLES_MAX; again++) {
    const shown = shuffledIndexes(items.length, `${seed}/${id}/${round}/${again}`);
    if (!isInOrder(shown)) return shown;
  }
  return rotated;
}

/** A state that the device kept; the start where it does not fit the items any more. */
function restoreOrder(board: Board, kept: unknown): OrderState {
  const start = orderStartState(board);
  const { placed, misses } = (kept ?? {}) as Partial<Record<keyof OrderState, unknown>>;
  const count = board.items.length;
  if (!Array.isArray(placed) || placed.length !== count) return start;
  if (!areCounts(misses, count)) return start;
  const full = placed.filter((place) => place !== null);
  const fits =
    new Set(full).size === full.length &&
    placed.every(
      (place, item) => place === null || (typeof place === "number" && isRight(board, item, place)),
    );
  return fits ? { ...start, placed, misses } : start;
}

export const orderRules: ActivityRules<Board, OrderState, OrderAct> = {
  start: orderStartState,
  act: actOrder,
  restore: restoreOrder,
  isSolved,
  attemptsOf,
  detailOf: ({ last }) => (last === null ? "" : `${last.item}>${last.place}`),
  replyTo({ items }, { last }) {
    const item = last === null ? undefined : items[last.item];
    return { text: item?.why ?? "", url: item?.why_audio_url ?? null };
  },
};
