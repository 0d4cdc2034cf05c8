import type { Logger } from "pino";
import type { AuthContext } from "./auth/context.ts";
import type { Config } from "./config.ts";
import type { CatalogCache } from "./content/catalog.ts";
import type { Database } from "./db/connect.ts";
import type { FileStore } from "./files/file-store.ts";
import type { Mailbox } from "./mail/mailbox.ts";

/** What the capabilities work with; made once at start, handed in, never global. */
export interface ServerContext {
  config: Config;
  db: Database;
  auth: AuthContext;
  catalog: CatalogCache;
  files: FileStore;
  mailbox: Mailbox;
  log: Logger;
  now(): Date;
  /** Rejects when the database does not answer. */
  checkDatabase(): Promise<void>;
}
