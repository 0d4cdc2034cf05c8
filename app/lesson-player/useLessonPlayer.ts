import { useEffect, useReducer, useRef, useState } from "react";
import { SLIDE_FADE_MS } from "#domain/constants.ts";
import type { Slide, VideoSlide } from "#domain/content.ts";
import { playerReducer, playerStart } from "#domain/player.ts";
import { player as words } from "#app/copy/kid.ts";
import { stopVoice } from "#app/ui/sound.ts";
import type { StageVideo } from "#app/ui/useStage.ts";
import type { LessonPlayerProps } from "./LessonPlayer.tsx";
import { useMediaReady } from "./useMediaReady.ts";

const toStageVideo = (slide: VideoSlide): StageVideo => ({
  src: slide.video_url ?? "",
  captions: slide.captions_url,
  poster: slide.poster_url,
  alt: slide.alt,
});

export function useLessonPlayer({ lesson, startAt, onMove, onFinish, onLeave }: LessonPlayerProps) {
  const { slides } = lesson;
  const [state, dispatch] = useReducer(playerReducer, playerStart(startAt, slides.length));
  const [problem, setProblem] = useState<string | null>(null);
  const [endedSlide, setEndedSlide] = useState<string | null>(null);
  const isSaving = useRef(false);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const slide = slides[state.slide] as Slide; // the reducer keeps the index inside the lesson
  const canContinue = useMediaReady(slides[state.slide + 1]);

  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => dispatch({ type: "arrived" }), SLIDE_FADE_MS);
    return () => clearTimeout(timer);
  }, [state.slide]);

  useEffect(() => stopVoice, [state.slide]);

  // While a quiz is shown, the element already holds the clip that comes next.
  const clipSlide = slides.slice(state.slide).find((other) => other.type === "video") ?? slides.findLast((other) => other.type === "video");

  /** Saves first, moves then: what the child sees is what the server knows. */
  const move = async (target: number, go: () => void) => {
    if (isSaving.current || state.moving) return;
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

  return {
    slide,
    index: state.slide,
    isMoving: state.moving,
    autoPlay: state.slide !== startAt,
    clip: clipSlide === undefined ? null : toStageVideo(clipSlide),
    hasEnded: endedSlide === slide.id,
    canContinue,
    problem,
    headingRef,
    clipEnded: () => setEndedSlide(slide.id),
    next() {
      const isLast = state.slide === slides.length - 1;
      void move(isLast ? state.slide : state.slide + 1, () => {
        dispatch({ type: "next" });
        if (isLast) onFinish();
      });
    },
    back() {
      if (state.slide === 0) onLeave();
      else void move(state.slide - 1, () => dispatch({ type: "back" }));
    },
  };
}
