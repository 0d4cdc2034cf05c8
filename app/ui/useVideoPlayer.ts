import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent, PointerEvent } from "react";
import { RESTART_ZONE_SHARE } from "#domain/constants.ts";
import { readStored, writeStored } from "#app/device/web-storage.ts";
import { useFileUrl, useSignedUrls } from "./media-urls.ts";
import { useCaptions } from "./useCaptions.ts";
import { setMuted, stopVoice, useMuted } from "./sound.ts";

export interface PlayerVideo {
  src: string;
  captions: string | null;
  poster: string | null;
  /** Description of the video for screen readers. */
  alt: string;
  /** Stands over the poster until it plays. */
  title?: string | undefined;
  /** Too large to be fetched before it plays. */
  isLarge?: boolean | undefined;
  /** Second at which it goes on at once, when it takes the place of another that was playing. */
  resume?: number | undefined;
}

/** `ready`: the video can play and waits for a tap. */
export type VideoPlayerState = "loading" | "ready" | "playing" | "paused" | "ended" | "failed";

const CAPTIONS_KEY = "captions";
const CHIP_MS = 1200;

const readCaptions = () => readStored("local", CAPTIONS_KEY) !== "off";

/** Stores whether this device shows captions, from the next video on. */
export const setCaptions = (areOn: boolean) =>
  void writeStored("local", CAPTIONS_KEY, areOn ? "on" : "off");

/** True if a tap at this x of the video's box restarts it: the left 30 % (R-LES-4). */
export function isRestartZone(x: number, box: { left: number; width: number }): boolean {
  return x - box.left < box.width * RESTART_ZONE_SHARE;
}

interface VideoPlayerOptions {
  giveUpMs?: number | undefined;
  onCaptions?: ((isOn: boolean) => void) | undefined;
  /** Called in place of the failure when the file can't be fetched: another one comes. */
  onFailed?: (() => void) | undefined;
  /** Called before it begins again. */
  onRestart?: (() => void) | undefined;
  /** The picture over it waits for the child: taps and keys do not play it. */
  waits?: boolean | undefined;
}

export function useVideoPlayer(
  video: PlayerVideo,
  autoPlay: boolean,
  onEnded: () => void,
  { giveUpMs, onCaptions, onFailed, onRestart, waits }: VideoPlayerOptions = {},
) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const fillRef = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<VideoPlayerState>("loading");
  const [restartedChip, setRestartedChip] = useState(false);
  const [captionsOn, setCaptionsOn] = useState(readCaptions);
  const muted = useMuted();
  const media = useSignedUrls();
  /** Grows when the clip's URL was refused and renewed. */
  const [round, setRound] = useState(0);
  const src = useFileUrl(video.src, round) ?? "";
  const captions = useFileUrl(video.captions, round);
  const poster = useFileUrl(video.poster, round);
  const captionLines = useCaptions(videoRef, captions, captionsOn);
  const latest = useRef(video.src);
  latest.current = video.src;
  /** Does it play, or wait to? A clip that breaks is paused by the browser, not by the child. */
  const wantsToPlay = useRef(false);
  /** Where the clip goes on once it comes from its fresh URL. */
  const resumeAt = useRef<{ seconds: number; plays: boolean } | null>(null);

  // Clips share one element, so that the browser keeps its permission to play sound.
  const [shown, setShown] = useState(video.src);
  const [hasBegun, setBegun] = useState(false);
  if (shown !== video.src) {
    setShown(video.src);
    setState("loading");
    setBegun(false);
    resumeAt.current = video.resume !== undefined ? { seconds: video.resume, plays: true } : null;
    wantsToPlay.current = false;
  }

  useEffect(() => {
    if (videoRef.current) videoRef.current.muted = muted;
  }, [muted]);

  useEffect(() => {
    const pauseWhenHidden = () => {
      if (document.hidden) videoRef.current?.pause();
    };
    document.addEventListener("visibilitychange", pauseWhenHidden);
    return () => document.removeEventListener("visibilitychange", pauseWhenHidden);
  }, []);

  useEffect(() => {
    if (!restartedChip) return;
    const timer = setTimeout(() => setRestartedChip(false), CHIP_MS);
    return () => clearTimeout(timer);
  }, [restartedChip]);

  const play = () => {
    stopVoice();
    wantsToPlay.current = true;
    videoRef.current?.play().catch((error: DOMException) => {
      if (error.name !== "NotAllowedError") return;
      wantsToPlay.current = false;
      setState("ready");
    });
  };

  const canPlay = () => {
    if (state !== "loading") return;
    const goesOn = resumeAt.current?.plays;
    resumeAt.current = null;
    // What goes on shows no sign to play in between.
    if (goesOn !== true) setState("ready");
    if (goesOn ?? autoPlay) play();
  };

  /**
   * The clip can't be fetched. Where its URL has ended it goes on from a fresh one, at the same
   * second.
   */
  const renewOrFail = async () => {
    setState("loading");
    await media.renew();
    const element = videoRef.current;
    if (element === null || latest.current !== video.src) return;
    if (media.urlOf(video.src) === src) return onFailed ? onFailed() : setState("failed");
    const seconds = element.currentTime;
    resumeAt.current = { seconds, plays: wantsToPlay.current || (autoPlay && seconds === 0) };
    setRound((n) => n + 1);
  };

  useEffect(() => {
    // A clip that became ready before React attached its listeners fires no second event.
    if ((videoRef.current?.readyState ?? 0) >= HTMLMediaElement.HAVE_FUTURE_DATA) canPlay();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once per clip
  }, [video.src]);

  useEffect(() => {
    if (giveUpMs === undefined || state !== "loading") return;
    const timer = setTimeout(canPlay, giveUpMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the timer starts when the clip begins to load
  }, [giveUpMs, state]);

  useEffect(() => {
    // A clip that was preloaded during a quiz starts when its slide is shown.
    if (autoPlay && state === "ready") play();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs only when the slide is shown
  }, [autoPlay]);

  const restart = () => {
    const element = videoRef.current;
    if (element === null) return;
    element.currentTime = 0;
    setRestartedChip(true);
    onRestart?.();
    play();
  };

  const toggle = () => {
    const element = videoRef.current;
    if (element === null || waits) return;
    if (state === "ended" && onRestart) return restart();
    // While playback is still starting, the button shows 'play', so a tap must not pause.
    if (element.paused || state === "ready") play();
    else element.pause();
  };

  const toggleCaptions = () => {
    setCaptions(!captionsOn);
    setCaptionsOn(!captionsOn);
    onCaptions?.(!captionsOn);
  };

  const preload: "metadata" | "auto" = video.isLarge && !autoPlay ? "metadata" : "auto";
  const isStarted = state === "playing" || state === "paused" || state === "ended";

  return {
    hasBegun,
    videoRef,
    fillRef,
    preload,
    src,
    captions,
    captionLines,
    poster,
    state,
    muted,
    captionsOn,
    restartedChip,
    restart,
    toggleMuted: () => setMuted(!muted),
    toggleCaptions,
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const box = videoRef.current?.getBoundingClientRect();
      if (box === undefined || event.button !== 0) return;
      if (isStarted && isRestartZone(event.clientX, box)) restart();
      else toggle();
    },
    onKeyDown(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      if (key === " " || key === "enter") toggle();
      else if (key === "r") restart();
      else if (key === "m") setMuted(!muted);
      else if (key === "c") toggleCaptions();
      else return;
      event.preventDefault();
    },
    videoEvents: {
      onCanPlay: canPlay,
      onLoadedMetadata() {
        if (videoRef.current && resumeAt.current)
          videoRef.current.currentTime = resumeAt.current.seconds;
        // Nothing more is fetched of it until it plays.
        if (preload === "metadata") canPlay();
      },
      onPlaying() {
        setState("playing");
        setBegun(true);
      },
      onPause() {
        if (videoRef.current?.error === null) wantsToPlay.current = false;
        setState((now) => (now === "playing" ? "paused" : now));
      },
      onWaiting: () => setState((now) => (now === "playing" ? "loading" : now)),
      onError: () => void renewOrFail(),
      onEnded() {
        setState("ended");
        onEnded();
      },
      onTimeUpdate() {
        const element = videoRef.current;
        if (element && fillRef.current)
          fillRef.current.style.transform = `scaleX(${element.currentTime / (element.duration || 1)})`;
      },
    },
  };
}
