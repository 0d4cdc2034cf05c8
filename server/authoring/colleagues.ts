import { inArray } from "drizzle-orm";
import { authorName } from "#domain/content/presence.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { authUsers } from "#server/platform/db/schema.ts";

interface EditedRow {
  staff_edited_by: string | null;
}

/** Names of the authors who changed these rows, without their reader, by id. */
export async function colleaguesOf(
  db: Queryable,
  rows: readonly EditedRow[],
  readerId: string,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(rows.flatMap(({ staff_edited_by: id }) => (id === null ? [] : [id])));
  ids.delete(readerId);
  if (ids.size === 0) return new Map();
  const users = await db
    .select({ id: authUsers.id, email: authUsers.email })
    .from(authUsers)
    .where(inArray(authUsers.id, [...ids]));
  return new Map(users.map(({ id, email }) => [id, authorName(email)]));
}

/** The colleague who changed a row last; null if it was the reader, or if it is not known. */
export const colleague = (names: ReadonlyMap<string, string>, row: EditedRow): string | null =>
  names.get(row.staff_edited_by ?? "") ?? null;
