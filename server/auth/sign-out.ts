import { and, eq, ne } from "drizzle-orm";
import { sessions } from "#server/platform/db/schema.ts";
import type { AccessClaims } from "./access-token.ts";
import { recordCritical } from "./audit.ts";
import { requireSessionStill } from "./change-user.ts";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./errors.ts";
import { mayChange } from "./proof.ts";
import { lookUpAnew } from "./seen-sessions.ts";

/** Which sessions of an account a sign-out ends, by the protocol. */
export const SIGN_OUT_SCOPES = ["global", "local", "others"] as const;
type SignOutScope = (typeof SIGN_OUT_SCOPES)[number];

/**
 * Ends this session, all others, or both. A session may always end itself; the others need what
 * domain/family/proof-rules.ts says. Without it `others` ends nothing, and `global` ends this session
 * where there are others, which go on. The refusal is a 400: the client takes 401, 403 and 404 for
 * success. Throws reauthentication_needed, session_not_found.
 */
export async function signOut(
  auth: AuthContext,
  claims: AccessClaims,
  scope: SignOutScope,
): Promise<void> {
  const who = { userId: claims.sub, sessionId: claims.session_id };
  const isRefused = await auth.db.transaction(async (tx) => {
    await requireSessionStill(tx, claims);
    const isTheirs = eq(sessions.user_id, who.userId);
    const isOther = and(isTheirs, ne(sessions.id, who.sessionId));
    const mayEndOthers =
      scope !== "local" && (await mayChange(auth, tx, who, ["account.other_sessions"]));
    if (scope !== "others") {
      await tx.delete(sessions).where(and(isTheirs, eq(sessions.id, who.sessionId)));
      await recordCritical(auth, tx, "signed_out", who.userId);
    }
    if (scope === "local") return false;
    if (!mayEndOthers) return scope === "others" || (await tx.$count(sessions, isOther)) > 0;
    await tx.delete(sessions).where(isOther);
    if (scope === "others") await recordCritical(auth, tx, "signed_out", who.userId);
    return false;
  });
  lookUpAnew(auth.seenSessions, who.userId);
  if (!isRefused) return;
  throw new AuthError(
    "reauthentication_needed",
    scope === "global"
      ? "This device is signed out. Other devices stay signed in: to end their sessions, sign in again by mail"
      : "Signing other devices out requires a code from your mail",
  );
}
