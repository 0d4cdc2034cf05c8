import { and, eq, sql } from "drizzle-orm";
import { createMiddleware } from "hono/factory";
import type { Context } from "hono";
import { authUsers, sessions } from "#server/platform/db/schema.ts";
import { statementName } from "#server/platform/db/statement-name.ts";
import { bearerToken } from "#server/platform/http/bearer-token.ts";
import type { AppEnv, Identity } from "#server/platform/http/env.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { AccessClaims } from "./access-token.ts";
import { isStaff } from "./auth-user.ts";
import type { AuthUserRow } from "./auth-user.ts";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./errors.ts";
import { isMailed } from "./mailed-methods.ts";

/** How long a read may trust a session it has seen; writes always look. */
const READ_TRUST_MS = 60_000;

type Verifier = Pick<AuthContext, "signer" | "now">;

interface RequestToken {
  token: string | null;
  /** Null unless we signed the token and it has not ended. */
  claims: AccessClaims | null;
}

declare module "hono" {
  interface ContextVariableMap {
    /** Read once for each request: the rate limit needs it, and the guard behind it. */
    requestToken: RequestToken | undefined;
  }
}

async function tokenOf({ signer, now }: Verifier, c: Context<AppEnv>): Promise<RequestToken> {
  const known = c.get("requestToken");
  if (known !== undefined) {
    const hasEnded = (known.claims?.exp ?? 0) <= Math.floor(now().getTime() / 1000);
    return hasEnded ? { ...known, claims: null } : known;
  }
  const token = bearerToken(c);
  const read = { token, claims: token === null ? null : await signer.verify(token, now()) };
  c.set("requestToken", read);
  return read;
}

export interface LiveSession {
  claims: AccessClaims;
  user: AuthUserRow;
  signupId: string | null;
}

/**
 * The signed-in user of a protocol request: token, user row and session row are all checked. Throws
 * AuthError.
 */
export async function requireSession(auth: AuthContext, c: Context<AppEnv>): Promise<LiveSession> {
  const { token, claims } = await tokenOf(auth, c);
  if (token === null)
    throw new AuthError("no_authorization", "This endpoint requires a Bearer token");
  if (claims === null) throw new AuthError("bad_jwt", "Invalid JWT");
  const [row] = await auth.db
    .select({ ...SESSION_COLUMNS, user: authUsers })
    .from(sessions)
    .innerJoin(authUsers, eq(authUsers.id, sessions.user_id))
    .where(and(eq(sessions.id, claims.session_id), eq(sessions.user_id, claims.sub)));
  const { user, signupId } = checkLive(auth, row);
  return { claims, user, signupId };
}

const SESSION_COLUMNS = { signupId: sessions.signup_id, notAfter: sessions.not_after };

/** Built once per guard or limit, since it runs for every request; it reads no more than they need. */
const guardQuery = ({ db, config }: AuthContext) =>
  db
    .select({
      ...SESSION_COLUMNS,
      user: {
        id: authUsers.id,
        email: authUsers.email,
        email_confirmed_at: authUsers.email_confirmed_at,
        raw_app_meta_data: authUsers.raw_app_meta_data,
        banned_until: authUsers.banned_until,
        family_unconfirmed: authUsers.family_unconfirmed,
      },
    })
    .from(sessions)
    .innerJoin(authUsers, eq(authUsers.id, sessions.user_id))
    .where(
      and(
        eq(sessions.id, sql.placeholder("session")),
        eq(sessions.user_id, sql.placeholder("user")),
      ),
    )
    .prepare(statementName(config, "find_session"));

interface SessionRow {
  notAfter: Date | null;
  user: Pick<AuthUserRow, "banned_until">;
}

/** The session that was found, if it is one that still counts. Throws AuthError. */
function checkLive<Row extends SessionRow>({ now }: Verifier, row: Row | undefined): Row {
  if (row === undefined)
    throw new AuthError("session_not_found", "Session from session_id claim in JWT does not exist");
  if (row.notAfter !== null && row.notAfter <= now())
    throw new AuthError("session_expired", "Session has ended");
  if (row.user.banned_until !== null && row.user.banned_until > now())
    throw new AuthError("user_banned", "User is banned");
  return row;
}

/**
 * Finds the session of a request's token: every limit of an account and every guard asks it.
 * @param trustsMs for how long a request may trust a session that was seen alive; 0: look it up
 * @returns a function that throws AuthError where there is no token of ours, or its session has ended
 */
function sessionFinder(auth: AuthContext, trustsMs: (c: Context<AppEnv>) => number) {
  const query = guardQuery(auth);
  const { seenSessions: seen } = auth;
  return async (c: Context<AppEnv>): Promise<Identity> => {
    const { claims } = await tokenOf(auth, c);
    if (claims === null) throw new AuthError("bad_jwt", "Invalid JWT");
    const nowMs = auth.now().getTime();
    const known = seen.get(claims.session_id);
    if (known !== undefined && Math.abs(nowMs - known.at) < trustsMs(c)) return known.identity;
    const { user, signupId } = await query
      .execute({ session: claims.session_id, user: claims.sub })
      .then(([row]) => checkLive(auth, row))
      .catch((error: unknown) => {
        seen.delete(claims.session_id);
        throw error;
      });
    const identity: Identity = {
      userId: user.id,
      email: user.email,
      sessionId: claims.session_id,
      signupId,
      isConfirmed: user.email_confirmed_at !== null,
      isFamilyUnconfirmed: user.family_unconfirmed,
      isStaff: isStaff(user),
    };
    // The owner's answer counts at once.
    if (!identity.isFamilyUnconfirmed) seen.set(claims.session_id, { identity, at: nowMs });
    return identity;
  };
}

/**
 * Finds the account for which a request counts: that of its token, if we signed the token and its
 * session is alive, or was a minute ago on another instance, and whether a mail began the session. Null
 * for everybody else, and where the database does not say: the guard behind it does. A limit stands before the body is read, so the
 * guard of a write looks the session up again.
 */
export function liveAccountFinder(auth: AuthContext) {
  const find = sessionFinder(auth, () => READ_TRUST_MS);
  return async (c: Context<AppEnv>): Promise<{ userId: string; isByMail: boolean } | null> => {
    try {
      const { userId } = await find(c);
      const { claims } = await tokenOf(auth, c);
      return { userId, isByMail: claims?.amr.some(({ method }) => isMailed(method)) ?? false };
    } catch {
      return null;
    }
  };
}

interface UserRule {
  readTrustMs?: number;
  /**
   * May the route be used before the owner has said whether the family of unproven sessions is
   * theirs? Only what is about the account itself, or asks them, may: everything else would show or
   * change somebody else's family.
   */
  whileFamilyUnconfirmed?: boolean;
}

/**
 * Guards our own API: sets `identity` or refuses with 401, or with 409 while the family waits for
 * its owner's word. Writes look the session up, so ending a device works at once; reads may trust
 * it for a minute.
 */
export function requireUser(
  auth: AuthContext,
  { readTrustMs = READ_TRUST_MS, whileFamilyUnconfirmed = false }: UserRule = {},
) {
  const find = sessionFinder(auth, (c) => (c.req.method === "GET" ? readTrustMs : 0));
  return createMiddleware<AppEnv>(async (c, next) => {
    const identity = await find(c).catch((error: unknown) => {
      throw error instanceof AuthError ? new ApiError("not_authenticated") : error;
    });
    if (identity.isFamilyUnconfirmed && !whileFamilyUnconfirmed)
      throw new ApiError("family_unconfirmed");
    c.set("identity", identity);
    await next();
  });
}

/**
 * Guards the lesson builder: every call looks the account up, so that somebody removed is out at
 * once.
 */
export function requireStaff(auth: AuthContext) {
  const user = requireUser(auth, { readTrustMs: 0, whileFamilyUnconfirmed: true });
  return createMiddleware<AppEnv>((c, next) =>
    user(c, async () => {
      if (!c.var.identity.isStaff) throw new ApiError("staff_only");
      await next();
    }),
  );
}

/**
 * For routes that are open to visitors too: sets `identity` when a bearer token holds, refuses one
 * that does not.
 */
export function optionalUser(auth: AuthContext) {
  const user = requireUser(auth);
  return createMiddleware<AppEnv>(async (c, next) =>
    bearerToken(c) === null ? next() : user(c, next),
  );
}
