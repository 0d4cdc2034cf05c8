import { and, eq } from "drizzle-orm";
import { createMiddleware } from "hono/factory";
import { PROOF_MS } from "#domain/constants.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { sessions } from "#server/platform/db/schema.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { clearCounter, takePoints } from "#server/platform/http/stored-counters.ts";
import type { AuthContext } from "./context.ts";
import { consumeById, tryCode } from "./one-time-token.ts";

/**
 * Checks the code of a 'reauthenticate' mail and notes on the session that its owner is here. False
 * for a wrong, used or expired code, and once the session's tries of a day are used up. Nobody but
 * the session uses these up.
 *
 * @param requireLive throws where a change that was committed meanwhile has ended the session: its
 *   code is then not used up
 */
export async function proveOwner(
  auth: AuthContext,
  who: { email: string; sessionId: string },
  code: string,
  requireLive: (tx: Transaction) => Promise<unknown>,
): Promise<boolean> {
  if (!(await takePoints(auth, auth.db, "proof_tries", who.sessionId)).ok) return false;
  const id = await tryCode(auth, who.email, code.trim(), ["reauthentication"]);
  if (id === null) return false;
  await clearCounter(auth, auth.db, "proof_tries", who.sessionId);
  await auth.db.transaction(async (tx) => {
    await requireLive(tx);
    await consumeById(auth, tx, id);
    await tx.update(sessions).set({ proof_at: auth.now() }).where(eq(sessions.id, who.sessionId));
  });
  return true;
}

/** Did a mailed code prove the owner in this session within the last ten minutes? */
export async function hasFreshProof(
  auth: AuthContext,
  who: { userId: string; sessionId: string },
): Promise<boolean> {
  const [session] = await auth.db
    .select({ at: sessions.proof_at })
    .from(sessions)
    .where(and(eq(sessions.id, who.sessionId), eq(sessions.user_id, who.userId)));
  return session?.at != null && auth.now().getTime() - session.at.getTime() < PROOF_MS;
}

/** Guards what cannot be undone, behind `requireUser`. Throws proof_needed. */
export const requireFreshProof = (auth: AuthContext) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (!(await hasFreshProof(auth, c.var.identity))) throw new ApiError("proof_needed");
    await next();
  });
