import { helpAfter } from "./help.ts";
import type { Help } from "./help.ts";
import { areCounts } from "./kept.ts";
import type { ActivityRules, Spoken } from "./rules.ts";

/** What is taken and put on one slide. Things and places are named by their index. */
export interface PlacingState {
  /** The place into which each thing was put; null while it lies outside. */
  placed: readonly (number | null)[];
  /** The thing that the child holds. */
  held: number | null;
  /** How often each thing was put into a wrong place. */
  misses: readonly number[];
  /** The last try. A wrong one stands until the child goes on: the thing says why not. */
  last: { thing: number; place: number; isRight: boolean } | null;
}

export type PlacingAct =
  /** Takes a thing up; the held one is put down. */
  | { type: "pick"; thing: number }
  | { type: "put-down" }
  /** Puts the held thing into a place. */
  | { type: "place"; place: number };

/** What one kind of slide says of its things and places. */
interface Kind<Board> {
  countOf(board: Board): { things: number; places: number };
  isRight(board: Board, thing: number, place: number): boolean;
  /** Is a place full as soon as one thing lies in it? */
  takesOne: boolean;
  /** Why a thing belongs where it belongs. */
  whyOf(board: Board, thing: number): Spoken;
}

export interface PlacingRules<Board>
  extends Kind<Board>, ActivityRules<Board, PlacingState, PlacingAct> {
  /**
   * The place in which a thing lies; null while it lies outside. An author can change a slide while
   * its preview runs: a thing that is new, or is not right any more where it lies, lies outside.
   */
  placeOf(board: Board, state: PlacingState, thing: number): number | null;
  /** May the held thing be put here? Not where it is full; with Pocket's help only where right. */
  isOpen(board: Board, state: PlacingState, place: number): boolean;
  /** Does this place beckon? It is open and right for the held thing. */
  isBeckoning(board: Board, state: PlacingState, place: number): boolean;
}

/** How much Pocket helps with a thing. */
export const helpFor = ({ misses }: PlacingState, thing: number): Help =>
  helpAfter(misses[thing] ?? 0);

/** The rules of taking things and putting them into places; it ends when all things lie right. */
export function placingRules<Board>(kind: Kind<Board>): PlacingRules<Board> {
  const { countOf, isRight, takesOne, whyOf } = kind;
  const thingsOf = (board: Board) => [...Array(countOf(board).things).keys()];

  const start = (board: Board): PlacingState => ({
    placed: thingsOf(board).map(() => null),
    held: null,
    misses: thingsOf(board).map(() => 0),
    last: null,
  });

  const placeOf = (board: Board, { placed }: PlacingState, thing: number) => {
    const place = placed[thing] ?? null;
    return place !== null && isRight(board, thing, place) ? place : null;
  };

  const isFull = (board: Board, state: PlacingState, place: number) =>
    takesOne && thingsOf(board).some((thing) => placeOf(board, state, thing) === place);

  const isOpen = (board: Board, state: PlacingState, place: number) => {
    const { held } = state;
    if (held === null) return true;
    if (isFull(board, state, place)) return false;
    return helpFor(state, held) !== "together" || isRight(board, held, place);
  };

  const isSolved = (board: Board, state: PlacingState) =>
    thingsOf(board).every((thing) => placeOf(board, state, thing) !== null);

  /** A thing that was put right stays; one that was put wrong goes back. */
  function put(board: Board, state: PlacingState, place: number): PlacingState {
    const { held: thing, placed, misses } = state;
    const { things, places } = countOf(board);
    if (thing === null || thing >= things || place < 0 || place >= places) return state;
    if (!isOpen(board, state, place)) return state;
    const right = isRight(board, thing, place);
    const at = <T>(list: readonly T[], empty: T, value: T) =>
      thingsOf(board).map((index) => (index === thing ? value : (list[index] ?? empty)));
    return {
      held: null,
      placed: right ? at(placed, null, place) : placed,
      misses: right ? misses : at(misses, 0, (misses[thing] ?? 0) + 1),
      last: { thing, place, isRight: right },
    };
  }

  function act(board: Board, state: PlacingState, next: PlacingAct): PlacingState {
    switch (next.type) {
      case "pick": {
        const { thing } = next;
        const isThere = thing >= 0 && thing < countOf(board).things;
        if (!isThere || state.held === thing || placeOf(board, state, thing) !== null) return state;
        return { ...state, held: thing, last: null };
      }
      case "put-down":
        return state.held === null ? state : { ...state, held: null };
      case "place":
        return put(board, state, next.place);
    }
  }

  function restore(board: Board, kept: unknown): PlacingState {
    const { placed, misses } = (kept ?? {}) as Partial<Record<keyof PlacingState, unknown>>;
    const { things } = countOf(board);
    const begin = start(board);
    if (!Array.isArray(placed) || placed.length !== things) return begin;
    if (!areCounts(misses, things)) return begin;
    const full = placed.filter((place) => place !== null);
    if (takesOne && new Set(full).size < full.length) return begin;
    const fits = placed.every(
      (place, thing) =>
        place === null || (typeof place === "number" && isRight(board, thing, place)),
    );
    return fits ? { ...begin, placed, misses } : begin;
  }

  return {
    ...kind,
    start,
    act,
    restore,
    isSolved,
    placeOf,
    isOpen,
    isBeckoning: (board, state, place) =>
      state.held !== null &&
      helpFor(state, state.held) !== "none" &&
      isRight(board, state.held, place) &&
      isOpen(board, state, place),
    attemptsOf: (board, state) =>
      state.misses.reduce((sum, times) => sum + times, 0) + (isSolved(board, state) ? 1 : 0),
    detailOf: ({ last }) => (last === null ? "" : `${last.thing}>${last.place}`),
    replyTo: (board, { last }) =>
      last === null ? { text: "", url: null } : whyOf(board, last.thing),
  };
}
