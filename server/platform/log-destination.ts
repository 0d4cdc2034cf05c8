import { write as writeFile, writeSync } from "node:fs";
import type { DestinationStream } from "pino";

/** How many characters of the log are held while they can't be written. */
const MAX_WAITING = 1_000_000;
const RETRY_MS = 1_000;

type Write = (
  fd: number,
  bytes: Buffer,
  done: (error: Error | null, written: number) => void,
) => void;

export interface LogDestination extends DestinationStream {
  /** Tries once to write what waits; for the end of the process, and for fatal lines. */
  flushSync(): void;
  /** The same, as `logger.flush()` calls it. */
  flush(done: () => void): void;
}

/**
 * Writes the log outside of the event loop. Where it can't be written, such as on a full disk, lines
 * wait and are tried again each second; what does not fit any more is lost and counted. Pino's own
 * destination throws its error at nobody, which ends the process, or waits for room in the loop.
 *
 * @param fd an open file, pipe or terminal
 * @param onLost gets the number of lost lines, once the log can be written again
 * @param write as the system does it; a test has its own
 */
export function openLogDestination(
  fd: number,
  onLost: (lines: number) => void,
  write: Write = writeFile,
): LogDestination {
  let waiting = "";
  /** What the last write left, which may begin within a character. */
  let rest = Buffer.alloc(0);
  let lost = 0;
  let isScheduled = false;
  const takeAll = () => {
    const bytes = Buffer.concat([rest, Buffer.from(waiting)]);
    rest = Buffer.alloc(0);
    waiting = "";
    return bytes;
  };
  const schedule = (next: () => void) => {
    if (isScheduled) return;
    isScheduled = true;
    next();
  };
  const writeNext = () => {
    const bytes = takeAll();
    write(fd, bytes, (error, written) => {
      isScheduled = false;
      rest = bytes.subarray(error === null ? written : 0);
      if (error !== null) schedule(() => setTimeout(writeNext, RETRY_MS).unref());
      else if (rest.length + waiting.length > 0) schedule(() => setImmediate(writeNext));
      if (error === null && lost > 0) {
        const lines = lost;
        lost = 0;
        onLost(lines);
      }
    });
  };
  const flushSync = () => {
    try {
      writeSync(fd, takeAll());
    } catch {
      // The process is ending: what could not be written is lost.
    }
  };
  return {
    write(line) {
      if (rest.length + waiting.length + line.length > MAX_WAITING) lost++;
      else {
        waiting += line;
        schedule(() => setImmediate(writeNext));
      }
    },
    flushSync,
    flush(done) {
      flushSync();
      done();
    },
  };
}
