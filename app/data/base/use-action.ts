import { useRef, useState } from "react";
import { toAppError } from "./errors.ts";
import type { AppError } from "./errors.ts";

export interface Action<Args extends unknown[]> {
  /** Starts the work; does nothing while an earlier call is still running. */
  run: (...args: Args) => void;
  /** For `disabled` of the buttons and fields that belong to the action. */
  busy: boolean;
  /** What went wrong the last time; null while it runs, and after a success. */
  error: AppError | null;
  /** Forgets the error, for example when the input changes. */
  reset: () => void;
}

/**
 * Something that a press starts: a form that is sent, a button that saves. What follows a success
 * belongs into `work`. An AppError that `work` throws before it returns its promise (bad input) is
 * shown without `busy`. With `leaves`, a success leads away from the screen: `busy` then stays
 * true, so that nobody can press again while the next page loads.
 */
export function useAction<Args extends unknown[]>(
  work: (...args: Args) => Promise<unknown>,
  { leaves = false }: { leaves?: boolean } = {},
): Action<Args> {
  const [state, setState] = useState<{ busy: boolean; error: AppError | null }>(IDLE);
  // A second press may come before React has drawn the result of the first.
  const isRunning = useRef(false);
  const end = (error: AppError | null) => {
    isRunning.current = false;
    setState({ busy: false, error });
  };
  const run = (...args: Args) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      const running = work(...args);
      setState({ busy: true, error: null });
      running.then(
        () => leaves || end(null),
        (error: unknown) => end(toAppError(error)),
      );
    } catch (error) {
      end(toAppError(error));
    }
  };
  return { ...state, run, reset: () => setState(({ busy }) => ({ busy, error: null })) };
}

const IDLE = { busy: false, error: null };
