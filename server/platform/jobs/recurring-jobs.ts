import type { Logger } from "pino";
import type { Metrics } from "#server/platform/metrics/metrics.ts";

/** Work that is due at a time of the product's own clock; safe to run in every instance at once. */
export interface RecurringJob {
  name: string;
  /** Milliseconds between two runs; left out for a job that runs in every round. */
  everyMs?: number;
  run(): Promise<void>;
}

export interface RecurringJobs {
  /** Runs what is due now; a job that fails is logged and tried at the next round. */
  runAll(): Promise<void>;
  stop(): Promise<void>;
}

const EVERY_MS = 15_000;
/** The first round runs this long after the start. */
const FIRST_MS = 500;

/**
 * Looks for due work soon after the start and then every 15 seconds, one round at a time; `byHand`:
 * only when `runAll` is called.
 */
export function startRecurringJobs(
  jobs: readonly RecurringJob[],
  { log, now, metrics }: { log: Logger; now: () => Date; metrics: Metrics },
  byHand = false,
): RecurringJobs {
  const lastRunMs = new Map<RecurringJob, number>();
  const isDue = (job: RecurringJob) => {
    const last = lastRunMs.get(job);
    return last === undefined || Math.abs(now().getTime() - last) >= (job.everyMs ?? 0);
  };
  let round: Promise<void> = Promise.resolve();
  const runAll = () => {
    round = round.then(async () => {
      for (const job of jobs.filter(isDue)) {
        lastRunMs.set(job, now().getTime());
        await job.run().catch((error: unknown) => {
          metrics.recurringJobFailures.inc({ name: job.name });
          log.error({ err: error, job: job.name }, "recurring job failed");
        });
      }
    });
    return round;
  };
  const timers = byHand
    ? []
    : [setTimeout(() => void runAll(), FIRST_MS), setInterval(() => void runAll(), EVERY_MS)];
  for (const timer of timers) timer.unref();
  return {
    runAll,
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      await round;
    },
  };
}
