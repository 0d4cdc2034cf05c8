/** Words and their recording. */
export interface Spoken {
  text: string;
  url: string | null;
}

/** What every activity knows of its last try. A wrong one stands until the child acts again. */
export interface ActivityState {
  readonly last: { readonly isRight: boolean } | null;
}

/**
 * The rules of one activity. They are pure: the same acts give the same state. `Board` is what the
 * slide gives, without its id.
 */
export interface ActivityRules<Board, State extends ActivityState, Act> {
  start(board: Board): State;
  /** The next state; the same object if the act is not possible or changes nothing. */
  act(board: Board, state: State, act: Act): State;
  /** A state that the device kept; the start where it does not fit the board any more. */
  restore(board: Board, kept: unknown): State;
  isSolved(board: Board, state: State): boolean;
  /** Attempts as the learning events count them: the wrong ones, and the one that solved it. */
  attemptsOf(board: Board, state: State): number;
  /** What was tried last, in indexes and numbers (ATTEMPT_DETAIL), never in words. */
  detailOf(state: State): string;
  /** Why the last try is right, or why not. */
  replyTo(board: Board, state: State): Spoken;
}
