import { useSyncExternalStore } from "react";
import { watchVoice } from "./voice-level.ts";

const STORAGE_KEY = "muted";
const listeners = new Set<() => void>();

const readMuted = () => {
  try {
    return localStorage.getItem(STORAGE_KEY) === "true";
  } catch {
    return false;
  }
};

export function setMuted(muted: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(muted));
  } catch {
    // A browser without storage forgets the choice; it still holds for this page through the elements below.
  }
  voice().muted = muted;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Is everything silent? Remembered on this device. */
export const useMuted = () => useSyncExternalStore(subscribe, readMuted, () => false);

let voiceElement: HTMLAudioElement | null = null;
/** The one voice: a new line ends the last one, so nobody talks over anybody. */
function voice(): HTMLAudioElement {
  voiceElement ??= new Audio();
  return voiceElement;
}

/** Says a line; silent when muted, when there is none, or when the browser wants a tap first. */
export function playVoice(url: string | null): void {
  const element = voice();
  element.pause();
  if (url === null) return;
  element.src = url;
  element.muted = readMuted();
  element.play().then(
    () => watchVoice(element),
    () => undefined,
  );
}

export function stopVoice(): void {
  voiceElement?.pause();
}

export function playEffect(url: string): void {
  if (readMuted()) return;
  const effect = new Audio(url);
  effect.volume = 0.7;
  effect.play().catch(() => undefined);
}
