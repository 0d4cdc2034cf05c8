import { useCallback, useEffect, useState } from "react";
import { toAppError } from "./errors.ts";
import type { AppError } from "./errors.ts";

export type Loaded<T> =
  | { state: "loading" }
  | { state: "ready"; value: T }
  | { state: "failed"; error: AppError };

/**
 * Runs a read when the screen appears and whenever `key` changes; `again` repeats it. An answer
 * that comes after the screen has gone, or after a newer question, is dropped. `initial` is a value
 * that was read before the screen appeared.
 */
export function useLoad<T>(
  key: string,
  read: () => Promise<T>,
  initial?: T,
): Loaded<T> & { again: () => void } {
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<{ key: string; result: Loaded<T> }>({
    key,
    result: initial === undefined ? { state: "loading" } : { state: "ready", value: initial },
  });
  const isGiven = initial !== undefined && loaded.key === key && round === 0;
  useEffect(() => {
    if (isGiven) return undefined;
    let isCurrent = true;
    read().then(
      (value) => isCurrent && setLoaded({ key, result: { state: "ready", value } }),
      (error: unknown) =>
        isCurrent && setLoaded({ key, result: { state: "failed", error: toAppError(error) } }),
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the read
  }, [key, round]);
  const again = useCallback(() => {
    setLoaded({ key, result: { state: "loading" } });
    setRound((n) => n + 1);
  }, [key]);
  const result: Loaded<T> = loaded.key === key ? loaded.result : { state: "loading" };
  return { ...result, again };
}
