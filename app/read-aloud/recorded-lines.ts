import { useEffect, useSyncExternalStore } from "react";
import { currentLines, subscribeToLines } from "./line-store.ts";

let loading: Promise<unknown> | null = null;

/**
 * Loads the list of recordings: it is a file of its own, because a first slide is shown without it.
 * A load that failed is retried by the next call.
 */
const load = () =>
  (loading ??= import("./lines.ts").catch(() => {
    loading = null;
  }));

/** Hands over the function that finds recordings, at once if it is loaded; never if it can't be. */
export function withLines(use: (find: NonNullable<ReturnType<typeof currentLines>>) => void): void {
  const now = currentLines();
  if (now !== null) return use(now);
  void load().then(() => {
    const loaded = currentLines();
    if (loaded !== null) use(loaded);
  });
}

/** The function that finds recordings; one that finds none where the list can't be loaded. */
export async function linesOrNone(): Promise<NonNullable<ReturnType<typeof currentLines>>> {
  if (currentLines() === null) await load();
  return currentLines() ?? (() => null);
}

/** The recording of a text, null without one; undefined until the list of recordings is loaded. */
export function useLine(words: string): string | null | undefined {
  const find = useSyncExternalStore(subscribeToLines, currentLines, currentLines);
  useEffect(() => {
    if (find === null) void load();
  }, [find]);
  return find?.(words);
}
