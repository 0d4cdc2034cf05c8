/** One quiz slide as the child plays it (spec section 4). */
export type QuizState =
  | { kind: "asking"; choice: number | null; tries: number }
  | { kind: "correct"; choice: number; tries: number }
  | { kind: "wrong"; choice: number; tries: number };

export type QuizEvent = { type: "choose"; answer: number; isCorrect: boolean } | { type: "try-again" };

export const quizStart: QuizState = { kind: "asking", choice: null, tries: 0 };

/** Choosing locks the answers; only a wrong choice can be taken back. */
export function quizReducer(state: QuizState, event: QuizEvent): QuizState {
  switch (event.type) {
    case "choose":
      if (state.kind !== "asking") return state;
      return { kind: event.isCorrect ? "correct" : "wrong", choice: event.answer, tries: state.tries + 1 };
    case "try-again":
      return state.kind === "wrong" ? { kind: "asking", choice: null, tries: state.tries } : state;
  }
}
