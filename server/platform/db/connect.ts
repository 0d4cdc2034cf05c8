import { execFile } from "node:child_process";
import { mkdir, readdir } from "node:fs/promises";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { Pool } from "pg";
import type { QueryResult } from "pg";
import { giveWay } from "#server/platform/loop/give-way.ts";
import * as schema from "./schema.ts";

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** Where a query may run: outside or inside a transaction. */
export type Queryable = Database | Transaction;

export interface Connection {
  db: Database;
  kind: "pglite" | "postgres";
  /** Plain SQL, for the job queue and health checks. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  close(): Promise<void>;
}

/** Plain SQL with $1, $2 and so on, inside a transaction of Drizzle's; for the job queue. */
export async function executeIn(
  tx: Transaction,
  text: string,
  values: readonly unknown[] = [],
): Promise<{ rows: unknown[] }> {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`));
  return (await tx.execute(sql.join(parts))) as { rows: unknown[] };
}

const POOL_SIZE = 10;
const STATEMENT_TIMEOUT_MS = 10_000;

/** Postgres's own page cache. Its default of 128 MB is in the process's memory from the start. */
const EMBEDDED_BUFFERS = "32MB";
/** In the image's build of the server it ends with `.js`, like this module. */
const CREATE_EMBEDDED = fileURLToPath(
  new URL(`./create-embedded${extname(import.meta.url)}`, import.meta.url),
);

/**
 * Opens the embedded database in `folder`, or in memory when it is null. The caller holds the
 * folder's lock. One in memory may begin as the copy of another (`image`, a dump of its folder),
 * which is quicker than a new one.
 */
export async function connectEmbedded(folder: string | null, image?: Blob): Promise<Connection> {
  if (folder !== null) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length === 0)
      await promisify(execFile)(process.execPath, [CREATE_EMBEDDED, folder]);
  }
  const { PGlite } = await import("@electric-sql/pglite");
  const { drizzle: drizzlePglite } = await import("drizzle-orm/pglite");
  /** Statements run in this thread: a transaction of many would hold the loop as one piece. */
  class PatientPGlite extends PGlite {
    override async _runExclusiveQuery<T>(query: () => Promise<T>): Promise<T> {
      await giveWay();
      return super._runExclusiveQuery(query);
    }
  }
  const client = new PatientPGlite({
    startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${EMBEDDED_BUFFERS}`],
    ...(folder !== null && { dataDir: folder }),
    ...(folder === null && image !== undefined && { loadDataDir: image }),
  });
  await client.waitReady;
  return {
    db: drizzlePglite({ client, schema }),
    kind: "pglite",
    async executeSql(text, values) {
      if (values !== undefined && values.length > 0) return client.query(text, values);
      const results = await client.exec(text);
      return { rows: results.flatMap((result) => result.rows) };
    },
    close: () => client.close(),
  };
}

/**
 * Connects to Postgres 15 or newer at `url`. Statements are unnamed unless they are prepared by
 * name.
 */
export async function connectPostgres(
  url: string,
  onError: (error: Error) => void,
  max = POOL_SIZE,
): Promise<Connection> {
  const pool = new Pool({ connectionString: url, max, statement_timeout: STATEMENT_TIMEOUT_MS });
  pool.on("error", onError); // an idle connection that dies must not take the process with it
  // Nor one that dies in the middle of a transaction, between two statements: the pool does not
  // listen then.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    db: drizzlePg({ client: pool, schema }),
    kind: "postgres",
    async executeSql(text, values) {
      const result: QueryResult | QueryResult[] = await pool.query(text, values);
      return { rows: Array.isArray(result) ? result.flatMap((r) => r.rows) : result.rows };
    },
    close: () => pool.end(),
  };
}
