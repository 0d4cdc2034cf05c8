import { describe, expect, it } from "vitest";
import { createThreads } from "#server/authoring/parser/threads.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { ClientGone } from "#server/platform/jobs/turns.ts";
import type { Turn } from "#server/platform/jobs/turns.ts";
import { turnOf } from "#tests/support/turn.ts";

const MODULE = new URL("../support/thread-for-tests.ts", import.meta.url);
const LIMITS = {
  threads: 1,
  waiting: 4,
  waitingOfOwner: 2,
  deadlineMs: 1000,
  memoryMb: 32,
  idleMs: 5000,
};

/** Threads whose time passes where the test says so. */
function threads(limits: Partial<typeof LIMITS> = {}) {
  const timers = new Set<{ ms: number; run(): void }>();
  const run = createThreads(MODULE, { ...LIMITS, ...limits }, (ms, work) => {
    const timer = { ms, run: work };
    timers.add(timer);
    return () => timers.delete(timer);
  });
  return {
    run: (task: string, ...args: unknown[]) => run(turnOf(), { task, args }),
    runFor: (turn: Turn, task: string, ...args: unknown[]) => run(turn, { task, args }),
    waitingFor: () => [...timers].map(({ ms }) => ms),
    /** All timers of this length end. */
    pass(length: number) {
      for (const timer of [...timers].filter(({ ms }) => ms === length)) {
        timers.delete(timer);
        timer.run();
      }
    },
  };
}

const outcome = (job: Promise<unknown>) =>
  job.catch((error: unknown) => (error instanceof ApiError ? error.code : "failed"));

describe("a thread that reads authors' files", () => {
  it("is ended when a file takes longer than its deadline: that file is refused, the next one is read (T-1400)", async () => {
    const { run, pass, waitingFor } = threads();
    const slow = outcome(run("never"));
    const next = run("echo", "read");
    expect(waitingFor()).toEqual([LIMITS.deadlineMs]);
    pass(LIMITS.deadlineMs);
    expect(await slow).toBe("upload_too_heavy");
    expect(await next).toBe("read");
  });

  it.each([
    ["throws where nobody listens", "crash", "failed"],
    ["ends the thread", "exit", "failed"],
    ["takes more memory than a thread has", "fillMemory", "upload_too_heavy"],
  ])("fails one file alone, which %s (T-1401)", async (_what, task, code) => {
    const { run } = threads({ threads: 2 });
    const [bad, beside, after] = [outcome(run(task)), run("echo", "beside"), run("echo", "after")];
    expect(await bad).toBe(code);
    expect([await beside, await after, await run("echo", "later")]).toEqual([
      "beside",
      "after",
      "later",
    ]);
  });

  it("lets so many files of an author wait; a further one is told to try again, and is read then (T-1402)", async () => {
    const { run, pass } = threads();
    const slow = outcome(run("never"));
    const waiting = Array.from({ length: LIMITS.waitingOfOwner }, (_, n) => run("echo", n));
    expect(await outcome(run("echo", "too many"))).toBe("uploads_busy");
    pass(LIMITS.deadlineMs);
    await slow;
    expect(await Promise.all(waiting)).toEqual([0, 1]);
    expect(await run("echo", "again")).toBe("again");
  });

  it("counts a file's time from when it is read, not while it waits (T-1403)", async () => {
    const { run, pass, waitingFor } = threads();
    const slow = outcome(run("never"));
    const next = outcome(run("never"));
    pass(LIMITS.deadlineMs);
    await slow;
    expect(waitingFor()).toEqual([LIMITS.deadlineMs]);
    pass(LIMITS.deadlineMs);
    expect(await next).toBe("upload_too_heavy");
  });

  it("keeps the code and the facts of a refusal, and ends when it is unused (T-1404)", async () => {
    const { run, pass, waitingFor } = threads();
    await expect(run("refuse")).rejects.toMatchObject({
      code: "course_file_refused",
      facts: { reason: "no_zip" },
    });
    expect(waitingFor()).toEqual([LIMITS.idleMs]);
    pass(LIMITS.idleMs);
    expect(waitingFor()).toEqual([]);
    expect(await run("echo", "again")).toBe("again");
  });

  it("leaves the other thread to other authors, whatever one author has waiting (T-1612)", async () => {
    const { run, runFor, pass } = threads({ threads: 2 });
    const slow = outcome(run("never"));
    const next = run("echo", "ann's next");
    expect(await runFor(turnOf("ben"), "echo", "ben's")).toBe("ben's");
    expect(await runFor(turnOf("ben"), "echo", "ben's next")).toBe("ben's next");
    pass(LIMITS.deadlineMs);
    expect(await slow).toBe("upload_too_heavy");
    expect(await next).toBe("ann's next");
  });

  it("stops reading a file whose author's page has gone, and reads the next one (T-1613)", async () => {
    const { run, runFor, waitingFor } = threads();
    const [page, other] = [new AbortController(), new AbortController()];
    const running = runFor(turnOf("ann", page.signal), "never");
    const waiting = runFor(turnOf("ben", other.signal), "echo", "left");
    const next = run("echo", "read");
    const told = [
      expect(waiting).rejects.toThrow(ClientGone),
      expect(running).rejects.toThrow(ClientGone),
    ];
    other.abort();
    page.abort();
    expect(await next).toBe("read");
    await Promise.all(told);
    expect(waitingFor()).toEqual([LIMITS.idleMs]);
  });
});
