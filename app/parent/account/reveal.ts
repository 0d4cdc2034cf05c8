import { createContext, useContext, useEffect } from "react";

/** Opens the group that something is folded into; outside of one there is nothing to open. */
export const Reveal = createContext<() => void>(() => undefined);

/** Opens the group around what reports this error. */
export function useRevealedError(error: object | null): void {
  const reveal = useContext(Reveal);
  useEffect(() => {
    if (error !== null) reveal();
  }, [error, reveal]);
}
