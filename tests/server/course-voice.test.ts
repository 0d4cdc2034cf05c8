import { fork } from "node:child_process";
import { readFile, stat, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import type { RunProgram } from "#server/platform/program.ts";
import { createCourseVoice, openCourseVoice, UnknownWords } from "#server/voice/course-voice.ts";
import { createWorkerProcess } from "#server/voice/worker-process.ts";
import { turnOf } from "#tests/support/turn.ts";
import type { WorkerProcess } from "#server/voice/worker-process.ts";

const PROGRAM = fileURLToPath(new URL("../support/voice-worker-for-tests.ts", import.meta.url));
const LIMITS = { waiting: 2, waitingOfOwner: 2, deadlineMs: 1000, idleMs: 5000 };

const opened: WorkerProcess[] = [];
afterEach(() => opened.splice(0).forEach((worker) => worker.stop()));

/** A worker whose time passes where the test says so. */
function startWorker(program = PROGRAM) {
  const timers = new Set<{ ms: number; run(): void }>();
  const worker = createWorkerProcess(
    () => fork(program, { execArgv: [], serialization: "advanced", silent: true }),
    LIMITS,
    (ms, work) => {
      const timer = { ms, run: work };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  );
  opened.push(worker);
  const say = async (text: string, signal?: AbortSignal) => {
    const answer = await worker.ask({ text, by: "pocket" }, turnOf("ann", signal));
    return "wave" in answer ? String(Buffer.from(answer.wave)) : answer;
  };
  return {
    worker,
    say,
    /** The id of the process, which speaks it. */
    async pid() {
      const said = await say("pid");
      return typeof said === "string" ? Number(said.split(" ")[0]) : Number.NaN;
    },
    /** All timers of this length end. */
    pass(length: number) {
      for (const timer of [...timers].filter(({ ms }) => ms === length)) {
        timers.delete(timer);
        timer.run();
      }
    },
  };
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe("the worker of the course voice", () => {
  it("speaks one line after the other in one process (T-1664)", async () => {
    const { say, pid } = startWorker();
    const id = await pid();
    expect(await Promise.all([say("one"), say("two")])).toEqual([
      `${id} pocket one`,
      `${id} pocket two`,
    ]);
  });

  it.each(["crash", "never"])(
    "that ends in the middle of a line (%s) fails this line alone, and speaks the next one anew (T-1665)",
    async (text) => {
      const { say, pid, pass } = startWorker();
      const id = await pid();
      const bad = say(text).catch((error: Error) => error.message);
      const next = say("next");
      if (text === "never") pass(LIMITS.deadlineMs);
      expect(await bad).toMatch(/ended|too long/);
      expect(await next).toMatch(/^\d+ pocket next$/);
      expect(await next).not.toContain(String(id));
    },
  );

  it("that is killed from outside while it speaks fails that line, and is started again (T-1666)", async () => {
    const { say, pid } = startWorker();
    const id = await pid();
    const bad = say("never").catch((error: Error) => error.message);
    process.kill(id, "SIGKILL");
    expect(await bad).toMatch("ended");
    expect(await pid()).not.toBe(id);
  });

  it("that can't be started fails each line, and blocks none (T-1667)", async () => {
    const { say } = startWorker("/nowhere/worker.ts");
    await expect(say("one")).rejects.toThrow();
    await expect(say("two")).rejects.toThrow();
  });

  it("lets two lines wait; a further one, and one that nobody waits for, is not spoken (T-1668)", async () => {
    const { say, pid, pass } = startWorker();
    await pid();
    const slow = say("never").catch((error: Error) => error.message);
    const gone = new AbortController();
    const [left, next] = [say("left", gone.signal), say("next")];
    await expect(say("more")).rejects.toThrow("Too many lines wait");
    gone.abort();
    await expect(left).rejects.toThrow();
    const room = say("room");
    pass(LIMITS.deadlineMs);
    await slow;
    expect([await next, await room]).toEqual([
      expect.stringContaining("next"),
      expect.stringContaining("room"),
    ]);
  });

  it("ends when nobody needed it for a while, and with the server (T-1669)", async () => {
    const { pid, pass, worker, say } = startWorker();
    const first = await pid();
    pass(LIMITS.idleMs);
    await expect.poll(() => isRunning(first)).toBe(false);
    const second = await pid();
    const open = say("never").catch((error: Error) => error.message);
    worker.stop();
    expect(await open).toBe("The server stops.");
    await expect.poll(() => isRunning(second)).toBe(false);
  });
});

/** ffmpeg that copies what it was given, or fails. */
function recorder() {
  const folders: string[] = [];
  const encoder = { fails: false };
  const run: RunProgram = async (_program, args) => {
    const [from, to] = [args[args.indexOf("-i") + 1] ?? "", args.at(-1) ?? ""];
    folders.push(to);
    if (to !== "-") await writeFile(to, await readFile(from));
    return { ended: encoder.fails ? "failed" : "ok", output: "", messages: "" };
  };
  return { voice: createCourseVoice(startWorker().worker, "/ffmpeg", run), folders, encoder };
}

describe("a line of the course voice", () => {
  it("is spoken by who says it and encoded, and leaves no files, also where that fails (T-545)", async () => {
    const { voice, folders, encoder } = recorder();
    expect(String(await voice.speak({ text: "Well done!", by: "glimm" }, turnOf()))).toMatch(
      /^\d+ glimm Well done!$/,
    );
    encoder.fails = true;
    await expect(voice.speak({ text: "Well done!", by: "glimm" }, turnOf())).rejects.toThrow(
      "ffmpeg failed",
    );
    for (const file of folders) {
      expect(file).not.toContain("done");
      await expect(stat(file)).rejects.toThrow("ENOENT");
    }
  });

  it("names the words that it can't read, in no message (T-1670)", async () => {
    const { voice } = recorder();
    const refused = await voice
      .speak({ text: "unknown", by: "pocket" }, turnOf())
      .catch((error) => error);
    expect(refused).toBeInstanceOf(UnknownWords);
    expect(refused.words).toEqual(["Zorp"]);
    expect(refused.message).not.toContain("Zorp");
    await expect(voice.speak({ text: "fail", by: "pocket" }, turnOf())).rejects.toThrow(
      "no memory",
    );
  });
});

it("there is no course voice where it is off, or not installed (T-1671)", () => {
  expect(openCourseVoice("off", "auto", "/")).toBeNull();
  expect(openCourseVoice("auto", "off", "/")).toBeNull();
  expect(openCourseVoice("auto", "auto", "/nowhere")).toBeNull();
});
