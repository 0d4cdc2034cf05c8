import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { GREETING_SLOT_S, VOICE_TIMEOUT_MS } from "#domain/constants.ts";
import { fetchWelcomeAudio } from "#app/data/wire/functions.ts";

/**
 * The spoken greeting as a URL for a player, or null: too late, not there, not allowed. Never
 * throws.
 */
export async function askForGreeting(signupId: string | null): Promise<string | null> {
  try {
    const blob = await fetchWelcomeAudio(signupId, AbortSignal.timeout(VOICE_TIMEOUT_MS));
    return blob === null ? null : URL.createObjectURL(blob);
  } catch {
    console.warn("welcome audio failed; going on without it");
    return null;
  }
}

/**
 * Lets the greeting speak in the video's first sentences: the video's own sound is off from the
 * slot's beginning until the greeting has ended, and the greeting follows the video's pause,
 * restart and seek.
 */
export function useGreeting(
  screen: RefObject<HTMLElement | null>,
  greeting: string | null,
  isMuted: boolean,
): void {
  const muted = useRef(isMuted);
  useEffect(() => {
    muted.current = isMuted;
  }, [isMuted]);
  useEffect(() => {
    const video = screen.current?.querySelector("video");
    if (greeting === null || !video) return;
    const voice = new Audio(greeting);
    const follow = () => {
      const at = video.currentTime - GREETING_SLOT_S.from;
      // Until its length is known it takes the slot.
      const length = Number.isFinite(voice.duration)
        ? voice.duration
        : GREETING_SLOT_S.to - GREETING_SLOT_S.from;
      const isItsTurn = at >= 0 && at < Math.max(length, GREETING_SLOT_S.to - GREETING_SLOT_S.from);
      video.muted = muted.current || isItsTurn;
      voice.muted = muted.current;
      if (!isItsTurn || video.paused || at >= length) return voice.pause();
      if (Math.abs(voice.currentTime - at) > OUT_OF_STEP_S) voice.currentTime = at;
      if (voice.paused) voice.play().catch(() => undefined);
    };
    const events = [
      "play",
      "playing",
      "pause",
      "seeking",
      "seeked",
      "timeupdate",
      "ended",
      "volumechange",
    ] as const;
    for (const event of events) video.addEventListener(event, follow);
    // A voice that can't be played leaves the video its own.
    const giveUp = () => {
      for (const event of events) video.removeEventListener(event, follow);
      video.muted = muted.current;
    };
    voice.addEventListener("error", giveUp);
    return () => {
      giveUp();
      voice.pause();
      URL.revokeObjectURL(greeting);
    };
  }, [screen, greeting]);
}

const OUT_OF_STEP_S = 0.3;
