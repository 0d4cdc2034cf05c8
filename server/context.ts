import type { Logger } from "pino";
import type { UploadParts } from "./authoring/upload-parts.ts";
import type { AuthContext } from "./auth/context.ts";
import type { Config } from "./config.ts";
import type { CatalogCache } from "./content/catalog.ts";
import type { MediaAccess } from "./content/media-access.ts";
import type { Database } from "./db/connect.ts";
import type { OpenedPages } from "./insight/counters.ts";
import type { Queue } from "./jobs/queue.ts";
import type { FileStore } from "./files/file-store.ts";
import type { Limiters } from "./http/limits.ts";
import type { Mailbox } from "./mail/mailbox.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Metrics } from "./metrics/metrics.ts";

/** What the capabilities work with; made once at start, handed in, never global. */
export interface ServerContext {
  config: Config;
  db: Database;
  auth: AuthContext;
  catalog: CatalogCache;
  files: FileStore;
  media: MediaAccess;
  uploadParts: UploadParts;
  queue: Queue;
  openedPages: OpenedPages;
  mailbox: Mailbox;
  mailer: Mailer;
  metrics: Metrics;
  limiters: Limiters;
  log: Logger;
  now(): Date;
  /** Waits between the tries of one run. */
  wait(ms: number): Promise<void>;
  /** Told to end: it answers still, and wants no new work. */
  isStopping(): boolean;
  /** Rejects when the database does not answer. */
  checkDatabase(): Promise<void>;
}
