import type { SQL } from "drizzle-orm";
import type { Transaction } from "#server/platform/db/connect.ts";
import { sessions } from "#server/platform/db/schema.ts";
import type { AuthContext } from "./context.ts";

/**
 * Ends sessions, in the transaction of what ends them: the one place that does. This instance forgets
 * at once that it has seen them; others may answer their reads for a minute (identity.ts).
 * @returns how many ended
 */
export async function endSessions(
  auth: Pick<AuthContext, "seenSessions">,
  tx: Transaction,
  which: SQL | undefined,
): Promise<number> {
  const ended = await tx.delete(sessions).where(which).returning({ id: sessions.id });
  for (const { id } of ended) auth.seenSessions.delete(id);
  return ended.length;
}
