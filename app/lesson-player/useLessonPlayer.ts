import { useEffect, useReducer, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { SLIDE_FADE_MS } from "#domain/constants.ts";
import { unknownSlideKind } from "#domain/content/content.ts";
import type { LessonVersion, Slide, VideoSlide } from "#domain/content/content.ts";
import { playerReducer, playerStart } from "#domain/learning/player.ts";
import { player as words } from "#app/copy/child.ts";
import { useMediaAddresses } from "#app/ui/media-urls.ts";
import { isMuted, playVoice, setMuted, stopVoice } from "#app/ui/sound.ts";
import type { PlayerVideo } from "#app/ui/useVideoPlayer.ts";
import type { AnswerTried } from "./useQuiz.ts";
import { lineFor } from "#app/read-aloud/lines.ts";
import { isReadTo } from "#app/read-aloud/useReadAloud.ts";
import { useMediaReady } from "./useMediaReady.ts";

export interface LessonPlayerProps {
  lesson: LessonVersion;
  /** Index of the slide to begin at. */
  startAt: number;
  /** False in the builder's preview, where a new slide must not take the focus from the editor. */
  takesFocus?: boolean;
  kidAge: number;
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
  | { name: "answer_tried"; tried: AnswerTried }
  | { name: "heard" | "captions_on" | "captions_off" }
);

/** A quiz that a lesson opens on is shown with its pictures before the next clip is loaded. */
const CLIP_AFTER_MS = 1_000;

const toPlayerVideo = (slide: VideoSlide): PlayerVideo => ({
  src: slide.video_url ?? "",
  captions: slide.captions_url,
  poster: slide.poster_url,
  alt: slide.alt,
});

export function useLessonPlayer({
  lesson,
  startAt,
  onMove,
  onFinish,
  onLeave,
  onEvent,
  kidAge,
  takesFocus = true,
}: LessonPlayerProps) {
  const { slides } = lesson;
  const [state, dispatch] = useReducer(playerReducer, playerStart(startAt, slides.length));
  const [problem, setProblem] = useState<string | null>(null);
  const [endedSlide, setEndedSlide] = useState<string | null>(null);
  const isSaving = useRef(false);
  const media = useMediaAddresses();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const slide = slides[state.slide] as Slide; // the reducer keeps the index inside the lesson
  const canContinue = useMediaReady(slides[state.slide + 1]);

  useEffect(() => {
    if (takesFocus) headingRef.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => dispatch({ type: "arrived" }), SLIDE_FADE_MS);
    return () => clearTimeout(timer);
  }, [state.slide, takesFocus]);

  useEffect(() => stopVoice, [state.slide]);

  useEffect(() => {
    onEvent({ name: "slide_viewed", slideId: slide.id, slide: state.slide });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once per slide
  }, [slide.id]);

  // While a quiz is shown, the video element already loads the next clip.
  const [isClipDue, setIsClipDue] = useState(slide.type === "video");
  useEffect(() => {
    const timer = setTimeout(() => setIsClipDue(true), CLIP_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const clipSlide =
    slides.slice(state.slide).find((other) => other.type === "video") ??
    slides.findLast((other) => other.type === "video");

  /**
   * Saves before it moves, so that the slide on the screen is never ahead of the saved progress
   * (R-LES-11).
   */
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
    const inside = (selector: string) => event.currentTarget.querySelector<HTMLElement>(selector);
    const key = event.key.toLowerCase();
    const isOnButton =
      event.target instanceof HTMLElement && event.target.closest("button") !== null;
    switch (slide.type) {
      case "video":
        if ("rmc".includes(key) || (key === " " && !isOnButton))
          inside("[data-stage-surface]")?.dispatchEvent(
            new globalThis.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
          );
        else if (key === "arrowright" && canContinue) next();
        else if (key === "arrowleft") back();
        else return;
        break;
      case "quiz":
        if (/^[1-4]$/.test(key)) {
          const radios = event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]');
          radios[Number(key) - 1]?.click();
        } else if (key === "r") playVoice(slide.quiz_audio_url, { media });
        else if (key === "m") setMuted(!isMuted());
        else return;
        break;
      default:
        return unknownSlideKind(slide);
    }
    event.preventDefault();
  };

  return {
    slide,
    index: state.slide,
    isMoving: state.moving,
    autoPlay: state.slide !== startAt,
    clip:
      clipSlide === undefined || !(isClipDue || slide.type === "video")
        ? null
        : toPlayerVideo(clipSlide),
    hasEnded: endedSlide === slide.id,
    canContinue,
    problem,
    headingRef,
    clipEnded() {
      setEndedSlide(slide.id);
      // Reads the button's label to children who cannot read it.
      if (isReadTo(kidAge)) playVoice(lineFor(words.next));
    },
    next,
    back,
    onKeyDown,
    answerTried: (tried: AnswerTried) =>
      onEvent({ name: "answer_tried", slideId: slide.id, tried }),
    onReadAloud: () => onEvent({ name: "heard", slideId: slide.id }),
    captionsSet: (isOn: boolean) =>
      onEvent({ name: isOn ? "captions_on" : "captions_off", slideId: slide.id }),
  };
}
