import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "#server/platform/db/connect.ts";
import { oneTimeTokens } from "#server/platform/db/schema.ts";
import { renewRequest } from "./account-requests.ts";
import { hasRole } from "./auth-user.ts";
import type { AuthUserRow } from "./auth-user.ts";
import type { MailJob, TokenKind } from "./context.ts";
import { emailFor, rulesOf } from "./mail-kinds.ts";
import { isFree } from "./vacant-account.ts";

interface TokenPlan {
  kind: TokenKind;
  data: Record<string, unknown>;
  requestId: string | null;
}
export type MailPlan = TokenPlan | { kind: "account_exists" };

/** Which mail a request leads to for this account, and what its token carries; null for none. */
export async function planMail(
  tx: Transaction,
  user: AuthUserRow,
  job: MailJob,
  now: Date,
): Promise<MailPlan | null> {
  if (job.kind === "signup_password") {
    if (job.isResend) return planResend(tx, user, now);
    if (user.email_confirmed_at !== null || hasRole(user)) return { kind: "account_exists" };
    // A newer /signup has replaced this one, and its own mail follows.
    const request = job.requestId === undefined ? null : await renewRequest(tx, job.requestId, now);
    if (request === null) return null;
    // Two open sign-ups with different passwords: a sign-in mail, which sets none.
    if (!request.hasPassword) return tokenPlan({ ...job, kind: "signup_login" });
  }
  // The account has moved meanwhile, or is about to move elsewhere.
  if (job.email !== emailFor(job.kind, user)) return null;
  if (job.kind === "email_change_new" && !(await isFree(tx, job.email)))
    return { kind: "account_exists" };
  if (
    job.isResend &&
    job.kind === "email_change_current" &&
    (user.email_change === null || user.email_confirmed_at === null)
  )
    return null;
  return tokenPlan(job);
}

function tokenPlan(job: MailJob): TokenPlan {
  const signupId = job.data["signup_id"];
  const data =
    rulesOf(job.kind).carriesSignupId && signupId !== undefined ? { signup_id: signupId } : {};
  return { kind: job.kind, data, requestId: job.requestId ?? null };
}

/**
 * The confirmation of a /signup again, with its password; without one a login mail of a new account,
 * which carries what the open one does and leaves that one as it is.
 */
async function planResend(
  tx: Transaction,
  user: AuthUserRow,
  now: Date,
): Promise<TokenPlan | null> {
  if (user.email_confirmed_at !== null) return null;
  const open = await tx
    .select({
      kind: oneTimeTokens.kind,
      data: oneTimeTokens.data,
      requestId: oneTimeTokens.request_id,
    })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.user_id, user.id),
        inArray(oneTimeTokens.kind, ["email", "signup_login", "signup_password"]),
      ),
    );
  const signup = open.find(({ kind }) => kind === "signup_password");
  if (
    signup?.requestId != null &&
    !hasRole(user) &&
    (await renewRequest(tx, signup.requestId, now))?.hasPassword === true
  )
    return { ...signup, kind: "signup_password" };
  const login =
    open.find(({ kind }) => kind === "email") ?? open.find(({ kind }) => kind === "signup_login");
  return { kind: "signup_login", data: login?.data ?? {}, requestId: login?.requestId ?? null };
}
