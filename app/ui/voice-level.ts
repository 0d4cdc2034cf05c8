import { useSyncExternalStore } from "react";

/** Levels of loudness. Few, so that the mascot re-renders only if its mouth changes visibly. */
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

/** Loudness of the voice that is playing, 0 to 1 in four steps; drives the mascot's mouth. */
export const useVoiceLevel = () =>
  useSyncExternalStore(
    subscribe,
    () => level,
    () => 0,
  );

/**
 * Measures the loudness of the voice element while it plays. The element is connected to an
 * AudioContext only if that is running, because a suspended one would silence it.
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
  const measure = () => {
    analyser?.getFloatTimeDomainData(samples);
    const loudness = Math.sqrt(
      samples.reduce((sum, value) => sum + value * value, 0) / samples.length,
    );
    isWatching = !element.paused && !element.ended;
    setLevel(isWatching ? stepOf(loudness) : 0);
    if (isWatching) requestAnimationFrame(measure);
  };
  requestAnimationFrame(measure);
}

/** The step nearest to a loudness (root mean square of the samples). */
export function stepOf(loudness: number): number {
  const share = Math.max(0, Math.min(1, (loudness - QUIET) / (LOUD - QUIET)));
  return STEPS[Math.round(share * (STEPS.length - 1))] ?? 0;
}

function setLevel(next: number): void {
  if (next === level) return;
  level = next;
  for (const listener of listeners) listener();
}
