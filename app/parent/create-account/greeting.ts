import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { GREETING_SLOT_S } from "#domain/constants.ts";
import type { Greeting } from "#app/data/family/spoken-name.ts";

/**
 * Plays the greeting with the welcome video and follows its pause, restart and seek. A whole greeting
 * replaces the video's first sentences. A name alone is played before them: until it ends, the video is
 * muted and its first part plays slower.
 */
export function useGreeting(
  screen: RefObject<HTMLElement | null>,
  greeting: Greeting | null,
  isMuted: boolean,
): void {
  const muted = useRef(isMuted);
  useEffect(() => {
    muted.current = isMuted;
  }, [isMuted]);
  useEffect(() => {
    const video = screen.current?.querySelector("video");
    if (greeting === null || !video) return;
    const voice = new Audio(greeting.url);
    const follow = () => {
      const at = placeOf(greeting, video, voice);
      video.muted = muted.current || at !== null;
      voice.muted = muted.current;
      video.playbackRate = greeting.isNameAlone && at !== null ? BEFORE_S / lengthOf(voice) : 1;
      if (at === null || video.paused || at >= lengthOf(voice)) return voice.pause();
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
    // At once, not with the video's next event.
    const goOn = () => {
      if (!greeting.isNameAlone) return;
      video.playbackRate = 1;
      video.muted = muted.current;
    };
    voice.addEventListener("ended", goOn);
    // A voice that can't be played leaves the video its own.
    const giveUp = () => {
      for (const event of events) video.removeEventListener(event, follow);
      video.playbackRate = 1;
      video.muted = muted.current;
    };
    voice.addEventListener("error", giveUp);
    return () => {
      giveUp();
      voice.pause();
      URL.revokeObjectURL(greeting.url);
    };
  }, [screen, greeting]);
}

const OUT_OF_STEP_S = 0.3;
/** Seconds of the video that play while a name alone is spoken: less than before its first sentence. */
const BEFORE_S = GREETING_SLOT_S.from / 2;
/** Length of a name's recording in seconds, until the browser knows it. */
const ABOUT_S = 1.5;

const lengthOf = (voice: HTMLAudioElement) =>
  Number.isFinite(voice.duration) ? voice.duration : ABOUT_S;

/** Where in the greeting the voice is at this time of the video, in seconds; null: not its turn. */
function placeOf(
  { isNameAlone }: Greeting,
  video: HTMLVideoElement,
  voice: HTMLAudioElement,
): number | null {
  if (isNameAlone) {
    // The time of the recording: the video's is too coarse at a low playback rate.
    const isOver = voice.ended && video.currentTime > 0;
    const isItsTurn = video.currentTime < GREETING_SLOT_S.from && !isOver;
    return isItsTurn ? (video.currentTime === 0 ? 0 : voice.currentTime) : null;
  }
  const { from, to } = GREETING_SLOT_S;
  const at = video.currentTime - from;
  // Until its length is known it takes the slot.
  const length = Number.isFinite(voice.duration) ? voice.duration : to - from;
  return at >= 0 && at < Math.max(length, to - from) ? at : null;
}
