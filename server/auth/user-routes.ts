import { Hono } from "hono";
import type { Context } from "hono";
import * as v from "valibot";
import { AUTHOR_EMAIL } from "#domain/content/staff.ts";
import { parseEmail } from "#domain/family/email.ts";
import type { Field } from "#domain/family/proof-rules.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { applyAccountChange } from "./account-changes.ts";
import { hasRole, userObject } from "./auth-user.ts";
import type { AuthUserRow } from "./auth-user.ts";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./errors.ts";
import { requireSession } from "./identity.ts";
import type { LiveSession } from "./identity.ts";
import { mailJob } from "./mail-job.ts";
import { enforceMailRateLimit } from "./mail-rate-limit.ts";
import { challengeOf } from "./mail-routes.ts";
import { checkMetadata, Metadata } from "./metadata.ts";
import { checkLength, checkPassword } from "./check-password.ts";
import { hasBeenProven, mayChange, proveOwner, readProven } from "./proof.ts";
import { readBody } from "./read-body.ts";
import { countRequest } from "./request-limits.ts";
import { changePassword, requireSessionStill, updateUser } from "./change-user.ts";
import { readAuthUser } from "./queries.ts";
import { signOut, SIGN_OUT_SCOPES } from "./sign-out.ts";

const UserBody = v.object({
  data: v.nullish(Metadata),
  password: v.nullish(v.string()),
  nonce: v.nullish(v.string()),
  email: v.nullish(v.string()),
  /** Nobody changes it here, whatever it is. */
  app_metadata: v.optional(
    v.pipe(
      v.unknown(),
      v.transform(() => true),
    ),
  ),
  code_challenge: v.nullish(v.string()),
  code_challenge_method: v.nullish(v.string()),
});
type UserBody = v.InferOutput<typeof UserBody>;

/**
 * The signed-in user: read, change, prove, leave.
 * @param tooMany what a request limit throws
 */
export function userRoutes(auth: AuthContext, tooMany: () => Error) {
  return new Hono<AppEnv>()
    .get("/user", async (c) =>
      c.json(await userObject(auth.db, (await requireSession(auth, c)).user)),
    )
    .put("/user", async (c) => {
      const live = await requireSession(auth, c);
      const body = await readBody(c, UserBody);
      if (body.app_metadata !== undefined)
        throw new AuthError("not_admin", "Updating app_metadata requires admin privileges");
      const email = newEmailOf(body, live.user);
      const metadata = mergedMetadata(live.user, body);
      if (body.password) checkMaySet(live.user, body.password);
      if (email !== null || body.password) await proven(auth, live, body, email);
      if (body.password) {
        // It protects the time in which a password is judged and hashed, so a weak one takes a point, too.
        await countRequest(auth, c, "user_account", live.user.id, tooMany);
        await checkPassword(body.password, [live.user.email, ...(email === null ? [] : [email])]);
        await changePassword(auth, live, body.password);
      }
      if (email !== null) await askForChange(auth, c, live, email, body);
      if (metadata !== null) await updateUser(auth, live, { raw_user_meta_data: metadata });
      const user = await readAuthUser(auth.db, live.user.id);
      return c.json(await userObject(auth.db, user ?? live.user));
    })
    .get("/reauthenticate", async (c) => {
      const { user, claims } = await requireSession(auth, c);
      requireConfirmed(user);
      const { email } = user;
      const who = { userId: user.id, sessionId: claims.session_id };
      const isProven = hasBeenProven(await readProven(auth.db, who));
      const session = { ...who, isProven };
      await enforceMailRateLimit(auth, { session }, email, "reauthentication");
      await auth.queueMail(
        mailJob(auth, c, { kind: "reauthentication", email, sessionId: who.sessionId }),
      );
      return c.json({});
    })
    .post("/logout", async (c) => {
      const asked = c.req.query("scope") ?? "global";
      const scope = SIGN_OUT_SCOPES.find((known) => known === asked);
      if (scope === undefined) throw new AuthError("validation_failed", "Unsupported logout scope");
      const { claims } = await requireSession(auth, c);
      await signOut(auth, claims, scope);
      return c.body(null, 204);
    });
}

function requireConfirmed(user: AuthUserRow): void {
  if (user.email_confirmed_at === null)
    throw new AuthError("email_not_confirmed", "Email not confirmed", 422);
}

/**
 * The requested e-mail address, when it is another one. The built-in author's has no mailbox that
 * could agree.
 */
function newEmailOf(body: UserBody, user: AuthUserRow): string | null {
  if (!body.email) return null;
  const email = parseEmail(body.email);
  if (email === null || email === AUTHOR_EMAIL)
    throw new AuthError("validation_failed", "Unable to validate email address: invalid format");
  return email === user.email ? null : email;
}

/**
 * An account with a role opens the lesson builder, so it has no password that a person chose: the
 * built-in author's is random (staff.ts), everybody else's sign-in is by mail.
 */
function checkMaySet(user: AuthUserRow, password: string): void {
  if (hasRole(user))
    throw new AuthError(
      "validation_failed",
      "An account with a role signs in by mail and sets no password of its own",
      422,
    );
  checkLength(password);
}

/**
 * What an e-mail change and a new password need is in domain/family/proof-rules.ts. Before the first
 * proof of the mailbox both are refused: a new password voids mailed links, so the creator of the
 * account could keep its owner from that proof.
 */
async function proven(
  auth: AuthContext,
  { user, claims }: LiveSession,
  body: UserBody,
  newEmail: string | null,
): Promise<void> {
  requireConfirmed(user);
  const who = { userId: user.id, email: user.email, sessionId: claims.session_id };
  if (body.nonce) {
    if (!(await proveOwner(auth, who, body.nonce, (tx) => requireSessionStill(tx, claims))))
      throw new AuthError("reauthentication_not_valid", "Nonce has expired or is invalid");
    return;
  }
  const fields: Field[] = [
    ...(newEmail === null ? [] : ["account.email" as const]),
    ...(body.password ? ["account.password" as const] : []),
  ];
  if (await mayChange(auth, auth.db, who, fields)) return;
  throw new AuthError("reauthentication_needed", "This change requires a code from your mail");
}

/**
 * Both e-mail addresses get a mail; the change happens when both have answered. The worker looks up
 * whether the new one has an account: an answer here would show it to anybody who has one.
 */
async function askForChange(
  auth: AuthContext,
  c: Context<AppEnv>,
  live: LiveSession,
  email: string,
  body: UserBody,
): Promise<void> {
  const { user } = live;
  await enforceMailRateLimit(auth, { account: user.id }, email, "email_change_new");
  await enforceMailRateLimit(auth, { account: user.id }, user.email, "email_change_current");
  await updateUser(auth, live, { email_change: email, email_change_confirmed: null }, (tx) =>
    applyAccountChange(auth, tx, "email_change_request", user.id),
  );
  const challenge = challengeOf(body);
  await auth.queueMail(
    mailJob(auth, c, { kind: "email_change_new", email, account: user.email, challenge }),
  );
  if (user.email_confirmed_at !== null)
    await auth.queueMail(
      mailJob(auth, c, { kind: "email_change_current", email: user.email, challenge }),
    );
}

/**
 * What the metadata becomes, merged at the top level; null removes a key. Throws validation_failed
 * when that is too much.
 */
function mergedMetadata(user: AuthUserRow, { data }: UserBody): Record<string, unknown> | null {
  if (!data) return null;
  const merged = Object.fromEntries(
    Object.entries({ ...user.raw_user_meta_data, ...data }).filter(([, value]) => value !== null),
  );
  checkMetadata(merged);
  return merged;
}
