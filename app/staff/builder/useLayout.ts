import { useSyncExternalStore } from "react";

/** wide: three columns. middle: two, with tabs in the second. narrow: one, with tabs. */
export type Layout = "wide" | "middle" | "narrow";

/** The phone is a column, not a tab. */
const WIDE = "(min-width: 1200px)";
/** The slides and one further column have room. */
const MIDDLE = "(min-width: 720px)";

const read = (): Layout => {
  if (window.matchMedia(WIDE).matches) return "wide";
  return window.matchMedia(MIDDLE).matches ? "middle" : "narrow";
};

function subscribe(listener: () => void): () => void {
  const queries = [WIDE, MIDDLE].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener("change", listener);
  return () => {
    for (const query of queries) query.removeEventListener("change", listener);
  };
}

/** How many columns the window has room for. */
export const useLayout = (): Layout => useSyncExternalStore(subscribe, read);
