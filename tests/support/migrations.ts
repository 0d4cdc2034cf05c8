import { readdir, readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { Database } from "#server/platform/db/connect.ts";
import { sha256Hex } from "#server/platform/hashing/hashing.ts";

const FOLDER = new URL("../../server/platform/db/migrations/", import.meta.url);

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
