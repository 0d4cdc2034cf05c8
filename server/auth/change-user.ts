import { eq } from "drizzle-orm";
import { authUsers } from "#server/platform/db/schema.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { applyAccountChange, lockSession } from "./account-changes.ts";
import type { AuthUserRow } from "./auth-user.ts";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./errors.ts";
import type { LiveSession } from "./identity.ts";
import { hashPassword, verifyPassword } from "./password.ts";

/** Sets a password, unless the session in which it was typed has ended meanwhile. */
export async function changePassword(
  auth: AuthContext,
  { user, claims }: LiveSession,
  password: string,
): Promise<void> {
  if (user.encrypted_password !== null && (await verifyPassword(password, user.encrypted_password)))
    throw new AuthError("same_password", "New password should be different from the old password.");
  const encrypted_password = await hashPassword(password);
  await updateUser(auth, { user, claims }, { encrypted_password }, (tx) =>
    applyAccountChange(auth, tx, "password_set", user.id, { ownSession: claims.session_id }),
  );
}

/** Throws session_not_found where the request's session has ended meanwhile. */
export async function requireSessionStill(
  tx: Transaction,
  { sub, session_id }: LiveSession["claims"],
): Promise<void> {
  if ((await lockSession(tx, { userId: sub, sessionId: session_id })) === null)
    throw new AuthError("session_not_found", "Session from session_id claim in JWT does not exist");
}

/**
 * Writes to the account's row, unless the session of the request has ended meanwhile. `before` runs
 * first in the same transaction. Throws session_not_found.
 */
export async function updateUser(
  auth: AuthContext,
  { user, claims }: Pick<LiveSession, "user" | "claims">,
  change: Partial<AuthUserRow>,
  before: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<void> {
  await auth.db.transaction(async (tx) => {
    await requireSessionStill(tx, claims);
    await before(tx);
    await tx
      .update(authUsers)
      .set({ ...change, updated_at: auth.now() })
      .where(eq(authUsers.id, user.id));
  });
}
