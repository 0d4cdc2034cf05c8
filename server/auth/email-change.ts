import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "#server/db/connect.ts";
import { authUsers, oneTimeTokens, users } from "#server/db/schema.ts";
import { recordCritical } from "./audit.ts";
import type { AuthUserRow } from "./auth-user.ts";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./errors.ts";

export const CHANGE_KINDS = ["email_change_current", "email_change_new"] as const;

/**
 * One of the two mailed confirmations of an e-mail change came back. Both addresses must say yes; an account whose
 * own address was never confirmed needs the new one only. Throws otp_expired, email_exists.
 */
export async function changeEmail(
  auth: AuthContext,
  tx: Transaction,
  userId: string,
  kind: (typeof CHANGE_KINDS)[number],
): Promise<{ user: AuthUserRow; isHalf: boolean }> {
  const now = auth.now();
  const [user] = await tx.select().from(authUsers).where(eq(authUsers.id, userId)).for("update");
  if (!user?.email_change) throw new AuthError("otp_expired", "Email link is invalid or has expired");
  const half = kind === "email_change_current" ? "current" : "new";
  const needsOther = user.email_confirmed_at !== null && (user.email_change_confirmed ?? half) === half;
  if (needsOther) {
    await tx.update(authUsers).set({ email_change_confirmed: half, updated_at: now }).where(eq(authUsers.id, userId));
    return { user, isHalf: true };
  }
  const [taken] = await tx.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.email, user.email_change));
  if (taken !== undefined) throw new AuthError("email_exists", "A user with this email address has already been registered");
  const [changed] = await tx
    .update(authUsers)
    .set({
      email: user.email_change,
      email_change: null,
      email_change_confirmed: null,
      email_confirmed_at: user.email_confirmed_at ?? now,
      last_sign_in_at: now,
      updated_at: now,
    })
    .where(eq(authUsers.id, userId))
    .returning();
  await tx.update(users).set({ email: user.email_change }).where(eq(users.id, userId));
  await tx.delete(oneTimeTokens).where(and(eq(oneTimeTokens.user_id, userId), inArray(oneTimeTokens.kind, [...CHANGE_KINDS])));
  await recordCritical(auth, tx, "email_changed", userId);
  return { user: changed ?? user, isHalf: false };
}
