import { useEffect, useRef } from "react";
import type { DecideSlide } from "#domain/slides/decide/decide.ts";
import {
  actDecide,
  answersTo,
  canDecide,
  detailOf,
  replyToAnswer,
  restoreDecide,
  stepsOf,
  verdictOn,
} from "#domain/slides/decide/play.ts";
import type { DecideAct, DecideState } from "#domain/slides/decide/play.ts";
import { isReadTo } from "#app/read-aloud/useReadAloud.ts";
import { afterPaint } from "#app/ui/after-paint.ts";
import { useSignedUrls } from "#app/ui/media-urls.ts";
import { playVoice } from "#app/ui/sound.ts";
import { touch } from "../activity/touch.ts";
import { useKeptReducer } from "../useKeptReducer.ts";
import type { SlideProps } from "../view.ts";

type Lines = (string | null)[];

/** Recordings to play in order when a stage, a time or a reply is shown. */
function linesOf(slide: DecideSlide, state: DecideState, isYoung: boolean): Lines {
  const names = isYoung ? slide.options.map(({ audio_url }) => audio_url) : [];
  switch (state.stage) {
    case "favorite":
      return [slide.favorite_audio_url, ...names];
    case "choosing":
      return state.isOver ? [slide.over_reply_audio_url] : [slide.question_audio_url, ...names];
    case "seeing": {
      const steps = stepsOf(slide, state.chosen);
      const step = steps[state.step];
      if (step === undefined) return [];
      const chosen = state.chosen.flatMap((option) => slide.options[option] ?? []);
      const waits = state.step === 0 ? chosen.map((option) => option.waits_audio_url) : [];
      const isLast = state.step === steps.length - 1;
      const worse = isLast ? chosen.map((option) => option.worse_why_audio_url) : [];
      const time = slide[`time_${step.time}_audio_url`];
      return [time, ...step.lines.map(({ line }) => line.url), ...waits, ...worse];
    }
    case "costing": {
      if (state.answer !== null) return [replyToAnswer(slide, state).url];
      const asked = isYoung ? answersTo(slide, state) : [];
      const offered = asked.map(({ of, index }) =>
        of === "option" ? slide.options[index]?.audio_url : slide.costs[index]?.audio_url,
      );
      return [slide.cost_audio_url, ...offered.map((url) => url ?? null)];
    }
    case "again":
      return [slide.again_audio_url];
    case "done":
      return [slide.done_audio_url];
  }
}

/** A decision as it is played: its state, which the device keeps, its voices, and what was chosen as an event. */
export function useDecide({
  slide,
  childAge,
  memory,
  onAttempt,
}: Pick<SlideProps<DecideSlide>, "slide" | "childAge" | "memory" | "onAttempt">) {
  const { state, dispatch, finish } = useKeptReducer(
    memory,
    slide.id,
    (now: DecideState, act: DecideAct) => actDecide(slide, now, act),
    (kept) => restoreDecide(slide, kept),
  );
  const media = useSignedUrls();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const feedbackRef = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  const { stage, step, answer, isOver } = state;
  const isJudged = answer !== null || isOver;

  useEffect(
    () =>
      afterPaint(() => {
        playVoice(linesOf(slide, state, isReadTo(childAge)), { media });
        if (!hasActed.current) return;
        const target = isJudged || stage === "done" ? feedbackRef.current : headingRef.current;
        target?.focus({ preventScroll: true });
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for what is shown newly
    [slide.id, stage, step, answer, isOver],
  );

  const act = (next: DecideAct) => {
    const after = actDecide(slide, state, next);
    if (after === state) return;
    hasActed.current = true;
    dispatch(next);
    touch(next.type === "pick" ? "pick" : next.type === "decide" ? "clink" : "put");
    if (next.type === "decide") onAttempt({ attempt: after.decisions, detail: detailOf(state) });
  };

  return {
    state,
    act,
    finish,
    headingRef,
    feedbackRef,
    steps: stepsOf(slide, state.chosen),
    answers: answersTo(slide, state),
    verdict: verdictOn(slide, state),
    reply: replyToAnswer(slide, state),
    canDecide: canDecide(state),
    listen: () => playVoice(linesOf(slide, state, true), { media }),
  };
}
