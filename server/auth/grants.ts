import { and, eq } from "drizzle-orm";
import { parseEmail } from "#domain/family/email.ts";
import { authUsers, flowStates } from "#server/platform/db/schema.ts";
import { lockAccount } from "./account-changes.ts";
import { unconfirmedPasswordHash } from "./account-requests.ts";
import { findAuthUser } from "./auth-user.ts";
import type { AuthUserRow } from "./auth-user.ts";
import { FLOW_SECONDS, PASSWORD_MAX_BYTES } from "./context.ts";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./errors.ts";
import { equalSecret, sha256Base64Url, sha256Hex } from "#server/platform/hashing/hashing.ts";
import { startSession } from "./session.ts";
import { verifyPassword } from "./password.ts";
import { countPasswordTry, forgivePasswordTries } from "./password-tries.ts";

/**
 * PKCE: a link's code and the verifier of the browser that asked, for a session; works once, within
 * 5 minutes.
 */
export async function exchangeCode(
  auth: AuthContext,
  code: string,
  verifier: string,
  userAgent: string | undefined,
) {
  if (code === "" || verifier === "") {
    throw new AuthError(
      "validation_failed",
      "invalid request: both auth code and code verifier should be non-empty",
    );
  }
  return auth.db.transaction(async (tx) => {
    const unknown = new AuthError(
      "flow_state_not_found",
      "invalid flow state, no valid flow state found",
    );
    const [flow] = await tx
      .select()
      .from(flowStates)
      .where(eq(flowStates.code_hash, sha256Hex(code)));
    if (flow === undefined) throw unknown;
    const user = await lockAccount(tx, flow.user_id);
    if (flow.issued_at.getTime() + FLOW_SECONDS * 1000 < auth.now().getTime()) {
      throw new AuthError("flow_state_expired", "invalid flow state, flow state has expired");
    }
    if (!equalSecret(sha256Base64Url(verifier), flow.code_challenge)) {
      throw new AuthError(
        "bad_code_verifier",
        "code challenge does not match previously saved code verifier",
      );
    }
    // Under the account's lock: an account change that came first has taken the row away, and so
    // has another exchange.
    const used = await tx
      .delete(flowStates)
      .where(eq(flowStates.id, flow.id))
      .returning({ id: flowStates.id });
    if (user === null || used.length === 0) throw unknown;
    if (isBanned(auth, user)) throw new AuthError("user_banned", "User is banned", 400);
    return startSession(auth, tx, user, {
      method: flow.amr_method,
      userAgent,
      signupId: flow.signup_id,
    });
  });
}

const isBanned = (auth: AuthContext, user: AuthUserRow) =>
  user.banned_until !== null && user.banned_until > auth.now();

/**
 * E-mail and password for a session; one text and one duration for every reason to refuse. The
 * exception is the right password of a /signup that is not confirmed yet: email_not_confirmed,
 * whether the e-mail address has an account or not. The password is checked outside the
 * transaction, which takes long, and counts only if its hash is still the account's when the session
 * begins: one that is changed meanwhile opens nothing. A guess is counted before it is compared.
 * @param source who guesses, as limits count it
 */
export async function signInWithPassword(
  auth: AuthContext,
  typedEmail: string,
  password: string,
  userAgent: string | undefined,
  source: string,
) {
  const email = parseEmail(typedEmail);
  const user = email === null ? null : await findAuthUser(auth.db, email);
  const kept = user?.encrypted_password ?? null;
  if (email !== null && !(await countPasswordTry(auth, email, kept, source)))
    throw new AuthError("over_request_rate_limit", "Request rate limit reached");
  const unconfirmed = email === null ? null : await unconfirmedPasswordHash(auth, email);
  const tried = password.slice(0, PASSWORD_MAX_BYTES);
  // Both are compared every time, so that the duration does not depend on the account.
  const isRight = await verifyPassword(tried, kept);
  const isUnconfirmed = await verifyPassword(tried, unconfirmed);
  const isTooLong = Buffer.byteLength(password) > PASSWORD_MAX_BYTES;
  const wrong = () => new AuthError("invalid_credentials", "Invalid login credentials");
  if (
    email === null ||
    user === null ||
    user.encrypted_password === null ||
    !isRight ||
    isTooLong
  ) {
    if (isUnconfirmed && !isTooLong) throw notConfirmed();
    throw wrong();
  }
  const { id, encrypted_password } = user;
  await forgivePasswordTries(auth, email, encrypted_password, source);
  return auth.db.transaction(async (tx) => {
    const [current] = await tx
      .select()
      .from(authUsers)
      .where(and(eq(authUsers.id, id), eq(authUsers.encrypted_password, encrypted_password)))
      .for("no key update");
    if (current === undefined) throw wrong();
    if (isBanned(auth, current)) throw new AuthError("user_banned", "User is banned", 400);
    if (current.email_confirmed_at === null) throw notConfirmed();
    return startSession(auth, tx, current, { method: "password", userAgent, signupId: null });
  });
}

const notConfirmed = () => new AuthError("email_not_confirmed", "Email not confirmed");

const KNOWN_PROVIDERS = [
  "apple",
  "azure",
  "discord",
  "facebook",
  "github",
  "gitlab",
  "google",
  "kakao",
  "linkedin",
  "twitter",
];

/**
 * Nobody signs in through another provider here; the reply distinguishes a known one from an
 * invented one, as the protocol does.
 */
export function refuseProvider(provider: unknown): never {
  if (typeof provider === "string" && KNOWN_PROVIDERS.includes(provider))
    throw new AuthError("provider_disabled", `Provider (${provider}) is not enabled`);
  throw new AuthError("validation_failed", "Custom OIDC provider not allowed");
}
