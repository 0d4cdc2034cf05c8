import { useEffect, useReducer, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import type { QuizSlide } from "#domain/slides/quiz/quiz.ts";
import { QUIZ_FEEDBACK_MS } from "#domain/constants.ts";
import { isGuided, quizReducer, quizStart } from "#domain/slides/quiz/play.ts";
import { quiz as words } from "#app/copy/child.ts";
import { useMediaAddresses } from "#app/ui/media-urls.ts";
import { playEffect, playVoice, prepareEffects } from "#app/ui/sound.ts";
import { effects } from "../../effects.ts";
import { lineFor } from "#app/read-aloud/lines.ts";
import { isReadTo } from "#app/read-aloud/useReadAloud.ts";
import type { Attempt } from "../view.ts";

const STEP: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export function useQuiz(quiz: QuizSlide, kidAge: number, onAttempt: (attempt: Attempt) => void) {
  const [state, dispatch] = useReducer(quizReducer, quizStart);
  /** Index of the answer that is being read aloud, or null. */
  const [readAnswer, setReadAnswer] = useState<number | null>(null);
  const feedbackRef = useRef<HTMLDivElement>(null);
  const firstAnswerRef = useRef<HTMLButtonElement>(null);
  const guided = isGuided(state);
  const media = useMediaAddresses();

  useEffect(() => {
    prepareEffects(effects.correct, effects.oops);
    // Young children hear question and answers; older ones only the question.
    const answers = isReadTo(kidAge)
      ? quiz.quiz_answers.map(({ audio_url }) => audio_url ?? null)
      : [];
    playVoice([quiz.quiz_audio_url, ...answers], {
      media,
      onLine: (line) => setReadAnswer(line === null || line === 0 ? null : line - 1),
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each quiz, whatever an author changes in its words meanwhile
  }, [quiz.id, quiz.quiz_audio_url, kidAge]);

  useEffect(() => {
    if (state.kind === "asking") return;
    setReadAnswer(null);
    const isRight = state.kind === "correct";
    playEffect(isRight ? effects.correct : effects.oops);
    feedbackRef.current?.focus({ preventScroll: true });
    void feedbackRef.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
    const quote = isRight ? quiz.quiz_correct_audio_url : quiz.quiz_wrong_audio_url;
    const button = isReadTo(kidAge) ? lineFor(isRight ? words.continue : words.tryAgain) : null;
    // After the feedback's own motion; the voice waits for the effect too, so the words never lie
    // over the ding.
    const timer = setTimeout(
      () => playVoice([lineFor(isRight ? words.correct : words.oops), quote, button], { media }),
      QUIZ_FEEDBACK_MS,
    );
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once per choice
  }, [state]);

  const choose = (answer: number) => {
    if (state.kind !== "asking" || state.away.includes(answer)) return;
    const correct = quiz.quiz_answers[answer]?.is_correct === true;
    dispatch({ type: "choose", answer, isCorrect: correct });
    onAttempt({ attempt: state.tries + 1, correct, detail: String(answer) });
  };

  return {
    state,
    guided,
    readAnswer,
    feedbackRef,
    firstAnswerRef,
    choose,
    tryAgain() {
      dispatch({ type: "try-again" });
      firstAnswerRef.current?.focus();
      // After three wrong attempts the mascot points out the right answer (R-LES-8).
      if (guided) playVoice(lineFor(words.guide));
    },
    listen: () => playVoice(quiz.quiz_audio_url, { media }),
    /**
     * Arrows walk through the answers; only space, Enter or a tap chooses, since choosing locks.
     */
    onArrow(event: KeyboardEvent<HTMLButtonElement>) {
      const step = STEP[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const answers = [
        ...(event.currentTarget
          .closest('[role="radiogroup"]')
          ?.querySelectorAll<HTMLElement>('[role="radio"]') ?? []),
      ];
      const index = answers.indexOf(event.currentTarget);
      answers[(index + step + answers.length) % answers.length]?.focus();
    },
  };
}
