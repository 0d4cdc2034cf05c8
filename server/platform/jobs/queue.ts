import { PgBoss } from "pg-boss";
import type { JobWithMetadata } from "pg-boss";
import type { Logger } from "pino";
import { executeIn } from "#server/platform/db/connect.ts";
import type { Connection, Transaction } from "#server/platform/db/connect.ts";
import { loggableError } from "#server/platform/log.ts";
import { outcome } from "#server/platform/metrics/metrics.ts";
import type { Metrics } from "#server/platform/metrics/metrics.ts";
import { openData, sealData } from "./job-data.ts";
import type { SealedData } from "./job-data.ts";

export interface Queue {
  /**
   * Keeps a job until its worker did it; an in-process worker is woken at once. A job that is sent
   * in a transaction is there once that is committed: a worker that looked too early finds it at
   * its next poll.
   */
  send<T extends object>(name: string, data: T, tx?: Transaction): Promise<void>;
  /**
   * Sets the worker of a queue. A worker that throws is tried again, later each time.
   *
   * @param run gets the job's data, and its id, which is the same at each try
   * @param limitS seconds after which a job counts as failed; the worker has to end before that
   */
  work<T extends object>(
    name: string,
    run: (data: T, id: string) => Promise<void>,
    limitS?: number,
  ): Promise<void>;
  /** Empties jobs that ended outside their worker: timed out or cancelled. */
  emptyFinished(): Promise<void>;
  stop(): Promise<void>;
}

const RETRIES = 8;
const FIRST_RETRY_S = 2;
const LAST_RETRY_S = 600;
const POLL_S = 2;
const JOB_LIMIT_S = 900;
/**
 * A job names an e-mail address; one that is done or given up is deleted after this long, at the
 * next look.
 */
const KEPT_S = 3_600;
const DELETE_EVERY_S = 600;
const NO_JOB = "00000000-0000-4000-8000-000000000000";
/** How long a running job may take to end when the server stops. */
const STOP_WAIT_MS = 5_000;

const EMPTY_JOB = "update pgboss.job set data = '{}' where name = $1 and id = $2";
const EMPTY_FINISHED = `update pgboss.job set data = '{}', output = null
  where state in ('completed', 'cancelled', 'failed') and data <> '{}'`;

/**
 * What the job table keeps of a failure: pg-boss stores message and stack of what a worker throws.
 */
class JobFailure extends Error {
  constructor(error: unknown) {
    const { type, code, status, stack = "" } = loggableError(error);
    super([type, code, status].filter((part) => part !== undefined).join(" "));
    this.stack = stack;
  }
}

/**
 * Durable jobs in the product's own database, by polling (no LISTEN: it breaks behind a pooler).
 * Data of a waiting job is encrypted with `key` (32 bytes); a job that is done is deleted, one that
 * failed for good is emptied.
 */
export async function startQueue(
  connection: Connection,
  log: Logger,
  { jobs }: Metrics,
  key: Buffer,
): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => connection.executeSql(text, values) },
    schedule: false,
    maintenanceIntervalSeconds: DELETE_EVERY_S,
  });
  boss.on("error", (error) => log.error({ err: error }, "job queue"));
  await boss.start();
  const workers = new Map<string, string>();
  const wake = (name: string) => {
    const worker = workers.get(name);
    if (worker !== undefined) boss.notifyWorker(worker);
  };
  return {
    async send(name, data, tx) {
      const inTransaction = tx && {
        db: { executeSql: (text: string, values?: unknown[]) => executeIn(tx, text, values) },
      };
      await boss.send(name, sealData(key, data), inTransaction ?? {});
      wake(name);
    },
    async work<T extends object>(
      name: string,
      run: (data: T, id: string) => Promise<void>,
      limitS = JOB_LIMIT_S,
    ) {
      const retries = {
        retryLimit: RETRIES,
        retryDelay: FIRST_RETRY_S,
        retryBackoff: true,
        retryDelayMax: LAST_RETRY_S,
      };
      const times = { deleteAfterSeconds: KEPT_S, expireInSeconds: limitS };
      await boss.createQueue(name, { ...retries, ...times });
      await boss.updateQueue(name, times); // createQueue leaves one that is there as it is
      // pg-boss now knows the queue, so that a send in a transaction asks nothing on another
      // connection: there may be one only.
      await boss.findJobs(name, { id: NO_JOB });
      const options = { pollingIntervalSeconds: POLL_S, includeMetadata: true } as const;
      const id = await boss.work(name, options, async ([job]: JobWithMetadata<SealedData>[]) => {
        if (job === undefined) return;
        try {
          await run(openData(key, job.data) as T, job.id);
          jobs.inc({ queue: name, result: outcome(true) });
          // Where the database is gone just now, `emptyFinished` comes later.
          await boss.deleteJob(name, job).catch(() => undefined);
        } catch (error) {
          jobs.inc({ queue: name, result: outcome(false) });
          const isLast = job.retryCount >= job.retryLimit;
          log.warn(
            { err: error, queue: name },
            isLast ? "job failed for good" : "job failed, will be tried again",
          );
          if (isLast) await connection.executeSql(EMPTY_JOB, [name, job.id]).catch(() => undefined);
          throw new JobFailure(error);
        } finally {
          wake(name); // a job that was sent meanwhile is fetched now, not at the next poll
        }
      });
      workers.set(name, id);
    },
    async emptyFinished() {
      await connection.executeSql(EMPTY_FINISHED);
    },
    async stop() {
      // Workers that are idle end at once; pg-boss alone looks for that only every half second.
      const idle = Promise.all(
        [...workers.keys()].map((name) => boss.offWork(name, { wait: true })),
      );
      await Promise.race([
        idle,
        new Promise((resolve) => setTimeout(resolve, STOP_WAIT_MS).unref()),
      ]);
      await boss.stop({ graceful: false });
    },
  };
}
