import { useSyncExternalStore } from "react";

const HOVER = "(hover: hover)";

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(HOVER);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** True where the author's main pointer can be over something without touching it. */
export const useHasHover = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(HOVER).matches);
