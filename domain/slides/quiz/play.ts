import { QUIZ_GUIDE_AFTER_TRIES, QUIZ_STEP_BACK_AFTER_TRIES } from "../../constants.ts";
import { shuffledIndexes } from "../shuffle.ts";
import type { QuizAnswer, QuizSlide } from "./quiz.ts";

/**
 * One quiz slide as the child plays it (R-LES-8). Answers are named by their index in the author's
 * order. `away` holds the wrong answers that are disabled, so that fewer are left to choose from;
 * `found` the right ones that were chosen before, where all that apply are wanted.
 */
export type QuizState = { tries: number; away: readonly number[]; found: readonly number[] } & (
  | { kind: "asking"; choice: null }
  | { kind: "correct"; choice: number }
  | { kind: "wrong"; choice: number }
);

export type QuizEvent =
  /** `left`: right answers that are still to be found after this one. */
  { type: "choose"; answer: number; isCorrect: boolean; left?: number } | { type: "try-again" };

export const quizStart: QuizState = {
  kind: "asking",
  choice: null,
  tries: 0,
  away: [],
  found: [],
};

/**
 * Choosing locks the answers; only a wrong choice can be taken back. From the second wrong try on
 * it is disabled. A right answer that is not the last one is no attempt: it stays, and the child
 * goes on.
 */
export function quizReducer(state: QuizState, event: QuizEvent): QuizState {
  switch (event.type) {
    case "choose": {
      const { answer, isCorrect, left = 0 } = event;
      if (state.kind !== "asking" || state.away.includes(answer) || state.found.includes(answer))
        return state;
      if (isCorrect && left > 0) return { ...state, found: [...state.found, answer] };
      const found = isCorrect ? [...state.found, answer] : state.found;
      const kind = isCorrect ? "correct" : "wrong";
      return { ...state, kind, choice: answer, tries: state.tries + 1, found };
    }
    case "try-again": {
      if (state.kind !== "wrong") return state;
      const away =
        state.tries >= QUIZ_STEP_BACK_AFTER_TRIES ? [...state.away, state.choice] : state.away;
      return { ...state, kind: "asking", choice: null, away };
    }
  }
}

/** After three wrong tries the mascot points out the right answer. */
export const isGuided = (state: QuizState): boolean =>
  state.kind !== "correct" && state.tries >= QUIZ_GUIDE_AFTER_TRIES;

type Choice = Pick<QuizSlide, "quiz_answers" | "quiz_choice">;

/** Every right answer is wanted, not just one. */
export const wantsAll = ({ quiz_choice }: Pick<QuizSlide, "quiz_choice">) => quiz_choice === "all";

/** Choosing an answer, as an event of the reducer. */
export function chooseEvent(quiz: Choice, { found }: QuizState, answer: number): QuizEvent {
  const isCorrect = quiz.quiz_answers[answer]?.is_correct === true;
  const isOpen = (other: QuizAnswer, index: number) =>
    other.is_correct && index !== answer && !found.includes(index);
  const left = wantsAll(quiz) ? quiz.quiz_answers.filter(isOpen).length : 0;
  return { type: "choose", answer, isCorrect, left };
}

/**
 * The answers' indexes in the order in which this child sees them.
 * @param seed differs from child to child
 * @param round how often the child has finished this slide; each round has an order of its own
 */
export const answerOrder = (
  quiz: Pick<QuizSlide, "id" | "quiz_answers" | "quiz_keeps_order">,
  seed: string,
  round: number,
): number[] =>
  quiz.quiz_keeps_order === true
    ? quiz.quiz_answers.map((_, index) => index)
    : shuffledIndexes(quiz.quiz_answers.length, `${seed}/${quiz.id}/${round}`);

const isIndexes = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => Number.isInteger(item));

/**
 * A state that the device kept. The quiz begins anew where it does not fit the answers any more. A
 * wrong choice was seen before the reload: the child is asked again.
 */
export function restoreQuiz(kept: unknown, { quiz_answers }: Choice): QuizState {
  const { kind, choice, tries, away, found } = (kept ?? {}) as Record<string, unknown>;
  if (!isIndexes(away) || !isIndexes(found) || !isIndexes([tries])) return quizStart;
  const isRight = (index: number) => quiz_answers[index]?.is_correct;
  const fits =
    away.every((index) => isRight(index) === false) &&
    found.every((index) => isRight(index) === true);
  if (!fits) return quizStart;
  const base = { tries: tries as number, away, found };
  if (kind === "correct" && typeof choice === "number" && isRight(choice) === true)
    return { ...base, kind, choice };
  if (kind === "wrong" && typeof choice === "number" && isRight(choice) === false)
    return quizReducer({ ...base, kind, choice }, { type: "try-again" });
  return { ...base, kind: "asking", choice: null };
}
