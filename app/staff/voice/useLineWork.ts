import { useEffect, useRef, useState } from "react";
import { voiceStudio as words } from "#app/copy/voice-studio.ts";
import { toAppError } from "#app/data/base/errors.ts";
import type { StudioLine } from "./studio-lines.ts";

export type LineWork =
  | { state: "idle"; message: string | null; isProblem: boolean }
  /** `n` of `of` lines is being worked on, from 1. */
  | { state: "busy"; what: "using" | "speaking"; n: number; of: number };

/** Does a line's work; resolves to false if its words were changed meanwhile. */
type DoLine = (line: StudioLine, signal: AbortSignal) => Promise<boolean>;

const IDLE: LineWork = { state: "idle", message: null, isProblem: false };

/** Works through lines one by one, until the last one, a failure, or a cancel. */
export function useLineWork() {
  // Not `useAction`: it can be cancelled, counts its lines, and says at the end how many are done.
  const [work, setWork] = useState<LineWork>(IDLE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (what: "using" | "speaking", lines: readonly StudioLine[], doLine: DoLine) => {
    const stop = new AbortController();
    running.current = stop;
    let done = 0;
    let changed = 0;
    try {
      for (const [index, line] of lines.entries()) {
        setWork({ state: "busy", what, n: index + 1, of: lines.length });
        const isSet = await doLine(line, stop.signal);
        if (stop.signal.aborted) return;
        if (isSet) done++;
        else changed++;
      }
      const message = changed === 0 ? words.done(done) : words.changed(changed);
      setWork({ state: "idle", message, isProblem: changed > 0 });
    } catch (error) {
      if (stop.signal.aborted) return;
      const message = words.stopped(done, toAppError(error).message);
      setWork({ state: "idle", message, isProblem: true });
    }
  };
  return {
    work,
    run,
    cancel() {
      running.current?.abort();
      setWork(IDLE);
    },
    /** Takes the message of the last work away. */
    reset: () => setWork((now) => (now.state === "idle" ? IDLE : now)),
  };
}
