import { and, desc, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { isUuid } from "#domain/wire/uuid.ts";
import { authUsers, oneTimeTokens, sessions } from "#server/platform/db/schema.ts";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { applyAccountChange, lockAccount } from "./account-changes.ts";
import { takeRequest } from "./account-requests.ts";
import { LINK_SECONDS, MAX_CODE_ATTEMPTS } from "./context.ts";
import type { AuthContext, MailJob, TokenKind } from "./context.ts";
import { changeEmail } from "./email-change.ts";
import type { ChangeReply } from "./email-change.ts";
import { AuthError } from "./errors.ts";
import {
  equalSecret,
  hmacHex,
  randomCode,
  randomToken,
  sha256Hex,
} from "#server/platform/hashing/hashing.ts";
import { ensureAuthUser, hasRole } from "./auth-user.ts";
import type { AuthUserRow } from "./auth-user.ts";
import { emailFor, rulesOf } from "./mail-kinds.ts";
import { planMail } from "./mail-plan.ts";

export type TokenRow = typeof oneTimeTokens.$inferSelect;

const isOfSession = (id: string | null) =>
  id === null ? isNull(oneTimeTokens.session_id) : eq(oneTimeTokens.session_id, id);

const codeHash = (auth: AuthContext, email: string, code: string) =>
  hmacHex(auth.secrets.hmacKey("one-time-code"), `${email}\n${code}`);

/** The mail to write: with the secrets that it holds, or without any. */
export type IssuedMail =
  | { kind: TokenKind; token: string; code: string }
  | { kind: "account_exists" };

/**
 * Makes the link token and the code of a sign-in mail. A new pair voids the older pair of the same
 * e-mail address and kind; where a session asked for the mail, only a pair for which the same session
 * asked. Null when there is nothing to send, as to an unregistered e-mail address for which no account
 * is to be made.
 */
export async function issueOneTimeToken(
  auth: AuthContext,
  job: MailJob,
): Promise<IssuedMail | null> {
  return auth.db.transaction(async (tx) => {
    const now = auth.now();
    const user = await ensureAuthUser(
      tx,
      job.account ?? job.email,
      job.createUser && rulesOf(job.kind).createsAccount,
      now,
    );
    if (user === null) return null;
    const plan = await planMail(tx, user, job, now);
    if (plan === null || plan.kind === "account_exists") return plan;
    const { kind } = plan;
    const session_id = job.sessionId ?? null;
    // It has ended since it asked: nobody could type the code.
    if (session_id !== null && (await tx.$count(sessions, eq(sessions.id, session_id))) === 0)
      return null;
    const token = randomToken();
    const code = randomCode();
    await tx
      .delete(oneTimeTokens)
      .where(
        and(
          eq(oneTimeTokens.user_id, user.id),
          eq(oneTimeTokens.kind, kind),
          isOfSession(session_id),
        ),
      );
    await tx.insert(oneTimeTokens).values({
      user_id: user.id,
      kind,
      token_hash: sha256Hex(token),
      code_hash: codeHash(auth, job.email, code),
      relates_to: job.email,
      purpose: user.email_confirmed_at === null ? "signup" : "magiclink",
      code_challenge: job.challenge,
      redirect_to: job.redirectTo,
      data: plan.data,
      request_id: plan.requestId,
      device: job.device,
      session_id,
      expires_at: new Date(now.getTime() + LINK_SECONDS * 1000),
      created_at: new Date(job.askedAtMs),
    });
    return { kind, token, code };
  });
}

/** The open token behind a link, left as it is. */
export async function findOpenToken(
  db: Queryable,
  token: string,
  now: Date,
): Promise<TokenRow | null> {
  const [row] = await db
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.token_hash, sha256Hex(token)), gt(oneTimeTokens.expires_at, now)));
  return row ?? null;
}

/** Whose token it was, and what an e-mail change answers where no session begins. */
export interface Consumed {
  user: AuthUserRow;
  used: TokenRow;
  withoutSession: ChangeReply | null;
}

/**
 * Uses a link's token up and confirms its owner, in the caller's transaction. Throws otp_expired.
 */
export async function consumeLink(
  auth: AuthContext,
  tx: Transaction,
  token: string,
  kinds: readonly TokenKind[],
): Promise<Consumed> {
  const isThisLink = and(
    eq(oneTimeTokens.token_hash, sha256Hex(token)),
    inArray(oneTimeTokens.kind, [...kinds]),
  );
  await lockOwner(tx, isThisLink);
  const [used] = await tx.delete(oneTimeTokens).where(isThisLink).returning();
  if (used === undefined || used.expires_at <= auth.now())
    throw new AuthError("otp_expired", "Email link is invalid or has expired");
  return confirm(auth, tx, used);
}

/**
 * Counts a try at the newest code of each kind that was mailed to an e-mail address before comparing
 * it, and commits the count whatever comes of it. After five tries the code is void; the link stays
 * valid, so that wrong guesses by others do not lock a parent out.
 * @param sessionId the session that asked for the code and types it; null for codes that none asked for
 * @returns the token's id when the code was right.
 */
export async function tryCode(
  auth: AuthContext,
  email: string,
  code: string,
  kinds: readonly TokenKind[],
  sessionId: string | null = null,
): Promise<string | null> {
  const isOpen = and(
    isOfSession(sessionId),
    eq(oneTimeTokens.relates_to, email),
    inArray(oneTimeTokens.kind, [...kinds]),
    lt(oneTimeTokens.attempts, MAX_CODE_ATTEMPTS),
    gt(oneTimeTokens.expires_at, auth.now()),
  );
  // A `type` may reach several kinds. Many accounts may be changing to one e-mail address: a guess
  // that was compared with all their codes would be right more often.
  const newest = auth.db
    .selectDistinctOn([oneTimeTokens.kind], { id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(isOpen)
    .orderBy(oneTimeTokens.kind, desc(oneTimeTokens.created_at));
  const rows = await auth.db
    .update(oneTimeTokens)
    .set({ attempts: sql`${oneTimeTokens.attempts} + 1` })
    .where(and(inArray(oneTimeTokens.id, newest), isOpen))
    .returning({ id: oneTimeTokens.id, code_hash: oneTimeTokens.code_hash });
  const typed = codeHash(auth, email, code);
  return rows.find(({ code_hash }) => equalSecret(code_hash, typed))?.id ?? null;
}

/** Uses up the token whose code was right. Throws otp_expired when another request was quicker. */
export async function consumeById(
  auth: AuthContext,
  tx: Transaction,
  id: string,
): Promise<Consumed> {
  await lockOwner(tx, eq(oneTimeTokens.id, id));
  const [used] = await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.id, id)).returning();
  if (used === undefined) throw new AuthError("otp_expired", "Token has expired or is invalid");
  return confirm(auth, tx, used);
}

/**
 * An account change locks the account first and its tokens after that; so does the use of a token.
 */
async function lockOwner(tx: Transaction, isToken: SQL | undefined): Promise<void> {
  const [open] = await tx
    .select({ owner: oneTimeTokens.user_id })
    .from(oneTimeTokens)
    .where(isToken);
  if (open !== undefined) await lockAccount(tx, open.owner);
}

/**
 * What the mailed secret is for happens, if the account still has the e-mail address to which it was
 * mailed where its kind needs it. Throws otp_expired, user_banned, email_exists.
 */
async function confirm(auth: AuthContext, tx: Transaction, used: TokenRow): Promise<Consumed> {
  const user = await lockAccount(tx, used.user_id);
  if (user === null || used.relates_to !== emailFor(used.kind, user))
    throw new AuthError("otp_expired", "Token has expired or is invalid");
  return used.kind === "email_change_current" || used.kind === "email_change_new"
    ? { used, ...(await changeEmail(auth, tx, user, used.kind)) }
    : { used, withoutSession: null, user: await confirmOwner(auth, tx, user, used) };
}

/**
 * The mailed secret came back: the e-mail address is confirmed. What came before the first proof
 * ends, since somebody else may have written it (account-changes.ts); then what this mail's own
 * request asked for is applied, as far as mail-kinds.ts lets it, and never to an account with a
 * role. The account is locked.
 */
async function confirmOwner(
  auth: AuthContext,
  tx: Transaction,
  user: AuthUserRow,
  used: TokenRow,
): Promise<AuthUserRow> {
  const now = auth.now();
  if (user.banned_until !== null && user.banned_until > now)
    throw new AuthError("user_banned", "User is banned");
  const isFirst = user.email_confirmed_at === null;
  await applyAccountChange(auth, tx, isFirst ? "first_proof" : "sign_in", user.id);
  const request = isFirst && !hasRole(user) ? await takeRequest(tx, used.request_id) : null;
  const { setsPassword, setsMetadata } = rulesOf(used.kind);
  const [confirmed] = await tx
    .update(authUsers)
    .set({
      last_sign_in_at: now,
      updated_at: now,
      ...(isFirst
        ? {
            email_confirmed_at: now,
            encrypted_password: setsPassword && request !== null ? request.passwordHash : null,
            raw_user_meta_data: {
              ...(setsMetadata ? request?.metadata : {}),
              email_verified: true,
            },
          }
        : {}),
    })
    .where(eq(authUsers.id, user.id))
    .returning();
  return confirmed ?? user;
}

/** The pending sign-up that the token's request named, if any. */
export function signupOf(used: TokenRow): string | null {
  const id = used.data["signup_id"];
  return typeof id === "string" && isUuid(id) ? id : null;
}
