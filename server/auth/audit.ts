import { auditLog } from "#server/platform/db/schema.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import type { AuthContext } from "./context.ts";

/**
 * Events that support must be able to distinguish: every sign-out, every refresh that leaves no
 * session, and every account change (R-AUTH-12).
 */
export type CriticalAuthEvent =
  | "signed_out"
  /** A refresh token that was used before came once more: the session ended. */
  | "refresh_ended_session"
  /** A refresh token whose session has ended, or whose account is gone or banned. */
  | "refresh_refused"
  /** A refresh after the time at which the session ends by itself. */
  | "session_expired"
  | "session_ended"
  | "password_changed"
  | "email_changed"
  | "role_granted"
  | "role_removed"
  | "family_refused"
  | "account_deleted";

/**
 * Keeps a critical event with the user's id alone, and logs it; the id is null where nobody knows
 * it any more.
 */
export async function recordCritical(
  auth: AuthContext,
  db: Queryable,
  event: CriticalAuthEvent,
  userId: string | null,
): Promise<void> {
  auth.log.warn({ event, userId, critical: true }, "critical auth event");
  await db.insert(auditLog).values({ user_id: userId, event, critical: true, at: auth.now() });
}

/** Keeps that a session began. */
export async function recordSignIn(
  auth: AuthContext,
  db: Queryable,
  userId: string,
): Promise<void> {
  await db
    .insert(auditLog)
    .values({ user_id: userId, event: "signed_in", critical: false, at: auth.now() });
}
