import { useEffect, useRef } from "react";
import type { ChatSlide } from "#domain/slides/chat/chat.ts";
import {
  actChat,
  bubblesOf,
  isRead,
  nextStep,
  readingMs,
  restoreChat,
} from "#domain/slides/chat/play.ts";
import type { ChatAct, ChatState } from "#domain/slides/chat/play.ts";
import { isReadTo } from "#app/read-aloud/useReadAloud.ts";
import { afterPaint } from "#app/ui/after-paint.ts";
import { useSignedUrls } from "#app/ui/media-urls.ts";
import { prefersStill } from "#app/ui/reduced-motion.ts";
import { scrollTo } from "#app/ui/scroll-to.ts";
import { playVoice } from "#app/ui/sound.ts";
import { touch } from "../activity/touch.ts";
import { useKeptReducer } from "../useKeptReducer.ts";
import type { SlideProps } from "../view.ts";

/** A chat as it is read: messages come at reading speed, or at a tap; all at once where less motion is wanted. */
export function useChat({
  slide,
  childAge,
  memory,
  onAttempt,
}: Pick<SlideProps<ChatSlide>, "slide" | "childAge" | "memory" | "onAttempt">) {
  const { state, dispatch, finish } = useKeptReducer(
    memory,
    slide.id,
    (now: ChatState, act: ChatAct) => actChat(slide, now, act),
    (kept) => restoreChat(slide, kept),
  );
  const media = useSignedUrls();
  const endRef = useRef<HTMLDivElement>(null);
  const isSpoken = isReadTo(childAge);
  const bubbles = bubblesOf(slide, state);
  const last = bubbles.at(-1);
  const next = nextStep(slide, state);
  const isWaiting = next?.type === "message";
  const { shown } = state;

  useEffect(() => {
    playVoice(slide.heading_audio_url, { media });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each slide
  }, [slide.id]);

  useEffect(() => {
    const cancel = afterPaint(() => {
      if (shown > 0) scrollTo(endRef.current);
      if (isSpoken && last !== undefined) playVoice(last.line.url, { media });
    });
    if (!isWaiting) return cancel;
    const isStill = prefersStill();
    const wait = isStill || last === undefined ? 0 : readingMs(last);
    // For a child whose texts are read aloud, the next message comes at a tap, not by time.
    const goesOn = isStill || !isSpoken || last === undefined;
    const timer = goesOn
      ? setTimeout(() => dispatch({ type: isStill ? "all" : "next" }), wait)
      : undefined;
    return () => {
      cancel();
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each message
  }, [slide.id, shown, isWaiting]);

  return {
    bubbles,
    next,
    isRead: isRead(slide, state),
    endRef,
    finish,
    /** The next message at once. */
    goOn() {
      touch("put");
      dispatch({ type: "next" });
    },
    showAll: () => dispatch({ type: "all" }),
    say(message: number) {
      touch("pick");
      dispatch({ type: "say", message });
      onAttempt({ attempt: 1, detail: String(message) });
    },
    listen: () =>
      playVoice(
        bubbles.map(({ line }) => line.url),
        { media },
      ),
  };
}
