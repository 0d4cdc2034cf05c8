import { helpAfter } from "../activity/help.ts";
import type { Help } from "../activity/help.ts";
import { areCounts } from "../activity/kept.ts";
import type { ActivityRules } from "../activity/rules.ts";
import { shuffledIndexes } from "../shuffle.ts";
import type { SortSlide } from "./sort.ts";

/**
 * One sort slide as the child plays it. Things and baskets are named by their index in the author's
 * order.
 */
export interface SortState {
  /** The basket in which each thing lies; null while it lies outside. */
  placed: readonly (number | null)[];
  /** The thing that the child holds. */
  held: number | null;
  /** How often each thing was put into a wrong basket. */
  misses: readonly number[];
  /** The last try. A wrong one stands until the child goes on: the thing says why not. */
  last: { thing: number; basket: number; isRight: boolean } | null;
}

export type SortAct =
  /** Takes a thing up; the held one is put down. */
  | { type: "pick"; thing: number }
  | { type: "put-down" }
  /** Puts the held thing into a basket. */
  | { type: "place"; basket: number };

type Board = Pick<SortSlide, "things" | "baskets">;

export const sortStartState = ({ things }: Board): SortState => ({
  placed: things.map(() => null),
  held: null,
  misses: things.map(() => 0),
  last: null,
});

const isRight = ({ things }: Board, thing: number, basket: number) =>
  things[thing]?.baskets.includes(basket) === true;

/** How much Pocket helps with a thing. */
export const helpFor = ({ misses }: SortState, thing: number): Help =>
  helpAfter(misses[thing] ?? 0);

/** May the held thing be put into this basket? With Pocket's help the wrong ones are closed. */
export const isOpen = (board: Board, state: SortState, basket: number): boolean =>
  state.held === null ||
  helpFor(state, state.held) !== "together" ||
  isRight(board, state.held, basket);

/** Does the right basket of the held thing beckon? */
export const isBeckoning = (board: Board, state: SortState, basket: number): boolean =>
  state.held !== null &&
  helpFor(state, state.held) !== "none" &&
  isRight(board, state.held, basket);

/** A thing that lies right stays; one that was put wrong goes back. */
export function actSort(board: Board, state: SortState, act: SortAct): SortState {
  switch (act.type) {
    case "pick": {
      const { thing } = act;
      if (state.placed[thing] !== null || state.held === thing) return state;
      return { ...state, held: thing, last: null };
    }
    case "put-down":
      return state.held === null ? state : { ...state, held: null };
    case "place": {
      const { basket } = act;
      const { held: thing, placed, misses } = state;
      if (thing === null || board.baskets[basket] === undefined) return state;
      if (!isOpen(board, state, basket)) return state;
      const right = isRight(board, thing, basket);
      const at = <T>(list: readonly T[], value: T) =>
        list.map((old, index) => (index === thing ? value : old));
      return {
        held: null,
        placed: right ? at(placed, basket) : placed,
        misses: right ? misses : at(misses, (misses[thing] ?? 0) + 1),
        last: { thing, basket, isRight: right },
      };
    }
  }
}

export const isSolved = ({ placed }: SortState): boolean =>
  placed.every((basket) => basket !== null);

/** Attempts as the learning events count them: the wrong ones, and the one that solved it. */
export const attemptsOf = (state: SortState): number =>
  state.misses.reduce((sum, times) => sum + times, 0) + (isSolved(state) ? 1 : 0);

/** The things' indexes in the order in which they lie before this child. */
export const thingOrder = (
  { id, things }: Pick<SortSlide, "id" | "things">,
  seed: string,
  round: number,
): number[] => shuffledIndexes(things.length, `${seed}/${id}/${round}`);

/** A state that the device kept; the start where it does not fit the things any more. */
export function restoreSort(board: Board, kept: unknown): SortState {
  const start = sortStartState(board);
  const { placed, misses } = (kept ?? {}) as Partial<Record<keyof SortState, unknown>>;
  const count = board.things.length;
  if (!Array.isArray(placed) || placed.length !== count) return start;
  if (!areCounts(misses, count)) return start;
  const fits = placed.every(
    (basket, thing) =>
      basket === null || (typeof basket === "number" && isRight(board, thing, basket)),
  );
  return fits ? { ...start, placed, misses } : start;
}

export const sortRules: ActivityRules<Board, SortState, SortAct> = {
  start: sortStartState,
  act: actSort,
  restore: restoreSort,
  isSolved: (_board, state) => isSolved(state),
  attemptsOf: (_board, state) => attemptsOf(state),
  detailOf: ({ last }) => (last === null ? "" : `${last.thing}>${last.basket}`),
  replyTo({ things }, { last }) {
    const thing = last === null ? undefined : things[last.thing];
    return { text: thing?.why ?? "", url: thing?.why_audio_url ?? null };
  },
};
