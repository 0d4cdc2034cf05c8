import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database } from "#server/platform/db/connect.ts";
import { sha256Hex } from "#server/platform/hashing/hashing.ts";

const FOLDER = new URL("../../server/platform/db/migrations", import.meta.url);

/**
 * Lets the next `migrate` run one migration again: the first whose SQL contains `part`. The test has
 * removed what it made. Resolves to its SQL.
 */
export async function undoMigration(db: Database, part: string): Promise<string> {
  for (const name of (await readdir(FOLDER)).toSorted()) {
    if (!name.endsWith(".sql")) continue;
    const text = await readFile(new URL(name, FOLDER), "utf8");
    if (!text.includes(part)) continue;
    await db.execute(sql`delete from schema_migrations where hash = ${sha256Hex(text)}`);
    return text;
  }
  throw new Error(`No migration contains ${part}.`);
}

/**
 * Makes the tables of an earlier release in an empty database: those of its first migrations, up to
 * the one before the first whose SQL contains `part`. Resolves to the number of later ones.
 */
export async function migrateUntil(db: Database, part: string): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: fileURLToPath(FOLDER) });
  const end = migrations.findIndex(({ sql: statements }) => statements.join("").includes(part));
  if (end === -1) throw new Error(`No migration contains ${part}.`);
  await db.execute(sql`create table schema_migrations
    (hash text primary key, ran_at timestamptz not null default now())`);
  for (const { hash, sql: statements } of migrations.slice(0, end)) {
    for (const statement of statements) await db.execute(sql.raw(statement));
    await db.execute(sql`insert into schema_migrations (hash) values (${hash})`);
  }
  return migrations.length - end;
}
