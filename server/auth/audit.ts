import { auditLog } from "#server/db/schema.ts";
import type { Queryable } from "#server/db/connect.ts";
import type { AuthContext } from "./context.ts";

/** Ends of sessions that support must be able to tell apart; 'critical' in the sense of the specification, section 4. */
type CriticalAuthEvent =
  | "signed_out"
  | "refresh_ended_session"
  | "session_ended"
  | "password_changed"
  | "email_changed"
  | "account_deleted";

/** Keeps a critical event with the user's id alone, and logs it. */
export async function recordCritical(auth: AuthContext, db: Queryable, event: CriticalAuthEvent, userId: string): Promise<void> {
  auth.log.warn({ event, userId, critical: true }, "critical auth event");
  await db.insert(auditLog).values({ user_id: userId, event, critical: true, at: auth.now() });
}
