import { openSync } from "node:fs";
import * as fs from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openLogDestination } from "#server/platform/log-destination.ts";

vi.mock("node:fs", { spy: true });

const LINE = `${"x".repeat(999)}\n`;
const MB = 1_000_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A disk that has no room until it is freed, and keeps what was written. */
function fullDisk() {
  let isFull = true;
  const kept: string[] = [];
  const noRoom = () => Object.assign(new Error("no room"), { code: "ENOSPC" });
  const written = vi.mocked(fs.write).mockImplementation(((
    _fd: number,
    bytes: Buffer,
    done: (error: Error | null, written: number) => void,
  ) => {
    // Some of it fits before the disk is full.
    if (!isFull) kept.push(bytes.toString());
    setImmediate(() => (isFull ? done(noRoom(), 0) : done(null, bytes.length)));
  }) as typeof fs.write);
  return { written, kept, free: () => (isFull = false) };
}

it("a log that can't be written keeps some lines, counts those that are lost, and goes on when there is room (T-1011)", async () => {
  const disk = fullDisk();
  const lost: number[] = [];
  const log = openLogDestination(1, (lines) => lost.push(lines));
  for (let n = 0; n < 3_000; n++) log.write(LINE);
  await expect.poll(() => disk.written.mock.calls.length).toBe(1);
  await new Promise((next) => setImmediate(next));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(disk.written).toHaveBeenCalledTimes(2);
  expect(disk.written.mock.calls.every(([, bytes]) => bytes.length <= MB)).toBe(true);
  expect(lost).toEqual([]);
  disk.free();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(() => lost).toEqual([2_000]);
  expect(disk.kept.join("")).toBe(LINE.repeat(1_000));
  log.write("after\n");
  await expect.poll(() => disk.kept.at(-1)).toBe("after\n");
});

it("at the end of the process, a log that can't be written is left: nothing waits for room (T-1011)", () => {
  const log = openLogDestination(openSync("/dev/full", "w"), () => undefined);
  log.write(LINE);
  expect(() => log.flushSync()).not.toThrow();
});
