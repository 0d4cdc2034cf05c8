import { useEffect, useState } from "react";
import { prefersStill } from "#app/ui/reduced-motion.ts";

/**
 * Counts from `from` to `to` in `durationMs` and ends exactly at `to`. With reduced motion it shows
 * `to` at once.
 */
export function useCountUp(from: number, to: number | null, durationMs: number): number {
  const [shown, setShown] = useState(from);
  useEffect(() => {
    if (to === null) return;
    if (prefersStill()) {
      setShown(to);
      return;
    }
    const started = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, (now - started) / durationMs);
      setShown(Math.round(from + (to - from) * share));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [from, to, durationMs]);
  return shown;
}
