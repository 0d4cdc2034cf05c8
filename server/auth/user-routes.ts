import { and, eq, ne } from "drizzle-orm";
import { Hono } from "hono";
import type { Context } from "hono";
import * as v from "valibot";
import { parseEmail } from "#domain/email.ts";
import type { Transaction } from "#server/db/connect.ts";
import { authUsers, sessions } from "#server/db/schema.ts";
import type { AppEnv } from "#server/http/env.ts";
import { applyAccountChange, lockSession } from "./account-changes.ts";
import { recordCritical } from "./audit.ts";
import { findAuthUser, userObject } from "./auth-user.ts";
import type { AuthUserRow } from "./auth-user.ts";
import { SECURE_CHANGE_SECONDS } from "./context.ts";
import type { AuthContext, MailJob } from "./context.ts";
import { deviceKind } from "./device.ts";
import { AuthError } from "./errors.ts";
import { hashPassword, verifyPassword } from "./hashes.ts";
import { requireSession } from "./identity.ts";
import type { LiveSession } from "./identity.ts";
import { passMailGate } from "./mail-gate.ts";
import { challengeOf } from "./mail-routes.ts";
import { checkMetadata } from "./metadata.ts";
import { checkPassword } from "./password.ts";
import { hasFreshProof, proveOwner } from "./proof.ts";
import { readBody } from "./read-body.ts";
import { allowedRedirect } from "./redirects.ts";

const UserBody = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  password: v.nullish(v.string()),
  nonce: v.nullish(v.string()),
  email: v.nullish(v.string()),
  app_metadata: v.optional(v.unknown()),
  code_challenge: v.nullish(v.string()),
  code_challenge_method: v.nullish(v.string()),
});
type UserBody = v.InferOutput<typeof UserBody>;

/** The signed-in user: read, change, prove, leave. */
export function userRoutes(auth: AuthContext) {
  return new Hono<AppEnv>()
    .get("/user", async (c) => c.json(await userObject(auth.db, (await requireSession(auth, c)).user)))
    .put("/user", async (c) => {
      const live = await requireSession(auth, c);
      const body = await readBody(c, UserBody);
      if (body.app_metadata !== undefined) throw new AuthError("not_admin", "Updating app_metadata requires admin privileges");
      const email = newAddress(body, live.user);
      const metadata = mergedMetadata(live.user, body);
      if (body.password) checkPassword(body.password);
      if (email !== null || body.password) await proven(auth, live, body, email !== null);
      if (body.password) await changePassword(auth, live, body.password);
      if (email !== null) await askForChange(auth, c, live, email, body);
      if (metadata !== null) await setUser(auth, live, { raw_user_meta_data: metadata });
      const [user] = await auth.db.select().from(authUsers).where(eq(authUsers.id, live.user.id));
      return c.json(await userObject(auth.db, user ?? live.user));
    })
    .get("/reauthenticate", async (c) => {
      const { user } = await requireSession(auth, c);
      if (user.email_confirmed_at === null) throw new AuthError("email_not_confirmed", "Email not confirmed", 422);
      await passMailGate(auth, { account: user.id }, user.email, "reauthentication");
      await auth.queueMail(letter(auth, c, { kind: "reauthentication", email: user.email }));
      return c.json({});
    })
    .post("/logout", async (c) => {
      const scope = c.req.query("scope") ?? "global";
      if (!["global", "local", "others"].includes(scope)) throw new AuthError("validation_failed", "Unsupported logout scope");
      const { claims } = await requireSession(auth, c);
      const own = eq(sessions.user_id, claims.sub);
      const this_one = eq(sessions.id, claims.session_id);
      await auth.db.transaction(async (tx) => {
        await tx
          .delete(sessions)
          .where(scope === "global" ? own : scope === "local" ? this_one : and(own, ne(sessions.id, claims.session_id)));
        await recordCritical(auth, tx, "signed_out", claims.sub);
      });
      return c.body(null, 204);
    });
}

const letter = (auth: AuthContext, c: Context<AppEnv>, job: Pick<MailJob, "kind" | "email"> & Partial<MailJob>): MailJob => ({
  createUser: false,
  challenge: null,
  redirectTo: allowedRedirect(c.req.header("redirect_to") ?? c.req.query("redirect_to"), auth.config),
  data: {},
  device: deviceKind(c.req.header("user-agent")),
  askedAtMs: auth.now().getTime(),
  ...job,
});

/** The address asked for, when it is another one. */
function newAddress(body: UserBody, user: AuthUserRow): string | null {
  if (!body.email) return null;
  const email = parseEmail(body.email);
  if (email === null) throw new AuthError("validation_failed", "Unable to validate email address: invalid format");
  return email === user.email ? null : email;
}

/** An e-mail change always needs a mailed code; a password only in an old session. */
async function proven(auth: AuthContext, { user, claims, startedAt }: LiveSession, body: UserBody, always: boolean): Promise<void> {
  const who = { userId: user.id, email: user.email, sessionId: claims.session_id };
  if (body.nonce) {
    if (!(await proveOwner(auth, who, body.nonce))) throw new AuthError("reauthentication_not_valid", "Nonce has expired or is invalid");
    return;
  }
  const isYoung = auth.now().getTime() - startedAt.getTime() < SECURE_CHANGE_SECONDS * 1000;
  if ((!always && isYoung) || (await hasFreshProof(auth, who))) return;
  throw new AuthError("reauthentication_needed", "This change requires a code from your mail");
}

/** Sets a password, unless the session in which it was typed has ended meanwhile. */
async function changePassword(auth: AuthContext, { user, claims }: LiveSession, password: string): Promise<void> {
  if (user.encrypted_password !== null && (await verifyPassword(password, user.encrypted_password)))
    throw new AuthError("same_password", "New password should be different from the old password.");
  const encrypted_password = await hashPassword(password);
  const ownSession = claims.session_id;
  await setUser(auth, { user, claims }, { encrypted_password }, (tx) =>
    applyAccountChange(auth, tx, "password_set", user.id, { ownSession }),
  );
}

/** Writes to the account's row, unless the session in which it was asked for has ended meanwhile; `before` comes first. */
async function setUser(
  auth: AuthContext,
  { user, claims }: Pick<LiveSession, "user" | "claims">,
  change: Partial<AuthUserRow>,
  before: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<void> {
  await auth.db.transaction(async (tx) => {
    if (!(await lockSession(tx, { userId: user.id, sessionId: claims.session_id })))
      throw new AuthError("session_not_found", "Session from session_id claim in JWT does not exist");
    await before(tx);
    await tx
      .update(authUsers)
      .set({ ...change, updated_at: auth.now() })
      .where(eq(authUsers.id, user.id));
  });
}

/** Both addresses get a mail; the change happens when both have answered. */
async function askForChange(auth: AuthContext, c: Context<AppEnv>, live: LiveSession, email: string, body: UserBody): Promise<void> {
  const { user } = live;
  if ((await findAuthUser(auth.db, email)) !== null)
    throw new AuthError("email_exists", "A user with this email address has already been registered");
  await passMailGate(auth, { account: user.id }, email, "email_change_new");
  await passMailGate(auth, { account: user.id }, user.email, "email_change_current");
  await setUser(auth, live, { email_change: email, email_change_confirmed: null });
  const challenge = challengeOf(body);
  await auth.queueMail(letter(auth, c, { kind: "email_change_new", email, account: user.email, challenge }));
  if (user.email_confirmed_at !== null)
    await auth.queueMail(letter(auth, c, { kind: "email_change_current", email: user.email, challenge }));
}

/** What the metadata becomes, merged at the top level; null removes a key. Throws validation_failed when that is too much. */
function mergedMetadata(user: AuthUserRow, { data }: UserBody): Record<string, unknown> | null {
  if (!data) return null;
  const merged = Object.fromEntries(Object.entries({ ...user.raw_user_meta_data, ...data }).filter(([, value]) => value !== null));
  checkMetadata(merged);
  return merged;
}
