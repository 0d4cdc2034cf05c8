import { useCallback, useEffect, useState } from "react";
import type { Day } from "#domain/days.ts";
import type { AnyCode } from "#app/copy/errors.ts";
import { toAppError } from "./errors.ts";
import type { AppError } from "./errors.ts";

export type Loaded<T> =
  | { state: "loading" }
  | { state: "ready"; value: T }
  | { state: "failed"; error: AppError };

const MAY_PASS: readonly AnyCode[] = ["offline", "timeout", "unavailable", "unexpected"];

/** Whether the same read may succeed later; an older answer is then better than an error. */
export const mayPass = ({ code }: AppError): boolean => MAY_PASS.includes(code);

const isAnswered = <T>(of: { key: string; result: Loaded<T> }, key: string) =>
  of.key === key && of.result.state === "ready";

/**
 * Runs a read when the screen appears and whenever `key` changes; `again` repeats it. An answer
 * that comes after the screen has gone, or after a newer question, is dropped. `initial` is a value
 * that was read before the screen appeared. Where `day` is given (`useToday`), what was read is read
 * again when the day changes: the older answer is shown until the new one has come, and also where it
 * can't be read.
 */
export function useLoad<T>(
  key: string,
  read: () => Promise<T>,
  initial?: T,
  day: Day | null = null,
): Loaded<T> & { again: () => void } {
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<{ key: string; result: Loaded<T> }>({
    key,
    result: initial === undefined ? { state: "loading" } : { state: "ready", value: initial },
  });
  const [firstDay] = useState(day);
  const isGiven = initial !== undefined && loaded.key === key && round === 0 && day === firstDay;
  useEffect(() => {
    if (isGiven) return undefined;
    let isCurrent = true;
    read().then(
      (value) => isCurrent && setLoaded({ key, result: { state: "ready", value } }),
      (error: unknown) =>
        isCurrent &&
        setLoaded((before) =>
          day !== firstDay && isAnswered(before, key) && mayPass(toAppError(error))
            ? before
            : { key, result: { state: "failed", error: toAppError(error) } },
        ),
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the read
  }, [key, round, day]);
  const again = useCallback(() => {
    setLoaded({ key, result: { state: "loading" } });
    setRound((n) => n + 1);
  }, [key]);
  const result: Loaded<T> = loaded.key === key ? loaded.result : { state: "loading" };
  return { ...result, again };
}
