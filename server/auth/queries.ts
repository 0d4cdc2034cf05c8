import { and, eq, ne } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/connect.ts";
import { authUsers, flowStates, sessions } from "#server/platform/db/schema.ts";

export async function readAuthUser(db: Queryable, id: string) {
  const [user] = await db.select().from(authUsers).where(eq(authUsers.id, id));
  return user;
}

/**
 * Ends all sessions of an account, this one, or all others: the scopes of the sign-out of GoTrue.
 */
export async function deleteSessions(
  db: Queryable,
  userId: string,
  sessionId: string,
  scope: string,
): Promise<void> {
  const own = eq(sessions.user_id, userId);
  const thisOne = eq(sessions.id, sessionId);
  await db
    .delete(sessions)
    .where(
      scope === "global" ? own : scope === "local" ? thisOne : and(own, ne(sessions.id, sessionId)),
    );
}

export const insertFlowState = async (
  db: Queryable,
  state: typeof flowStates.$inferInsert,
): Promise<void> => void (await db.insert(flowStates).values(state));
