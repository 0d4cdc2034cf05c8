import { and, desc, eq } from "drizzle-orm";
import type { AuthContext } from "#server/auth/context.ts";
import { endSessions } from "#server/auth/end-sessions.ts";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
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
export const deleteSession = async (
  auth: AuthContext,
  tx: Transaction,
  userId: string,
  id: string,
): Promise<boolean> =>
  (await endSessions(auth, tx, and(eq(sessions.id, id), eq(sessions.user_id, userId)))) > 0;
