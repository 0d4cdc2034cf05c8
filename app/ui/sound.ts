import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "#app/device/web-storage.ts";
import { PLAIN_URLS } from "./media-urls.ts";
import type { SignedUrls } from "./media-urls.ts";
import { watchVoice } from "./voice-level.ts";

const STORAGE_KEY = "muted";
const EFFECT_VOLUME = 0.7;
/** Sounds of touch are softer: a voice speaks over them. */
const TOUCH_VOLUME = 0.4;
const listeners = new Set<() => void>();

const readMuted = () => readStored("local", STORAGE_KEY) === "true";

export function setMuted(muted: boolean): void {
  writeStored("local", STORAGE_KEY, String(muted));
  voice().muted = muted;
  if (muted) stopEffects();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const isMuted = readMuted;

/** Is everything silent? Remembered on this device. */
export const useMuted = () => useSyncExternalStore(subscribe, readMuted, () => false);

let voiceElement: HTMLAudioElement | null = null;
/** The one voice: a new line ends the last one, so nobody talks over anybody. */
export function voice(): HTMLAudioElement {
  voiceElement ??= new Audio();
  return voiceElement;
}

/** Which reading is under way; a later one, or a stop, makes the earlier ones fall silent. */
let reading = 0;
let effectEndsAt = 0;

interface VoiceOptions {
  /** Runs with the index of each line as it begins, and with null at the end. */
  onLine?: (index: number | null) => void;
  /** Where the lines are fetched from. */
  media?: SignedUrls;
}

/**
 * Says lines one after the other, after an effect that still sounds. Silent when muted, when there
 * is nothing to say, or when the browser wants a tap first.
 * @returns a function that is true while these lines are being spoken
 */
export function playVoice(
  lines: string | null | readonly (string | null)[],
  { onLine, media = PLAIN_URLS }: VoiceOptions = {},
): () => boolean {
  const thisReading = ++reading;
  const element = voice();
  element.pause();
  const queue = [lines].flat();
  const isMine = () => reading === thisReading;
  let isOver = false;
  const end = () => {
    isOver = true;
    onLine?.(null);
  };
  const sayFrom = (index: number) => {
    if (!isMine()) return;
    const url = queue[index];
    if (url === undefined) return end();
    if (url === null) return sayFrom(index + 1);
    element.addEventListener("ended", () => sayFrom(index + 1), { once: true });
    const say = async (src: string) => {
      element.src = src;
      element.muted = readMuted();
      try {
        await element.play();
        if (!isMine()) return;
        onLine?.(index);
        watchVoice(element);
      } catch (error) {
        // Renews an expired URL. Not after NotAllowedError: the browser requires a tap first.
        if (isMine() && (error as DOMException).name === "NotSupportedError") await media.renew();
        if (!isMine()) return;
        const fresh = media.urlOf(url);
        if (fresh === src) end();
        else await say(fresh);
      }
    };
    void say(media.urlOf(url));
  };
  const waitMs = effectEndsAt - performance.now();
  if (waitMs > 0) setTimeout(() => sayFrom(0), waitMs);
  else sayFrom(0);
  return () => isMine() && !isOver;
}

/** The element that speaks; null before the first line. */
export const currentVoice = () => voiceElement;

export function stopVoice(): void {
  reading++;
  voiceElement?.pause();
}

let context: AudioContext | null = null;
const buffers = new Map<string, Promise<AudioBuffer>>();
const sounding = new Set<AudioBufferSourceNode>();

/** The one audio graph; the first tap wakes it, and it stays awake. */
function effectContext(): AudioContext {
  if (context === null) {
    context = new AudioContext();
    const wake = () => void context?.resume();
    for (const event of ["pointerup", "keydown"] as const)
      document.addEventListener(event, wake, { once: true, capture: true });
  }
  return context;
}

const load = (url: string) => {
  const loading =
    buffers.get(url) ??
    fetch(url)
      .then((response) => response.arrayBuffer())
      .then((bytes) => effectContext().decodeAudioData(bytes));
  buffers.set(url, loading);
  loading.catch(() => buffers.delete(url)); // a net that was cut may be back next time
  return loading;
};

/** Fetches an effect ahead, so that it sounds with the tap and not after it. */
export const prepareEffects = (...urls: string[]): void =>
  urls.forEach((url) => void load(url).catch(() => undefined));

/** Starts a sound once it is loaded, if it is still wanted then. `onStart` gets its length in ms. */
function sound(
  url: string,
  volume: number,
  isWanted: () => boolean,
  onStart: (ms: number) => void,
) {
  load(url).then(
    (buffer) => {
      const graph = effectContext();
      if (graph.state !== "running" || readMuted() || !isWanted()) return;
      const source = graph.createBufferSource();
      const gain = graph.createGain();
      gain.gain.value = volume;
      source.buffer = buffer;
      source.connect(gain).connect(graph.destination);
      source.addEventListener("ended", () => sounding.delete(source));
      sounding.add(source);
      source.start();
      onStart(buffer.duration * 1000);
    },
    () => undefined,
  );
}

/** Plays an effect; a voice that speaks stops first, so nothing plays over it. */
export function playEffect(url: string): void {
  if (readMuted()) return;
  stopVoice();
  const readingBefore = reading;
  sound(
    url,
    EFFECT_VOLUME,
    () => reading === readingBefore,
    (ms) => {
      effectEndsAt = performance.now() + ms;
    },
  );
}

/** A sound of touch that is not loaded within this long is left out: it would come after the touch. */
const TOUCH_WAIT_MS = 100;

/** Plays the short, soft sound of a thing that is touched. A voice goes on, and waits for nothing. */
export function playTouch(url: string): void {
  if (readMuted()) return;
  const since = performance.now();
  sound(
    url,
    TOUCH_VOLUME,
    () => performance.now() - since < TOUCH_WAIT_MS,
    () => undefined,
  );
}

function stopEffects(): void {
  for (const source of sounding) source.stop();
  effectEndsAt = 0;
}
