import { eq } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Queryable } from "#server/platform/db/connect.ts";
import { familyDrafts, users } from "#server/platform/db/schema.ts";

/** What a parent without a family's row has said so far. */
export async function readFamilyDraft(db: Queryable, userId: string) {
  const [draft] = await db.select().from(familyDrafts).where(eq(familyDrafts.user_id, userId));
  return draft;
}

export const updateFamily = async (
  db: Queryable,
  userId: string,
  patch: PgUpdateSetSource<typeof users>,
): Promise<void> => void (await db.update(users).set(patch).where(eq(users.id, userId)));
