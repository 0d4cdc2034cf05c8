import { useSyncExternalStore } from "react";

/** Steps of loudness, so that a face is drawn anew only when it would look different. */
const STEPS = [0, 0.35, 0.65, 1];
const QUIET = 0.02;
const LOUD = 0.18;

let level = 0;
let analyser: AnalyserNode | null = null;
let isWatching = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How loud the voice is just now, 0..1 in four steps: the mouth follows it. */
export const useVoiceLevel = () =>
  useSyncExternalStore(
    subscribe,
    () => level,
    () => 0,
  );

/**
 * Listens to the voice's element while it plays. It is routed through the audio graph only when that is running:
 * a graph that waits for a tap would silence it.
 */
export function watchVoice(element: HTMLAudioElement): void {
  if (analyser === null) {
    const context = new AudioContext();
    if (context.state !== "running") {
      void context.close();
      return;
    }
    analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaElementSource(element).connect(analyser).connect(context.destination);
  }
  if (isWatching) return;
  isWatching = true;
  const samples = new Float32Array(analyser.fftSize);
  const look = () => {
    analyser?.getFloatTimeDomainData(samples);
    const loudness = Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
    isWatching = !element.paused && !element.ended;
    tell(isWatching ? stepOf(loudness) : 0);
    if (isWatching) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The nearest step for a loudness between quiet and loud. */
export function stepOf(loudness: number): number {
  const share = Math.max(0, Math.min(1, (loudness - QUIET) / (LOUD - QUIET)));
  return STEPS[Math.round(share * (STEPS.length - 1))] ?? 0;
}

function tell(next: number): void {
  if (next === level) return;
  level = next;
  for (const listener of listeners) listener();
}
