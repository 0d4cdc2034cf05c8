import { eq } from "drizzle-orm";
import { authUsers } from "#server/platform/db/schema.ts";
import { applyAccountChange, lockSession } from "./account-changes.ts";
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
  await auth.db.transaction(async (tx) => {
    if (!(await lockSession(tx, { userId: user.id, sessionId: claims.session_id })))
      throw new AuthError(
        "session_not_found",
        "Session from session_id claim in JWT does not exist",
      );
    await applyAccountChange(auth, tx, "password_set", user.id, { ownSession: claims.session_id });
    await tx
      .update(authUsers)
      .set({ encrypted_password, updated_at: auth.now() })
      .where(eq(authUsers.id, user.id));
  });
}
