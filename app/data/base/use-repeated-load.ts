import { useEffect, useRef } from "react";
import { onBackInView } from "./back-in-view.ts";
import { mayPass, useLoad } from "./use-load.ts";

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * `useLoad` for a part of a page that shows nothing and has no button where the read fails. After a
 * failure that may pass it reads again: after 5 s, then after twice as long each time up to a minute,
 * and at once when the device is online again or the page comes back into view.
 */
export function useRepeatedLoad<T>(
  ...args: Parameters<typeof useLoad<T>>
): ReturnType<typeof useLoad<T>> {
  const loaded = useLoad<T>(...args);
  const failures = useRef(0);
  const { state, again } = loaded;
  const isRepeated = loaded.state === "failed" && mayPass(loaded.error);
  useEffect(() => {
    if (state === "ready") failures.current = 0;
    if (!isRepeated) return undefined;
    const waitMs = Math.min(FIRST_WAIT_MS * 2 ** failures.current, LONGEST_WAIT_MS);
    failures.current += 1;
    const timer = setTimeout(again, waitMs);
    window.addEventListener("online", again);
    const stop = onBackInView(again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", again);
      stop();
    };
  }, [state, isRepeated, again]);
  return loaded;
}
