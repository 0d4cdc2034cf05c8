import { useEffect } from "react";
import type { RefObject } from "react";

/** Unfolds settings in which a colleague changed the same field. */
export function useOpenForClash(
  folded: RefObject<HTMLDetailsElement | null>,
  clashes: object | null,
): void {
  const isClash = clashes !== null;
  useEffect(() => {
    if (isClash) folded.current?.setAttribute("open", "");
  }, [isClash, folded]);
}
