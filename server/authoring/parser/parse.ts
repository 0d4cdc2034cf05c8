import { extname } from "node:path";
import type { Requester } from "#server/authoring/log.ts";
import { turnOf } from "#server/authoring/log.ts";
import type { TASKS } from "./tasks.ts";
import { createThreads } from "./threads.ts";

type Tasks = typeof TASKS;

/** In the image's build of the server it ends with `.js`, like this module. */
const WORKER = new URL(
  extname(import.meta.url) === ".js" ? "./parser-worker.js" : "./worker.ts",
  import.meta.url,
);

/** Two threads: an author whose file takes until the deadline leaves one for others. */
const LIMITS = {
  threads: 2,
  waiting: 40,
  waitingOfOwner: 10,
  deadlineMs: 60_000,
  memoryMb: 512,
  idleMs: 60_000,
};

const run = createThreads(WORKER, LIMITS, (ms, work) => {
  const timer = setTimeout(work, ms).unref();
  return () => clearTimeout(timer);
});

/**
 * Runs a task of `tasks.ts` in a thread that parses what authors upload, so that none of it holds up
 * the loop that serves families. Each author has one task running at a time, and authors take turns.
 * Rejects with what the task throws, with upload_too_heavy where it takes more time or memory than a
 * file of ours, with uploads_busy while too many files wait, with ClientGone.
 */
export const parse = <T extends keyof Tasks>(
  by: Requester,
  task: T,
  ...args: Parameters<Tasks[T]>
): Promise<Awaited<ReturnType<Tasks[T]>>> =>
  run(turnOf(by), { task, args }) as Promise<Awaited<ReturnType<Tasks[T]>>>;
