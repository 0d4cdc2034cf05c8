import type { ChildProcess } from "node:child_process";
import { ClientGone, createTurns } from "#server/platform/jobs/turns.ts";
import type { Turn } from "#server/platform/jobs/turns.ts";
import type { WorkerAnswer, WorkerLine } from "./worker-messages.ts";

interface Limits {
  /** Lines that wait while another is spoken; a further one is refused. */
  waiting: number;
  /** The same of one owner. */
  waitingOfOwner: number;
  /** From the start of a line until its process is ended, in ms. */
  deadlineMs: number;
  /** An unused process is ended after this time, in ms: it holds 300 MB. */
  idleMs: number;
}

/** Runs something later, unless it is cancelled by the function that comes back. */
type After = (ms: number, run: () => void) => () => void;

interface Running {
  id: number;
  resolve(answer: WorkerAnswer): void;
  reject(error: unknown): void;
}

export interface WorkerProcess {
  /**
   * Rejects where the process ends or is late, where too many lines wait, and with ClientGone when
   * nobody waits for it any more. Owners take turns. A line that nobody waits for is not begun.
   */
  ask(line: WorkerLine, turn: Turn): Promise<WorkerAnswer>;
  /** Ends the process; every line that is open fails. */
  stop(): void;
}

/**
 * A process that speaks one line at a time. It is started for the first line, and again after it has
 * ended: whatever ends it fails the line that it was speaking alone.
 */
export function createWorkerProcess(
  start: () => ChildProcess,
  limits: Limits,
  after: After,
): WorkerProcess {
  const enqueue = createTurns({ ...limits, atOnce: 1 });
  let child: ChildProcess | null = null;
  let running: Running | null = null;
  let isStopped = false;
  let cancelTimer = () => undefined as void;
  let lastId = 0;

  /** Forgets this process, once, and ends it; its line fails. */
  function end(ended: ChildProcess, reason: Error) {
    if (child !== ended) return;
    child = null;
    cancelTimer();
    ended.kill("SIGKILL");
    const line = running;
    running = null;
    line?.reject(reason);
  }

  function open(): ChildProcess {
    const opened = start();
    opened.on("error", (error) => end(opened, error));
    opened.on("exit", () => end(opened, new Error("The voice worker ended.")));
    opened.on("message", (answer: WorkerAnswer) => {
      if (child !== opened || running?.id !== answer.id) return;
      const line = running;
      running = null;
      cancelTimer();
      cancelTimer = after(limits.idleMs, () => end(opened, new Error("unused")));
      line.resolve(answer);
    });
    return opened;
  }

  const speak = (line: WorkerLine) =>
    new Promise<WorkerAnswer>((resolve, reject) => {
      if (isStopped) throw new Error("The server stops.");
      const id = ++lastId;
      running = { id, resolve, reject };
      cancelTimer();
      const asked = (child ??= open());
      cancelTimer = after(limits.deadlineMs, () =>
        end(asked, new Error("The voice worker took too long.")),
      );
      asked.send({ ...line, id }, (error) => {
        if (error !== null) end(asked, error);
      });
    });

  return {
    ask: (line, turn) =>
      new Promise((resolve, reject) => {
        const spoken = enqueue(turn, () => speak(line));
        if (spoken === null) throw new Error("Too many lines wait for the course voice.");
        turn.gone.addEventListener("abort", () => reject(new ClientGone()), { once: true });
        spoken.then(resolve, reject);
      }),
    stop() {
      isStopped = true;
      if (child !== null) end(child, new Error("The server stops."));
    },
  };
}
