import { useEffect, useRef, useState } from "react";

/** Controls go pale when nobody has moved, touched or pressed anything for this long. */
const QUIET_AFTER_MS = 2_000;

/**
 * Are the controls of a playing film pale?
 * @returns `wake` shows them again, for a while
 */
export function useQuietControls(isPlaying: boolean): { isQuiet: boolean; wake: () => void } {
  const [isDue, setDue] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = () => {
    clearTimeout(timer.current);
    setDue(false);
    if (isPlaying) timer.current = setTimeout(() => setDue(true), QUIET_AFTER_MS);
  };
  useEffect(() => {
    wake();
    return () => clearTimeout(timer.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `wake` reads `isPlaying` alone
  }, [isPlaying]);
  return { isQuiet: isPlaying && isDue, wake };
}
