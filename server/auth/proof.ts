import { and, eq } from "drizzle-orm";
import { PROOF_MS } from "#domain/constants.ts";
import { sessions } from "#server/db/schema.ts";
import type { AuthContext } from "./context.ts";
import { countCodeTry, forgiveCodeTries } from "./mail-gate.ts";
import { consumeById, tryCode } from "./one-time-token.ts";

/**
 * Checks the code of a 'reauthenticate' mail and notes on the session that its owner is here. False for a wrong,
 * used or expired code; tries are counted like those of a sign-in code.
 */
export async function proveOwner(auth: AuthContext, who: { email: string; sessionId: string }, code: string): Promise<boolean> {
  if (!(await countCodeTry(auth, who.email))) return false;
  const id = await tryCode(auth, who.email, code.trim(), ["reauthentication"]);
  if (id === null) return false;
  await forgiveCodeTries(auth, who.email);
  await auth.db.transaction(async (tx) => {
    await consumeById(auth, tx, id);
    await tx.update(sessions).set({ proof_at: auth.now() }).where(eq(sessions.id, who.sessionId));
  });
  return true;
}

/** Did a mailed code prove the owner in this session within the last ten minutes? */
export async function hasFreshProof(auth: AuthContext, who: { userId: string; sessionId: string }): Promise<boolean> {
  const [session] = await auth.db
    .select({ at: sessions.proof_at })
    .from(sessions)
    .where(and(eq(sessions.id, who.sessionId), eq(sessions.user_id, who.userId)));
  return session?.at != null && auth.now().getTime() - session.at.getTime() < PROOF_MS;
}
