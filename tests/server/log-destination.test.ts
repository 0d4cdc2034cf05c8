import { openSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openLogDestination } from "#server/platform/log-destination.ts";

const LINE = `${"x".repeat(999)}\n`;
const MB = 1_000_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "setImmediate"] }));
afterEach(() => void vi.useRealTimers());

/** A disk that has no room until it is freed, and keeps what was written. */
function fullDisk() {
  let isFull = true;
  const [tried, kept]: [number[], string[]] = [[], []];
  return {
    tried,
    kept,
    free: () => (isFull = false),
    write(_fd: number, bytes: Buffer, done: (error: Error | null, written: number) => void) {
      tried.push(bytes.length);
      if (!isFull) kept.push(bytes.toString());
      setImmediate(() => (isFull ? done(new Error("no room"), 0) : done(null, bytes.length)));
    },
  };
}

it("a log that can't be written keeps some lines, counts those that are lost, and goes on when there is room (T-1011)", async () => {
  const disk = fullDisk();
  const lost: number[] = [];
  const log = openLogDestination(1, (lines) => lost.push(lines), disk.write);
  for (let n = 0; n < 3_000; n++) log.write(LINE);
  await vi.advanceTimersByTimeAsync(2_500);
  log.write(LINE);
  expect(disk.tried).toEqual([MB, MB, MB]);
  expect([disk.kept, lost]).toEqual([[], []]);
  disk.free();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(lost).toEqual([2_001]);
  expect(disk.kept.join("")).toBe(LINE.repeat(1_000));
  log.write("after\n");
  await vi.advanceTimersByTimeAsync(10);
  expect(disk.kept.at(-1)).toBe("after\n");
});

it("a log that is written in pieces has whole lines, each once (T-1330)", async () => {
  const kept: Buffer[] = [];
  const log = openLogDestination(
    1,
    () => undefined,
    (_fd, bytes, done) => {
      kept.push(bytes.subarray(0, 7));
      setImmediate(() => done(null, Math.min(7, bytes.length)));
    },
  );
  const lines = Array.from({ length: 50 }, (_none, n) => `line ${n}: für Ünï\n`);
  for (const line of lines) {
    log.write(line);
    await vi.advanceTimersByTimeAsync(1);
  }
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Buffer.concat(kept).toString()).toBe(lines.join(""));
});

it("at the end of the process, a log that can't be written is left: nothing waits for room (T-1331)", () => {
  const log = openLogDestination(openSync("/dev/full", "w"), () => undefined);
  log.write(LINE);
  expect(() => log.flushSync()).not.toThrow();
});
