import { Worker } from "node:worker_threads";
import type { ErrorCode } from "#domain/wire/error-codes.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { ClientGone, createTurns } from "#server/platform/jobs/turns.ts";
import type { Turn } from "#server/platform/jobs/turns.ts";

/** What a thread is asked to run. */
export interface Order {
  task: string;
  args: readonly unknown[];
}

/** What became of an order. */
export interface Answer {
  result?: unknown;
  /** What the task threw as a refusal of the file. */
  refusal?: { code: ErrorCode; message: string; facts: object | undefined };
  failure?: { error: unknown; code: unknown };
}

interface ThreadLimits {
  /** Threads at once, each with one job. */
  threads: number;
  /** Jobs that wait for a thread; a further one is refused. */
  waiting: number;
  /** The same of one owner. */
  waitingOfOwner: number;
  /** From the start of a job until its thread is ended, in ms. */
  deadlineMs: number;
  /** Of a thread's own heap, in MB. */
  memoryMb: number;
  /** An unused thread is ended after this time, in ms. */
  idleMs: number;
}

/** Runs something later, unless it is cancelled by the function that comes back. */
type After = (ms: number, run: () => void) => () => void;

interface Job {
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

interface Thread {
  worker: Worker;
  job: Job | null;
  cancelTimer(): void;
}

/**
 * Threads that run jobs of a worker module, which answers each `Order` with an `Answer`. A job has a
 * thread to itself, so that whatever ends the thread fails this job alone; the next one gets another.
 * An owner has one thread at a time, so that the others serve other owners (createTurns).
 *
 * The function that comes back rejects with what the task throws, with upload_too_heavy for a job that
 * passes its deadline or the memory of its thread, with uploads_busy while too many wait, and with
 * ClientGone for one whose client has gone; such a job does not wait or run any longer.
 */
export function createThreads(module: URL, limits: ThreadLimits, after: After) {
  const threads = new Set<Thread>();
  const enqueue = createTurns({ ...limits, atOnce: limits.threads });

  function start(): Thread {
    const worker = new Worker(module, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    });
    worker.unref();
    const thread: Thread = { worker, job: null, cancelTimer: () => undefined };
    threads.add(thread);
    worker.on("message", (answer: Answer) => {
      const { job } = thread;
      free(thread);
      if (job !== null) settle(job, answer);
    });
    worker.on("error", (error: NodeJS.ErrnoException) => {
      const isTooLarge = error.code === "ERR_WORKER_OUT_OF_MEMORY";
      end(thread, isTooLarge ? new ApiError("upload_too_heavy") : error);
    });
    worker.on("exit", () => end(thread, new Error("The thread of a job ended.")));
    return thread;
  }

  function free(thread: Thread) {
    thread.cancelTimer();
    thread.job = null;
    thread.cancelTimer = after(limits.idleMs, () => end(thread, null));
  }

  /** Ends a thread, once; its job fails with the reason. */
  function end(thread: Thread, reason: unknown) {
    if (!threads.delete(thread)) return;
    thread.cancelTimer();
    thread.job?.reject(reason);
    void thread.worker.terminate();
  }

  /** There are never more jobs than threads. */
  function inThread(order: Order, gone: AbortSignal): Promise<unknown> {
    const thread = [...threads].find(({ job }) => job === null) ?? start();
    thread.cancelTimer();
    thread.cancelTimer = after(limits.deadlineMs, () =>
      end(thread, new ApiError("upload_too_heavy")),
    );
    const leave = () => end(thread, new ClientGone());
    gone.addEventListener("abort", leave);
    return new Promise((resolve, reject) => {
      thread.job = { resolve, reject };
      thread.worker.postMessage(order);
    }).finally(() => gone.removeEventListener("abort", leave));
  }

  return (turn: Turn, order: Order): Promise<unknown> =>
    enqueue(turn, () => inThread(order, turn.gone)) ?? Promise.reject(new ApiError("uploads_busy"));
}

function settle({ resolve, reject }: Job, { result, refusal, failure }: Answer) {
  if (refusal !== undefined) reject(new ApiError(refusal.code, refusal.message, refusal.facts));
  else if (failure !== undefined)
    reject(
      Object.assign(new Error("parsing failed"), { cause: failure.error, code: failure.code }),
    );
  else resolve(result);
}
