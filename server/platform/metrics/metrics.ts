import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";

export const PREFIX = "treasure_";
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * What an instance counts about itself; names, units and labels as Prometheus has them. No label
 * holds anything of a person.
 */
export class Metrics {
  readonly registry = new Registry();

  /** Seconds, by the route's pattern: never by a URL that somebody asked for. */
  readonly requests = new Histogram({
    name: `${PREFIX}http_request_seconds`,
    help: "Time to answer a request",
    labelNames: ["method", "route", "status"] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly mails = this.#counter("mails_total", "Mails handed to the mail server", ["result"]);
  readonly jobs = this.#counter("jobs_total", "Jobs done, or to be tried again", [
    "queue",
    "result",
  ]);
  readonly recurringJobFailures = this.#counter(
    "recurring_jobs_failed_total",
    "Runs of recurring jobs that failed",
    ["name"],
  );
  readonly #vendors = this.#counter("vendor_calls_total", "Calls to other services", [
    "vendor",
    "result",
  ]);
  readonly troubles = this.#counter(
    "troubles_total",
    "Requests that failed by a fault outside: no room left, or no answer",
    ["kind"],
  );
  readonly crashes = this.#counter("page_crashes_total", "Screens that broke in a browser", [
    "zone",
  ]);

  /** Adds what every Node process knows of itself: memory, processor, event loop. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry, prefix: PREFIX });
  }

  /** Counts a call to another service that has ended. */
  called(vendor: string, isOk: boolean): void {
    this.#vendors.inc({ vendor, result: outcome(isOk) });
  }

  #counter<const L extends string>(name: string, help: string, labelNames: readonly L[]) {
    return new Counter<L>({ name: PREFIX + name, help, labelNames, registers: [this.registry] });
  }
}

/** How a call, a mail or a job ended. */
export const outcome = (isOk: boolean) => (isOk ? "ok" : "failed");
