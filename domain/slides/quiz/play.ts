import { QUIZ_GUIDE_AFTER_TRIES, QUIZ_STEP_BACK_AFTER_TRIES } from "../../constants.ts";

/**
 * One quiz slide as the child plays it (R-LES-8). `away` holds the wrong answers that have
 * stepped back, so that fewer are left to choose from.
 */
export type QuizState = { tries: number; away: readonly number[] } & (
  | { kind: "asking"; choice: number | null }
  | { kind: "correct"; choice: number }
  | { kind: "wrong"; choice: number }
);

export type QuizEvent =
  | { type: "choose"; answer: number; isCorrect: boolean }
  | { type: "try-again" };

export const quizStart: QuizState = { kind: "asking", choice: null, tries: 0, away: [] };

/**
 * Choosing locks the answers; only a wrong choice can be taken back. From the second wrong try on
 * it steps back.
 */
export function quizReducer(state: QuizState, event: QuizEvent): QuizState {
  switch (event.type) {
    case "choose":
      if (state.kind !== "asking" || state.away.includes(event.answer)) return state;
      return {
        ...state,
        kind: event.isCorrect ? "correct" : "wrong",
        choice: event.answer,
        tries: state.tries + 1,
      };
    case "try-again": {
      if (state.kind !== "wrong") return state;
      const away =
        state.tries >= QUIZ_STEP_BACK_AFTER_TRIES ? [...state.away, state.choice] : state.away;
      return { kind: "asking", choice: null, tries: state.tries, away };
    }
  }
}

/** After three wrong tries the mascot shows the way. */
export const isGuided = (state: QuizState): boolean =>
  state.kind !== "correct" && state.tries >= QUIZ_GUIDE_AFTER_TRIES;
