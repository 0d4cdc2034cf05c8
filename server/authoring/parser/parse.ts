import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { ErrorCode } from "#domain/wire/error-codes.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { TASKS } from "./tasks.ts";

type Tasks = typeof TASKS;

export interface Order {
  id: number;
  task: keyof Tasks;
  args: unknown[];
}

export interface Answer {
  id: number;
  result?: unknown;
  /** What the task threw as a refusal of the file. */
  refusal?: { code: ErrorCode; message: string; facts: object | undefined };
  failure?: { error: unknown; code: unknown };
}

/** In the image's build of the server it ends with `.js`, like this module. */
const WORKER = new URL(
  extname(import.meta.url) === ".js" ? "./parser-worker.js" : "./worker.ts",
  import.meta.url,
);
/** Of the thread; a file whose reading needs more is refused. */
const MEMORY_MB = 512;
const IDLE_MS = 60_000;

/** A worker thread, and the task that it runs. */
interface Thread {
  worker: Worker;
  waiting: Map<number, { resolve(result: unknown): void; reject(error: unknown): void }>;
}

let thread: Thread | null = null;
let orders = 0;

/**
 * Runs a task of `tasks.ts` in the thread that parses authors' files, so that none of them holds up
 * the loop that serves families. Rejects with what the task throws, and with upload_broken where it
 * takes more memory than a file of ours.
 */
export function parse<T extends keyof Tasks>(
  task: T,
  ...args: Parameters<Tasks[T]>
): Promise<Awaited<ReturnType<Tasks[T]>>> {
  const { worker, waiting } = (thread ??= startThread());
  const id = orders++;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, task, args } satisfies Order);
  });
}

function startThread(): Thread {
  const worker = new Worker(WORKER, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const own: Thread = { worker, waiting: new Map() };
  worker.unref();
  const idle = setTimeout(() => own.waiting.size === 0 && end(), IDLE_MS).unref();
  const end = () => {
    if (thread === own) thread = null;
    clearTimeout(idle);
    void worker.terminate();
  };
  worker.on("message", ({ id, result, refusal, failure }: Answer) => {
    const order = own.waiting.get(id);
    own.waiting.delete(id);
    idle.refresh();
    if (refusal !== undefined)
      order?.reject(new ApiError(refusal.code, refusal.message, refusal.facts));
    else if (failure !== undefined)
      order?.reject(
        Object.assign(new Error("parsing failed"), { cause: failure.error, code: failure.code }),
      );
    else order?.resolve(result);
  });
  worker.on("error", (error: NodeJS.ErrnoException) => {
    end();
    const reason =
      error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new ApiError("upload_broken") : error;
    for (const { reject } of own.waiting.values()) reject(reason);
  });
  return own;
}
