import { useEffect, useMemo, useRef } from "react";
import { QUIZ_FEEDBACK_MS } from "#domain/constants.ts";
import {
  actSort,
  attemptsOf,
  helpFor,
  isSolved,
  restoreSort,
  thingOrder,
} from "#domain/slides/sort/play.ts";
import type { SortAct, SortState } from "#domain/slides/sort/play.ts";
import type { SortSlide } from "#domain/slides/sort/sort.ts";
import { quiz as verdicts } from "#app/copy/child.ts";
import { sort as words } from "#app/copy/slides/sort/child.ts";
import { lineFor } from "#app/read-aloud/lines.ts";
import { isReadTo } from "#app/read-aloud/useReadAloud.ts";
import { useMediaAddresses } from "#app/ui/media-urls.ts";
import { playEffect, playVoice, prepareEffects } from "#app/ui/sound.ts";
import { effects } from "../../effects.ts";
import { useKeptReducer } from "../useKeptReducer.ts";
import type { SlideProps } from "../view.ts";

export function useSort({
  slide,
  kidAge,
  memory,
  onAttempt,
}: Pick<SlideProps<SortSlide>, "slide" | "kidAge" | "memory" | "onAttempt">) {
  const { state, dispatch, round, finish } = useKeptReducer(
    memory,
    slide.id,
    (now: SortState, act: SortAct) => actSort(slide, now, act),
    (kept) => restoreSort(slide, kept),
  );
  const order = useMemo(() => thingOrder(slide, memory.seed, round), [slide, memory.seed, round]);
  const media = useMediaAddresses();
  const hasActed = useRef(false);
  const solved = isSolved(state);

  useEffect(() => {
    prepareEffects(effects.correct, effects.oops);
    const names = isReadTo(kidAge) ? slide.baskets.map(({ audio_url }) => audio_url) : [];
    playVoice([slide.question_audio_url, ...names], { media });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each slide
  }, [slide.id, slide.question_audio_url, kidAge]);

  // A try is followed by its sound, then by the reason.
  useEffect(() => {
    const { last } = state;
    if (last === null || !hasActed.current) return;
    playEffect(last.isRight ? effects.correct : effects.oops);
    const why = slide.things[last.thing]?.why_audio_url ?? null;
    const verdict = lineFor(last.isRight ? verdicts.correct : verdicts.oops);
    const button = isReadTo(kidAge) ? lineFor(verdicts.continue) : null;
    const lines = solved
      ? [verdict, why, slide.done_audio_url, button]
      : [last.isRight ? null : verdict, why];
    const timer = setTimeout(() => playVoice(lines, { media }), QUIZ_FEEDBACK_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once per try
  }, [state.last]);

  /** Acts one after the other; what changes nothing is left out. */
  const act = (...acts: SortAct[]) => {
    let now = state;
    for (const next of acts) {
      const after = actSort(slide, now, next);
      if (after === now) continue;
      hasActed.current = true;
      dispatch(next);
      now = after;
    }
    const { last } = now;
    if (last === null || last === state.last) return;
    const isDone = isSolved(now);
    // A thing that lies right is no attempt: the child goes on.
    if (last.isRight && !isDone) return;
    const detail = `${last.thing}>${last.basket}`;
    onAttempt({ attempt: attemptsOf(now), correct: isDone, detail });
  };

  return {
    state,
    order,
    solved,
    finish,
    pick(thing: number) {
      if (state.held === thing) return act({ type: "put-down" });
      act({ type: "pick", thing });
      const name = slide.things[thing]?.audio_url ?? null;
      const help = helpFor(state, thing) === "together" ? lineFor(words.together) : null;
      playVoice([name, help], { media });
    },
    /** A basket without a thing to put into it says its name. */
    place(basket: number) {
      if (state.held === null) playVoice(slide.baskets[basket]?.audio_url ?? null, { media });
      else act({ type: "place", basket });
    },
    /** A thing that was dragged onto a basket. */
    drop: (thing: number, basket: number) =>
      act({ type: "pick", thing }, { type: "place", basket }),
    putDown: () => act({ type: "put-down" }),
    tryAgain() {
      if (state.last !== null) act({ type: "pick", thing: state.last.thing });
    },
    listen: () => playVoice(slide.question_audio_url, { media }),
  };
}
