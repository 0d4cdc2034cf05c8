import { useEffect, useMemo, useRef, useState } from "react";
import { answerOrder } from "#domain/slides/quiz/play.ts";
import type { QuizSlide } from "#domain/slides/quiz/quiz.ts";
import { quiz as words } from "#app/copy/child.ts";
import { check } from "#app/copy/slides/quiz/child.ts";
import { lineFor } from "#app/read-aloud/lines.ts";
import { loadWordMarks } from "#app/read-aloud/load-word-marks.ts";
import { isReadTo } from "#app/read-aloud/useReadAloud.ts";
import { afterPaint } from "#app/ui/after-paint.ts";
import { useSignedUrls } from "#app/ui/media-urls.ts";
import { scrollTo } from "#app/ui/scroll-to.ts";
import { playVoice } from "#app/ui/sound.ts";
import { rovingFocus } from "../activity/roving.ts";
import { touch } from "../activity/touch.ts";
import { useKeptReducer } from "../useKeptReducer.ts";
import type { SlideProps } from "../view.ts";

const onArrow = rovingFocus("[data-answers]", "[data-answer]");

/** The answer that the child gave; null while there is none. */
interface Given {
  choice: number | null;
}

/** A check as it is played: one answer, which is kept and sent, and says nothing. */
export function useCheck({
  slide: quiz,
  childAge,
  memory,
  onAttempt,
}: Pick<SlideProps<QuizSlide>, "slide" | "childAge" | "memory" | "onAttempt">) {
  const { state, dispatch, round, finish } = useKeptReducer<Given, number>(
    memory,
    quiz.id,
    (now, choice) => (now.choice === null ? { choice } : now),
    (kept) => {
      const { choice } = (kept ?? {}) as Partial<Record<keyof Given, unknown>>;
      const isAnswer = typeof choice === "number" && quiz.quiz_answers[choice] !== undefined;
      return { choice: isAnswer ? choice : null };
    },
  );
  const order = useMemo(() => answerOrder(quiz, memory.seed, round), [quiz, memory.seed, round]);
  /** Index of the answer that is being read aloud, or null. */
  const [readAnswer, setReadAnswer] = useState<number | null>(null);
  const feedbackRef = useRef<HTMLDivElement>(null);
  const media = useSignedUrls();

  const read = (answers: readonly number[]) => {
    const names = answers.map((index) => quiz.quiz_answers[index]?.audio_url ?? null);
    playVoice([lineFor(`${check.hint} ${check.heading}`), quiz.quiz_audio_url, ...names], {
      media,
      // Line 0 is the hint, line 1 the question.
      onLine: (line) => setReadAnswer(line ? (answers[line - 2] ?? null) : null),
    });
  };

  useEffect(
    () =>
      afterPaint(() => {
        loadWordMarks();
        read(isReadTo(childAge) ? order : []);
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each check, whatever an author changes in its words meanwhile
    [quiz.id, quiz.quiz_audio_url, childAge],
  );

  return {
    choice: state.choice,
    order,
    readAnswer,
    feedbackRef,
    finish,
    onArrow,
    readAll: () => read(order),
    choose(choice: number) {
      if (state.choice !== null) return;
      dispatch(choice);
      setReadAnswer(null);
      touch("pick");
      const correct = quiz.quiz_answers[choice]?.is_correct === true;
      onAttempt({ attempt: 1, correct, detail: String(choice) });
      afterPaint(() => {
        feedbackRef.current?.focus({ preventScroll: true });
        scrollTo(feedbackRef.current);
        playVoice([lineFor(check.thanks), isReadTo(childAge) ? lineFor(words.continue) : null], {
          media,
        });
      });
    },
  };
}
