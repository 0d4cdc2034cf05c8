import { useEffect, useReducer, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { SLIDE_FADE_MS, SLIDE_LEAVE_MS } from "#domain/constants.ts";
import type { LessonVersion } from "#domain/content/content.ts";
import { playerReducer, playerStart } from "#domain/learning/player.ts";
import type { Slide } from "#domain/slides/registry.ts";
import { player as words } from "#app/copy/child.ts";
import { prefersStill } from "#app/ui/reduced-motion.ts";
import { playVoice, stopVoice } from "#app/ui/sound.ts";
import { withLines } from "#app/read-aloud/recorded-lines.ts";
import { isReadTo } from "#app/read-aloud/useReadAloud.ts";
import type { SlideMemory } from "./slides/memory.ts";
import { viewOf } from "./slides/registry.ts";
import type { Attempt, SlideKeys } from "./slides/view.ts";
import { useMediaReady } from "./useMediaReady.ts";

export interface LessonPlayerProps {
  lesson: LessonVersion;
  /** Index of the slide to begin at. */
  startAt: number;
  /** Another value begins anew at `startAt` in the same elements, for the builder's preview. */
  round?: string | undefined;
  /** False in the builder's preview, where a new slide must not take the focus from the editor. */
  takesFocus?: boolean;
  childAge: number;
  memory: SlideMemory;
  /** Saves the progress. The player waits for it before it moves, and shows a failure. */
  onMove: (slide: number) => Promise<unknown>;
  onFinish: () => void;
  /** Called for Back on the first slide. */
  onLeave: () => void;
  /** Learning events. The player does not wait for them. */
  onEvent: (event: PlayerEvent) => void;
}

type PlayerEvent = { slideId: string } & (
  | { name: "slide_viewed"; slide: number }
  | { name: "answer_tried"; attempt: Attempt }
  | { name: "heard" | "captions_on" | "captions_off" }
);

/** A quiz that a lesson opens on is shown with its pictures before the next clip is loaded. */
const CLIP_AFTER_MS = 1_000;

export function useLessonPlayer({
  lesson,
  startAt,
  round,
  onMove,
  onFinish,
  onLeave,
  onEvent,
  childAge,
  takesFocus = true,
}: Omit<LessonPlayerProps, "memory">) {
  const { slides } = lesson;
  const [kept, dispatch] = useReducer(playerReducer, playerStart(startAt, slides.length));
  // Not `useAction`: nothing is disabled while it saves, and another round forgets a failure.
  const [problem, setProblem] = useState<string | null>(null);
  const [endedSlide, setEndedSlide] = useState<string | null>(null);
  const [wonSlide, setWonSlide] = useState<string | null>(null);
  const [shownRound, setShownRound] = useState(round);
  // The kept slide is one of the last round's lesson, and may be past the end of this round's lesson.
  const state = shownRound === round ? kept : playerStart(startAt, slides.length);
  if (shownRound !== round) {
    setShownRound(round);
    dispatch({ type: "begin", slide: startAt, slides: slides.length });
    setProblem(null);
    setEndedSlide(null);
    setWonSlide(null);
  }
  const isSaving = useRef(false);
  const keysRef = useRef<SlideKeys>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const slide = slides[state.slide] as Slide; // the reducer keeps the index inside the lesson
  const canContinue = useMediaReady(slides[state.slide + 1]);

  useEffect(() => {
    if (takesFocus) headingRef.current?.focus({ preventScroll: true });
  }, [state.slide, takesFocus]);

  const stage = state.move?.stage;
  useEffect(() => {
    if (stage === undefined) return;
    const isLeaving = stage === "leaving";
    const timer = setTimeout(
      () => dispatch({ type: isLeaving ? "left" : "arrived" }),
      prefersStill() ? 0 : isLeaving ? SLIDE_LEAVE_MS : SLIDE_FADE_MS,
    );
    return () => clearTimeout(timer);
  }, [stage]);

  useEffect(() => stopVoice, [state.slide, round]);

  useEffect(() => {
    onEvent({ name: "slide_viewed", slideId: slide.id, slide: state.slide });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once per slide
  }, [slide.id]);

  // On a slide without a clip the video element already loads the next one.
  const clipOf = (other: Slide) => viewOf(other).clip?.(other) ?? null;
  const clips = slides.map(clipOf);
  const showsClip = clips[state.slide] !== null;
  const [isClipDue, setIsClipDue] = useState(showsClip);
  if (shownRound !== round) setIsClipDue(showsClip);
  useEffect(() => {
    const timer = setTimeout(() => setIsClipDue(true), CLIP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [round]);
  const clip =
    clips.slice(state.slide).find((other) => other !== null) ??
    clips.findLast((other) => other !== null) ??
    null;
  const clipEnded = () => {
    setEndedSlide(slide.id);
    // Reads the button's label to children who cannot read it.
    if (isReadTo(childAge)) withLines((find) => playVoice(find(words.next)));
  };
  const onAttempt = (attempt: Attempt) => {
    // A check never shows whether its answer is right.
    if (attempt.correct && viewOf(slide).hidesResult !== true) setWonSlide(slide.id);
    onEvent({ name: "answer_tried", slideId: slide.id, attempt });
  };

  /**
   * Saves before it moves, so that the slide on the screen is never ahead of the saved progress
   * (R-LES-11).
   */
  const move = async (target: number, go: () => void) => {
    if (isSaving.current || state.move !== null) return;
    isSaving.current = true;
    setProblem(null);
    try {
      await onMove(target);
      go();
    } catch {
      setProblem(words.saveFailed);
    } finally {
      isSaving.current = false;
    }
  };

  const next = () => {
    const isLast = state.slide === slides.length - 1;
    void move(isLast ? state.slide : state.slide + 1, () => {
      dispatch({ type: "next" });
      if (isLast) onFinish();
    });
  };
  const back = () => {
    if (state.slide === 0) onLeave();
    else void move(state.slide - 1, () => dispatch({ type: "back" }));
  };

  /**
   * Keyboard shortcuts of the whole lesson. Keys that the focused element uses itself are ignored.
   */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnButton =
      event.target instanceof HTMLElement && event.target.closest("button") !== null;
    if (keysRef.current?.(event.key.toLowerCase(), event.currentTarget, isOnButton) === true)
      event.preventDefault();
  };

  return {
    slide,
    index: state.slide,
    /** How the slide moves; undefined: it stands still. */
    stage,
    autoPlay: state.slide !== startAt,
    clip: isClipDue || showsClip ? clip : null,
    onEnded: clipEnded,
    showsClip,
    hasEnded: endedSlide === slide.id,
    isWon: wonSlide === slide.id,
    canContinue,
    problem,
    headingRef,
    keysRef,
    next,
    back,
    onKeyDown,
    onAttempt,
    onReadAloud: () => onEvent({ name: "heard", slideId: slide.id }),
    captionsSet: (isOn: boolean) =>
      onEvent({ name: isOn ? "captions_on" : "captions_off", slideId: slide.id }),
  };
}
