import { eq } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/connect.ts";
import { authUsers, flowStates } from "#server/platform/db/schema.ts";

export async function readAuthUser(db: Queryable, id: string) {
  const [user] = await db.select().from(authUsers).where(eq(authUsers.id, id));
  return user;
}

export const insertFlowState = async (
  db: Queryable,
  state: typeof flowStates.$inferInsert,
): Promise<void> => void (await db.insert(flowStates).values(state));
