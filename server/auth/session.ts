import { createHmac } from "node:crypto";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { STAFF_SESSION_MS } from "#domain/constants.ts";
import { AUTHOR_EMAIL } from "#domain/content/staff.ts";
import { sessionsToEnd } from "#domain/family/session-limit.ts";
import type { SessionStart } from "#domain/family/session-limit.ts";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { authUsers, sessions } from "#server/platform/db/schema.ts";
import type { AmrEntry } from "#server/platform/db/schema/auth.ts";
import { recordCritical, recordSignIn } from "./audit.ts";
import type { CriticalAuthEvent } from "./audit.ts";
import { REFRESH_REUSE_MS } from "./context.ts";
import type { AuthContext } from "./context.ts";
import { endSessions } from "./end-sessions.ts";
import { AuthError } from "./errors.ts";
import { equalSecret } from "#server/platform/hashing/hashing.ts";
import { takePoints } from "#server/platform/http/stored-counters.ts";
import { isMailed } from "./mailed-methods.ts";
import { isStaff, userObject } from "./auth-user.ts";
import type { AuthUserRow } from "./auth-user.ts";

type SessionRow = typeof sessions.$inferSelect;

/*
 * A refresh token is '<session id without dashes><counter, 8 hex><HMAC, 64 hex>'. Nothing of it is
 * stored but the counter, and it can be made again, which is what lets a lost answer be repeated.
 */
const TOKEN = /^([0-9a-f]{32})([0-9a-f]{8})([0-9a-f]{64})$/;

function refreshToken(auth: AuthContext, sessionId: string, counter: number): string {
  const body = sessionId.replaceAll("-", "") + counter.toString(16).padStart(8, "0");
  return (
    body + createHmac("sha256", auth.secrets.hmacKey("refresh-token")).update(body).digest("hex")
  );
}

function parseRefreshToken(
  auth: AuthContext,
  token: string,
): { sessionId: string; counter: number } | null {
  const [, id = "", counterHex = ""] = TOKEN.exec(token) ?? [];
  const sessionId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const counter = Number.parseInt(counterHex, 16);
  return id !== "" && equalSecret(token, refreshToken(auth, sessionId, counter))
    ? { sessionId, counter }
    : null;
}

function readRefreshToken(
  auth: AuthContext,
  token: string,
): { sessionId: string; counter: number } {
  const parsed = parseRefreshToken(auth, token);
  if (parsed === null) throw new AuthError("validation_failed", "Refresh token is not valid");
  return parsed;
}

/** The session that a refresh token names, if we made the token; nothing is looked up. */
export const sessionOfRefreshToken = (auth: AuthContext, token: string): string | null =>
  parseRefreshToken(auth, token)?.sessionId ?? null;

export interface NewSession {
  method: AmrEntry["method"];
  userAgent: string | undefined;
  signupId: string | null;
}

/**
 * Begins a session and answers with the protocol's Session object. The caller has locked the
 * account's row in this transaction and looked there that what the session rests on still holds. Throws
 * over_request_rate_limit where the account has too many sessions that this one may not end.
 */
export async function startSession(
  auth: AuthContext,
  tx: Transaction,
  user: AuthUserRow,
  begin: NewSession,
) {
  const now = auth.now();
  await makeRoom(auth, tx, user, begin.method);
  const [session] = await tx
    .insert(sessions)
    .values({
      user_id: user.id,
      created_at: now,
      refreshed_at: now,
      amr: [{ method: begin.method, timestamp: Math.floor(now.getTime() / 1000) }],
      user_agent: begin.userAgent?.slice(0, 255) ?? null,
      signup_id: begin.signupId,
      not_after: isStaff(user) ? new Date(now.getTime() + STAFF_SESSION_MS) : null,
    })
    .returning();
  if (session === undefined) throw new Error("session insert returned no row");
  await recordSignIn(auth, tx, user.id);
  return sessionObject(auth, tx, user, session, session.refresh_counter);
}

/** Ends what domain/family/session-limit.ts says. Throws over_request_rate_limit where that is nothing. */
async function makeRoom(
  auth: AuthContext,
  tx: Transaction,
  user: AuthUserRow,
  method: string,
): Promise<void> {
  const { id, amr, proof_at, refreshed_at } = sessions;
  const held = await tx
    .select({ id, amr, proof_at, refreshed_at })
    .from(sessions)
    .where(eq(sessions.user_id, user.id))
    .orderBy(asc(sessions.created_at), asc(sql`ctid`));
  const start: SessionStart = isMailed(method)
    ? "mail"
    : user.email === AUTHOR_EMAIL
      ? "without_mailbox"
      : "other";
  const ending = sessionsToEnd(
    held.map((one) => ({
      id: one.id,
      isProven: one.proof_at !== null || one.amr.some((by) => isMailed(by.method)),
      lastUsedMs: one.refreshed_at.getTime(),
    })),
    start,
    auth.now().getTime(),
  );
  if (ending === null)
    throw new AuthError(
      "over_request_rate_limit",
      "This account is signed in on as many devices as it can be. Please sign in by mail",
    );
  if (ending.length > 0) await endSessions(auth, tx, inArray(sessions.id, ending));
}

async function sessionObject(
  auth: AuthContext,
  db: Queryable,
  user: AuthUserRow,
  session: SessionRow,
  counter: number,
) {
  const { token, expiresAt, expiresIn } = await auth.signer.sign(
    {
      sub: user.id,
      email: user.email,
      phone: "",
      app_metadata: user.raw_app_meta_data,
      user_metadata: user.raw_user_meta_data,
      role: "authenticated",
      aal: session.aal,
      amr: session.amr,
      session_id: session.id,
      is_anonymous: false,
    },
    auth.now(),
    session.not_after,
  );
  return {
    access_token: token,
    token_type: "bearer",
    expires_in: expiresIn,
    expires_at: expiresAt,
    refresh_token: refreshToken(auth, session.id, counter),
    user: await userObject(db, user),
  };
}

/** Ends of a session as its browser learns of them at a refresh, with the event that is kept. */
const REFUSED = {
  refresh_token_not_found: { message: "Refresh Token Not Found", event: "refresh_refused" },
  refresh_token_already_used: { message: "Already Used", event: "refresh_ended_session" },
  session_expired: { message: "Session Expired", event: "session_expired" },
  user_banned: { message: "User Banned", event: "refresh_refused" },
} as const satisfies Record<string, { message: string; event: CriticalAuthEvent }>;
type RefreshRefusal = keyof typeof REFUSED;

/**
 * Exchanges a refresh token. The active token rotates; the token before it gets the same new token again (the
 * client lost the answer, or another tab sent the same token); older ones pass within 10 s of their
 * use and get the active one. Anything else is theft: the session ends, and that is committed
 * although the request fails. So is the critical event that each refusal of a token of ours leaves
 * behind (R-AUTH-12); one that we never signed is not worth a row.
 */
export async function refreshSession(auth: AuthContext, token: string) {
  const { sessionId, counter } = readRefreshToken(auth, token);
  const result = await auth.db.transaction(async (tx) => {
    const [session] = await tx
      .select()
      .from(sessions)
      .where(eq(sessions.id, sessionId))
      .for("update");
    const refuse = async <Code extends RefreshRefusal>(code: Code) => {
      // Whoever kept the token of an ended session could fill the log with it.
      if ((await takePoints(auth, tx, "refused_refreshes", sessionId)).ok)
        await recordCritical(auth, tx, REFUSED[code].event, session?.user_id ?? null);
      return code;
    };
    if (session === undefined) return refuse("refresh_token_not_found");
    const now = auth.now();
    if (session.not_after !== null && session.not_after <= now) return refuse("session_expired");
    const [user] = await tx.select().from(authUsers).where(eq(authUsers.id, session.user_id));
    if (user === undefined) return refuse("refresh_token_not_found");
    if (user.banned_until !== null && user.banned_until > now) return refuse("user_banned");

    const active = session.refresh_counter;
    if (counter > active) return refuse("refresh_token_not_found");
    if (counter === active) {
      const recent = session.recent_uses.filter(([, at]) => at > now.getTime() - REFRESH_REUSE_MS);
      await tx
        .update(sessions)
        .set({
          refresh_counter: active + 1,
          refreshed_at: now,
          recent_uses: [...recent, [counter, now.getTime()]],
        })
        .where(eq(sessions.id, session.id));
      return sessionObject(auth, tx, user, session, active + 1);
    }
    const usedRecently = session.recent_uses.some(
      ([used, at]) => used === counter && at > now.getTime() - REFRESH_REUSE_MS,
    );
    if (counter === active - 1 || usedRecently)
      return sessionObject(auth, tx, user, session, active);
    await endSessions(auth, tx, eq(sessions.id, session.id));
    return refuse("refresh_token_already_used");
  });
  if (typeof result !== "string") return result;
  throw new AuthError(result, `Invalid Refresh Token: ${REFUSED[result].message}`, 400);
}
