import { useEffect, useMemo, useRef, useState } from "react";
import type { QuizSlide } from "#domain/slides/quiz/quiz.ts";
import { QUIZ_FEEDBACK_MS } from "#domain/constants.ts";
import {
  answerOrder,
  chooseEvent,
  isGuided,
  quizReducer,
  restoreQuiz,
} from "#domain/slides/quiz/play.ts";
import { quiz as words } from "#app/copy/child.ts";
import { afterPaint } from "#app/ui/after-paint.ts";
import { useSignedUrls } from "#app/ui/media-urls.ts";
import { scrollTo } from "#app/ui/scroll-to.ts";
import { playEffect, playVoice, prepareEffects } from "#app/ui/sound.ts";
import { effects } from "../../effects.ts";
import { linesOrNone, withLines } from "#app/read-aloud/recorded-lines.ts";
import { loadWordMarks } from "#app/read-aloud/load-word-marks.ts";
import { isReadTo } from "#app/read-aloud/useReadAloud.ts";
import { rovingFocus } from "../activity/roving.ts";
import { useKeptReducer } from "../useKeptReducer.ts";
import type { SlideProps } from "../view.ts";

const onArrow = rovingFocus("[data-answers]", "[data-answer]");

export function useQuiz({
  slide: quiz,
  childAge,
  memory,
  onAttempt,
}: Pick<SlideProps<QuizSlide>, "slide" | "childAge" | "memory" | "onAttempt">) {
  const { state, dispatch, round, finish } = useKeptReducer(memory, quiz.id, quizReducer, (kept) =>
    restoreQuiz(kept, quiz),
  );
  const order = useMemo(() => answerOrder(quiz, memory.seed, round), [quiz, memory.seed, round]);
  /** Index of the answer that is being read aloud, or null. */
  const [readAnswer, setReadAnswer] = useState<number | null>(null);
  const feedbackRef = useRef<HTMLDivElement>(null);
  const firstAnswerRef = useRef<HTMLButtonElement>(null);
  /** One of several right answers was chosen, and there is more to find. */
  const hasJustFound = useRef(false);
  const guided = isGuided(state);
  const media = useSignedUrls();
  const wrong = state.kind === "wrong" ? quiz.quiz_answers[state.choice] : undefined;
  const feedback = feedbackOn(quiz, state.kind, wrong);

  const isOpen = (index: number) => !state.away.includes(index) && !state.found.includes(index);
  const read = (answers: readonly number[]) => {
    const names = answers.map((index) => quiz.quiz_answers[index]?.audio_url ?? null);
    playVoice([quiz.quiz_audio_url, ...names], {
      media,
      // Line 0 is the question.
      onLine: (line) => setReadAnswer(line ? (answers[line - 1] ?? null) : null),
    });
  };

  useEffect(
    () =>
      afterPaint(() => {
        prepareEffects(effects.correct, effects.oops);
        void linesOrNone(); // while the question is read: the verdict has a recording among them
        loadWordMarks();
        // Young children hear question and answers; older ones only the question.
        read(isReadTo(childAge) ? order : []);
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each quiz, whatever an author changes in its words meanwhile
    [quiz.id, quiz.quiz_audio_url, childAge],
  );

  useEffect(() => {
    if (state.kind === "asking") {
      if (!hasJustFound.current) return;
      hasJustFound.current = false;
      return sayAfterFeedback((find) => playVoice(find(words.findMore)));
    }
    const isRight = state.kind === "correct";
    const button = isRight ? words.continue : words.tryAgain;
    const verdict = isRight ? words.correct : words.oops;
    let stopSaying: (() => void) | undefined;
    // React runs the effects of a tap before it paints: sound, focus and scrolling come after the
    // verdict is on the screen.
    const cancel = afterPaint(() => {
      setReadAnswer(null);
      playEffect(isRight ? effects.correct : effects.oops);
      feedbackRef.current?.focus({ preventScroll: true });
      scrollTo(feedbackRef.current);
      // After the feedback's own motion; the voice waits for the effect too, so the words never
      // lie over the ding.
      stopSaying = sayAfterFeedback((find) =>
        playVoice([find(verdict), feedback.url, isReadTo(childAge) ? find(button) : null], {
          media,
        }),
      );
    });
    return () => {
      cancel();
      stopSaying?.();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once per choice
  }, [state]);

  const choose = (answer: number) => {
    const event = chooseEvent(quiz, state, answer);
    const next = quizReducer(state, event);
    if (next === state) return;
    dispatch(event);
    if (next.kind === "asking") {
      // One of several right answers: no attempt, the child goes on.
      setReadAnswer(null);
      hasJustFound.current = true;
      playEffect(effects.correct);
      return;
    }
    const correct = next.kind === "correct";
    onAttempt({ attempt: next.tries, correct, detail: String(answer) });
  };

  return {
    state,
    order,
    guided,
    feedback,
    readAnswer,
    /** Reads the question and, while there is a choice, each answer to choose from, as they are shown. */
    readAll: () => read(state.kind === "asking" ? order.filter(isOpen) : []),
    /** An answer was read because the child asked for it alone. */
    heardAlone: () => setReadAnswer(null),
    feedbackRef,
    firstAnswerRef,
    choose,
    finish,
    tryAgain() {
      dispatch({ type: "try-again" });
      firstAnswerRef.current?.focus();
      // After three wrong attempts the mascot points out the right answer (R-LES-8).
      if (guided) withLines((find) => playVoice(find(words.guide)));
    },
    /**
     * Arrows walk through the answers; only space, Enter or a tap chooses, since choosing locks.
     */
    onArrow,
  };
}

/**
 * Says something after the feedback's own motion.
 * @param say gets what finds the recordings of fixed lines
 * @returns a function that cancels it
 */
function sayAfterFeedback(say: (find: (words: string) => string | null) => void): () => void {
  let isCancelled = false;
  setTimeout(() => void linesOrNone().then((find) => isCancelled || say(find)), QUIZ_FEEDBACK_MS);
  return () => void (isCancelled = true);
}

/** Feedback on a choice; a wrong answer may have its own. */
function feedbackOn(
  quiz: QuizSlide,
  kind: "asking" | "correct" | "wrong",
  wrong: QuizSlide["quiz_answers"][number] | undefined,
) {
  if (kind === "correct")
    return { text: quiz.quiz_correct_quote, url: quiz.quiz_correct_audio_url };
  const hint = wrong?.hint?.trim();
  return hint
    ? { text: hint, url: wrong?.hint_audio_url ?? null }
    : { text: quiz.quiz_wrong_quote, url: quiz.quiz_wrong_audio_url };
}
