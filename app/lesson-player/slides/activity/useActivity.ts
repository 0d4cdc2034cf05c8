import { useEffect, useRef } from "react";
import { QUIZ_FEEDBACK_MS } from "#domain/constants.ts";
import type { ActivityRules, ActivityState } from "#domain/slides/activity/rules.ts";
import type { ActivityFields } from "#domain/slides/activity/fields.ts";
import { quiz as verdicts } from "#app/copy/child.ts";
import { lineFor } from "#app/read-aloud/lines.ts";
import { loadWordMarks } from "#app/read-aloud/load-word-marks.ts";
import { isReadTo } from "#app/read-aloud/useReadAloud.ts";
import { afterPaint } from "#app/ui/after-paint.ts";
import { useSignedUrls } from "#app/ui/media-urls.ts";
import { playEffect, playVoice, prepareEffects } from "#app/ui/sound.ts";
import { effects, touches } from "../../effects.ts";
import { useKeptReducer } from "../useKeptReducer.ts";
import type { SlideProps } from "../view.ts";

type Asked = { id: string } & ActivityFields;

/**
 * One activity as it is played: its state, which the device keeps; attempts for the learning
 * events; sounds and voices. The rules are pure and in `domain/slides`.
 * @param names recordings of things, places and buttons, read after the question: to a young child, or on demand
 */
export function useActivity<Slide extends Asked, State extends ActivityState, Act>(
  {
    slide,
    childAge,
    memory,
    onAttempt,
  }: Pick<SlideProps<Slide>, "slide" | "childAge" | "memory" | "onAttempt">,
  rules: ActivityRules<NoInfer<Slide>, State, Act>,
  names: readonly (string | null)[],
) {
  const { state, dispatch, round, finish } = useKeptReducer(
    memory,
    slide.id,
    (now: State, act: Act) => rules.act(slide, now, act),
    (kept) => rules.restore(slide, kept),
  );
  const media = useSignedUrls();
  const hasActed = useRef(false);
  const isReplying = useRef<() => boolean>(() => false);
  const isSolved = rules.isSolved(slide, state);
  const reply = state.last === null ? null : rules.replyTo(slide, state);

  const read = (after: readonly (string | null)[]) =>
    playVoice([slide.question_audio_url, ...after], { media });

  useEffect(() => {
    prepareEffects(effects.correct, effects.oops, ...Object.values(touches));
    loadWordMarks();
    read(isReadTo(childAge) ? names : []);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each slide
  }, [slide.id, slide.question_audio_url, childAge]);

  // A try is followed by its sound, then by the reason.
  useEffect(() => {
    const { last } = state;
    if (last === null || reply === null || !hasActed.current) return;
    const verdict = lineFor(last.isRight ? verdicts.correct : verdicts.oops);
    const button = isReadTo(childAge) ? lineFor(verdicts.continue) : null;
    const lines = isSolved
      ? [verdict, reply.url, slide.done_audio_url, button]
      : [last.isRight ? null : verdict, reply.url];
    let timer: ReturnType<typeof setTimeout> | undefined;
    // React runs the effects of a tap before it paints: sounds come after what was done is seen.
    const cancel = afterPaint(() => {
      playEffect(last.isRight ? effects.correct : effects.oops);
      timer = setTimeout(() => {
        isReplying.current = playVoice(lines, { media });
      }, QUIZ_FEEDBACK_MS);
    });
    return () => {
      cancel();
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once per try
  }, [state.last]);

  const pending = useRef<(() => void) | null>(null);
  /** Speaks after the frame that shows what was done; of several in one frame the last one. */
  const speakNext = (speak: () => unknown) => {
    pending.current?.();
    pending.current = afterPaint(() => void speak());
  };
  useEffect(() => () => pending.current?.(), []);

  return {
    state,
    round,
    isSolved,
    reply,
    finish,
    /** Reads the question and, one after the other, what there is to choose from. */
    readAll: (things: readonly (string | null)[] = []) => read([...things, ...names]),
    /** Plays recordings, after what was done is seen; null where there is none. */
    say: (...lines: (string | null)[]) => speakNext(() => playVoice(lines, { media })),
    /** Plays recordings of what was moved or set; a reply that is being spoken goes on instead. */
    mention(...lines: (string | null)[]) {
      if (lines.every((line) => line === null)) return;
      speakNext(() => {
        if (!isReplying.current()) playVoice(lines, { media });
      });
    },
    /**
     * Acts one after the other; what changes nothing is left out. A right step that does not solve
     * the slide is no attempt: the child goes on. Returns the state after the acts.
     */
    act(...acts: readonly Act[]): State {
      let now = state;
      for (const next of acts) {
        const after = rules.act(slide, now, next);
        if (after === now) continue;
        hasActed.current = true;
        dispatch(next);
        now = after;
      }
      if (now.last === null || now.last === state.last) return now;
      const correct = rules.isSolved(slide, now);
      if (now.last.isRight && !correct) return now;
      onAttempt({ attempt: rules.attemptsOf(slide, now), correct, detail: rules.detailOf(now) });
      return now;
    },
  };
}
