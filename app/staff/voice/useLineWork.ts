import { useEffect, useRef, useState } from "react";
import { voiceStudio as words } from "#app/copy/voice-studio.ts";
import { unreadWords } from "#app/data/authoring/speech.ts";
import { toAppError } from "#app/data/base/errors.ts";
import type { StudioLine } from "./studio-lines.ts";

export type LineWork =
  | { state: "idle"; message: string | null; isProblem: boolean }
  /** `n` of `of` lines is being worked on, from 1. */
  | { state: "busy"; what: "using" | "speaking"; n: number; of: number };

/**
 * Does a line's work; resolves to false if its words were changed meanwhile. Rejects; where the voice
 * can't read words of the line, the next one is worked on all the same.
 */
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
    const unread: string[] = [];
    const isDone = (line: StudioLine) =>
      doLine(line, stop.signal).catch((error: unknown) => {
        const found = unreadWords(error);
        if (found === null) throw error;
        unread.push(...found);
        return null;
      });
    try {
      for (const [index, line] of lines.entries()) {
        setWork({ state: "busy", what, n: index + 1, of: lines.length });
        const isSet = await isDone(line);
        if (stop.signal.aborted) return;
        if (isSet === true) done++;
        else if (isSet === false) changed++;
      }
      const message =
        changed > 0
          ? words.changed(changed)
          : unread.length > 0
            ? words.unread(done, unread)
            : words.done(done);
      setWork({ state: "idle", message, isProblem: changed + unread.length > 0 });
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
