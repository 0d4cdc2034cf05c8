import { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { executeIn } from "#server/db/connect.ts";
import type { Connection, Transaction } from "#server/db/connect.ts";
import { describe } from "#server/http/errors.ts";
import { outcome } from "#server/metrics/metrics.ts";
import type { Metrics } from "#server/metrics/metrics.ts";

export interface Queue {
  /**
   * Keeps a job until its worker did it; an in-process worker is woken at once. A job that is sent in a transaction is
   * there once that is committed: a worker that looked too early finds it at its next poll.
   */
  send<T extends object>(name: string, data: T, tx?: Transaction): Promise<void>;
  /** Sets the worker of a queue. A worker that throws is tried again, later each time. */
  work<T extends object>(name: string, run: (data: T) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

const RETRIES = 8;
const FIRST_RETRY_S = 2;
const LAST_RETRY_S = 600;
const POLL_S = 2;
const NO_JOB = "00000000-0000-4000-8000-000000000000";
/** A job that is being done has this long to end. */
const STOP_WAIT_MS = 5_000;

/** Durable jobs in the product's own database, by polling (no LISTEN: it breaks behind a pooler). */
export async function startQueue(connection: Connection, log: Logger, { jobs }: Metrics): Promise<Queue> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => connection.executeSql(text, values) }, schedule: false });
  boss.on("error", (error) => log.error({ err: describe(error) }, "job queue"));
  await boss.start();
  const workers = new Map<string, string>();
  const wake = (name: string) => {
    const worker = workers.get(name);
    if (worker !== undefined) boss.notifyWorker(worker);
  };
  return {
    async send(name, data, tx) {
      const inTransaction = tx && { db: { executeSql: (text: string, values?: unknown[]) => executeIn(tx, text, values) } };
      await boss.send(name, data, inTransaction ?? {});
      wake(name);
    },
    async work<T extends object>(name: string, run: (data: T) => Promise<void>) {
      await boss.createQueue(name, { retryLimit: RETRIES, retryDelay: FIRST_RETRY_S, retryBackoff: true, retryDelayMax: LAST_RETRY_S });
      // pg-boss now knows the queue, so that a send in a transaction asks nothing on another connection: there may be one only.
      await boss.findJobs(name, { id: NO_JOB });
      const id = await boss.work<T>(name, { pollingIntervalSeconds: POLL_S }, async ([job]) => {
        if (job === undefined) return;
        try {
          await run(job.data);
          jobs.inc({ queue: name, result: outcome(true) });
        } catch (error) {
          jobs.inc({ queue: name, result: outcome(false) });
          log.warn({ err: describe(error), queue: name }, "job failed, will be tried again");
          throw error;
        } finally {
          wake(name); // a job that was sent meanwhile is fetched now, not at the next poll
        }
      });
      workers.set(name, id);
    },
    async stop() {
      // Workers that are idle end at once; pg-boss alone looks for that only every half second.
      const idle = Promise.all([...workers.keys()].map((name) => boss.offWork(name, { wait: true })));
      await Promise.race([idle, new Promise((resolve) => setTimeout(resolve, STOP_WAIT_MS).unref())]);
      await boss.stop({ graceful: false });
    },
  };
}
