import { useEffect, useReducer, useRef } from "react";
import type { KeyboardEvent } from "react";
import type { QuizSlide } from "#domain/content.ts";
import { QUIZ_FEEDBACK_MS } from "#domain/constants.ts";
import { quizReducer, quizStart } from "#domain/quiz.ts";
import { playEffect, playVoice } from "#app/ui/sound.ts";
import { effects } from "./effects.ts";

const STEP: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export function useQuiz(quiz: QuizSlide) {
  const [state, dispatch] = useReducer(quizReducer, quizStart);
  const feedbackRef = useRef<HTMLDivElement>(null);
  const firstAnswerRef = useRef<HTMLButtonElement>(null);

  useEffect(() => playVoice(quiz.quiz_audio_url), [quiz.quiz_audio_url]);

  useEffect(() => {
    if (state.kind === "asking") return;
    playEffect(state.kind === "correct" ? effects.correct : effects.oops);
    feedbackRef.current?.focus({ preventScroll: true });
    feedbackRef.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
    // The words come after the ding, never over it.
    const timer = setTimeout(
      () => playVoice(state.kind === "correct" ? quiz.quiz_correct_audio_url : quiz.quiz_wrong_audio_url),
      QUIZ_FEEDBACK_MS,
    );
    return () => clearTimeout(timer);
  }, [state, quiz]);

  return {
    state,
    feedbackRef,
    firstAnswerRef,
    choose: (answer: number) => dispatch({ type: "choose", answer, isCorrect: quiz.quiz_answers[answer]?.is_correct === true }),
    tryAgain() {
      dispatch({ type: "try-again" });
      firstAnswerRef.current?.focus();
    },
    listen: () => playVoice(quiz.quiz_audio_url),
    /** Arrows walk through the answers; only space, Enter or a tap chooses, since choosing locks. */
    onArrow(event: KeyboardEvent<HTMLButtonElement>) {
      const step = STEP[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const answers = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])];
      const index = answers.indexOf(event.currentTarget);
      answers[(index + step + answers.length) % answers.length]?.focus();
    },
  };
}
