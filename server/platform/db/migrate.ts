import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database } from "./connect.ts";

/** Any number will do as long as every instance of the product uses the same one. */
const MIGRATION_LOCK = 7_042_024;
const FOLDER = fileURLToPath(new URL("./migrations", import.meta.url));

/**
 * Brings the database to the newest form, in one transaction under an advisory lock: instances that
 * start at once wait for each other, and a failed migration leaves nothing behind.
 * @returns how many migrations were run.
 */
export async function migrate(db: Database): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: FOLDER });
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tx.execute(
      sql`create table if not exists public.schema_migrations (hash text primary key, ran_at timestamptz not null default now())`,
    );
    // Of the job queue: instances that start at once would race to make it.
    await tx.execute(sql`create schema if not exists pgboss`);
    let ran = 0;
    for (const migration of migrations) {
      const inserted = await tx.execute(
        sql`insert into public.schema_migrations (hash) values (${migration.hash}) on conflict do nothing returning hash`,
      );
      if ((inserted as { rows: unknown[] }).rows.length === 0) continue;
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      ran++;
    }
    return ran;
  });
}
