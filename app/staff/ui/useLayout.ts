import { useMediaQuery } from "./useMediaQuery.ts";

/** wide: three columns. middle: two, with tabs in the second. narrow: one, with tabs. */
export type Layout = "wide" | "middle" | "narrow";

/** The phone is a column, not a tab. */
const WIDE = "(min-width: 1200px)";
/** The slides and one further column have room. */
const MIDDLE = "(min-width: 720px)";

/** How many columns the window has room for. */
export function useLayout(): Layout {
  const isWide = useMediaQuery(WIDE);
  const isMiddle = useMediaQuery(MIDDLE);
  if (isWide) return "wide";
  return isMiddle ? "middle" : "narrow";
}
