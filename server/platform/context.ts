import type { Logger } from "pino";
import type { Config } from "./config/config.ts";
import type { Database } from "./db/connect.ts";
import type { FileStore } from "./files/stored-files.ts";
import type { Queue } from "./jobs/queue.ts";
import type { Mailbox } from "./mail/mailbox.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { Limiters } from "./http/limits.ts";

/** What every part of the server stands on; made once at start, handed in, never global. */
export interface PlatformContext {
  config: Config;
  db: Database;
  files: FileStore;
  queue: Queue;
  mailbox: Mailbox;
  mailer: Mailer;
  metrics: Metrics;
  limiters: Limiters;
  log: Logger;
  now(): Date;
  /** Resolves after this time; used between two tries of one run. */
  wait(ms: number): Promise<void>;
  /** True while the process stops: it still answers requests, but takes no new work. */
  isStopping(): boolean;
  /** Rejects when the database does not answer. */
  checkDatabase(): Promise<void>;
}
