import { useEffect, useSyncExternalStore } from "react";

/** Finds the recording of a text: its URL, or null. */
type FindLine = (words: string) => string | null;

let findLine: FindLine | null = null;
const listeners = new Set<() => void>();
let loading: Promise<unknown> | null = null;

/**
 * Loads the list of recordings: it is a file of its own, because a first slide is shown without it.
 * A load that failed is tried again by whoever asks next.
 */
const load = () =>
  (loading ??= import("./lines.ts").then(
    ({ lineFor }) => {
      findLine = lineFor;
      for (const notify of listeners) notify();
    },
    () => {
      loading = null;
    },
  ));

/** Hands the list over, at once if it is loaded; never if it cannot be loaded. */
export function withLines(use: (find: FindLine) => void): void {
  if (findLine !== null) return use(findLine);
  void load().then(() => findLine !== null && use(findLine));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const current = () => findLine;

/** The recording of a text; null also until the list of recordings is loaded. */
export function useLine(words: string): string | null {
  const find = useSyncExternalStore(subscribe, current, current);
  useEffect(() => {
    if (find === null) void load();
  }, [find]);
  return find?.(words) ?? null;
}
