import { useEffect, useRef, useState } from "react";

/** Controls are dimmed after this time without a pointer movement, a touch or a key press. */
const QUIET_AFTER_MS = 2_000;

/**
 * Whether the controls of a playing video are dimmed.
 * @returns `wake` undims them, and starts the time anew
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
