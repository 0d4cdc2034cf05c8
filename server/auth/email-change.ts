import { eq } from "drizzle-orm";
import type { Transaction } from "#server/platform/db/connect.ts";
import { authUsers, users } from "#server/platform/db/schema.ts";
import { applyAccountChange } from "./account-changes.ts";
import type { AuthUserRow } from "./auth-user.ts";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./errors.ts";
import { vacate } from "./vacant-account.ts";

/**
 * The reply to a confirmation that begins no session. `user` is there once the change has happened.
 */
export interface ChangeReply {
  msg: string;
  code: "200";
  user?: { id: string };
}

/** The other e-mail address has to agree too. */
const HALF: ChangeReply = {
  msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
  code: "200",
};
/** The old e-mail address agreed last: the account has left it, so its owner gets no session. */
const left = (id: string): ChangeReply => ({
  msg: "Email address changed. Please sign in with the new address",
  code: "200",
  user: { id },
});

/** Name of the index or check that a statement violated; null for every other error. */
function violatedConstraint(error: unknown): string | null {
  for (let each = error; each instanceof Error; each = each.cause)
    if ("constraint" in each && typeof each.constraint === "string") return each.constraint;
  return null;
}

const emailExists = () =>
  new AuthError("email_exists", "A user with this email address has already been registered");

/**
 * One of the two mailed confirmations of an e-mail change came back. Both e-mail addresses must say
 * yes; an account whose own e-mail address was never confirmed needs the new one only. Only the new
 * mailbox's own link begins a session in the changed account: the owner of the old one may be
 * another person. The account is locked, and the caller has looked whether the confirmation was
 * mailed to the e-mail address that counts (mail-kinds.ts). Throws otp_expired, email_exists.
 */
export async function changeEmail(
  auth: AuthContext,
  tx: Transaction,
  user: AuthUserRow,
  kind: "email_change_current" | "email_change_new",
): Promise<{ user: AuthUserRow; withoutSession: ChangeReply | null }> {
  const now = auth.now();
  const userId = user.id;
  if (!user.email_change)
    throw new AuthError("otp_expired", "Email link is invalid or has expired");
  const half = kind === "email_change_current" ? "current" : "new";
  const isProven = user.email_confirmed_at !== null;
  if (isProven && (user.email_change_confirmed ?? half) === half) {
    await tx
      .update(authUsers)
      .set({ email_change_confirmed: half, updated_at: now })
      .where(eq(authUsers.id, userId));
    return { user, withoutSession: HALF };
  }
  const newEmail = user.email_change;
  if (!(await vacate(tx, newEmail))) throw emailExists();
  // What came back is the proof of the new mailbox, not of the one that the account has so far.
  if (!isProven) await applyAccountChange(auth, tx, "first_proof", userId, { newEmail });
  await applyAccountChange(auth, tx, "email_change", userId, { newEmail });
  const [changed] = await tx
    .update(authUsers)
    .set({
      email: newEmail,
      email_confirmed_at: user.email_confirmed_at ?? now,
      last_sign_in_at: now,
      updated_at: now,
    })
    .where(eq(authUsers.id, userId))
    .returning()
    .catch((error: unknown) => {
      // Another account got the e-mail address in this moment.
      throw violatedConstraint(error) === "auth_users_email" ? emailExists() : error;
    });
  await tx.update(users).set({ email: newEmail }).where(eq(users.id, userId));
  return { user: changed ?? user, withoutSession: half === "current" ? left(userId) : null };
}
