import { and, desc, eq } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/connect.ts";
import { sessions } from "#server/platform/db/schema.ts";

const MAX_SESSIONS = 100;

/** The devices that are signed in, the newest first. */
export const listSessions = (db: Queryable, userId: string) =>
  db
    .select()
    .from(sessions)
    .where(eq(sessions.user_id, userId))
    .orderBy(desc(sessions.refreshed_at))
    .limit(MAX_SESSIONS);

/** True when the family had such a session. */
export async function deleteSession(db: Queryable, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.user_id, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}
