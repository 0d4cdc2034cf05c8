import { randomUUID } from "node:crypto";
import { paths } from "#domain/routing/paths.ts";
import { AUTHOR_EMAIL } from "#domain/content/staff.ts";
import {
  codeLifetime,
  linkAndCodeLifetime,
  requestedFrom,
  SIGN_IN_MAILS,
} from "#server/copy/sign-in-mails.ts";
import type { Mailer } from "#server/platform/mail/mailer.ts";
import { renderEmail } from "#server/platform/mail/email-template.ts";
import { findAuthUser } from "./auth-user.ts";
import type { AuthContext, MailJob } from "./context.ts";
import { LINK_SECONDS } from "./context.ts";
import { AuthError } from "./errors.ts";
import { enforceMailRateLimit } from "./mail-rate-limit.ts";
import { rulesOf } from "./mail-kinds.ts";
import { issueOneTimeToken } from "./one-time-token.ts";
import type { IssuedMail } from "./one-time-token.ts";

/**
 * Writes and sends the mail of a queued request; the token and the code are made here and live
 * nowhere else in clear. An e-mail address without an account that asked only to log in gets no
 * mail.
 */
export async function sendSignInMail(
  auth: AuthContext,
  mailer: Mailer,
  job: MailJob,
): Promise<void> {
  if (job.email === AUTHOR_EMAIL) return; // the built-in author has no mailbox
  if (job.isResend && job.kind === "email_change_current") await resendToNewEmail(auth, job);
  const issued = await issueOneTimeToken(auth, job);
  if (issued === null) return;
  const { subject, heading, text, button, hint, notYou } = SIGN_IN_MAILS[issued.kind];
  const href = linkOf(auth, job, issued);
  const email = renderEmail(
    {
      subject,
      heading,
      text,
      ...(href === null ? {} : { button: { label: button, href } }),
      ...("code" in issued ? { code: { hint, digits: issued.code } } : {}),
      foot: [requestedFrom(job.askedAtMs, job.device), ...lifetime(issued), notYou],
    },
    auth.config,
  );
  // Each try has a new secret: it is another mail, which no server may take for the one before.
  await mailer.send({ id: randomUUID(), to: job.email, ...email });
}

function linkOf(auth: AuthContext, job: MailJob, issued: IssuedMail): string | null {
  const { link, types } = rulesOf(issued.kind);
  if (link === null) return null;
  if (!("token" in issued) || link === "login")
    return new URL(paths.login(), auth.config.publicUrl).href;
  const next = new URL(job.redirectTo).searchParams.get("next");
  const path = paths.magicLinkHandler({
    token_hash: issued.token,
    type: types[0] ?? "",
    ...(next === null ? {} : { next }),
  });
  return new URL(path, auth.config.publicUrl).href;
}

function lifetime({ kind }: IssuedMail): string[] {
  const { link, hasCode } = rulesOf(kind);
  if (!hasCode) return [];
  const minutes = LINK_SECONDS / 60;
  return [link === "token" ? linkAndCodeLifetime(minutes) : codeLifetime(minutes)];
}

/**
 * The other mail of an e-mail change that is asked for again; none where that e-mail address was
 * mailed a moment ago.
 */
async function resendToNewEmail(
  auth: AuthContext,
  { isResend: _again, ...job }: MailJob,
): Promise<void> {
  const user = await findAuthUser(auth.db, job.email);
  if (!user?.email_change) return;
  try {
    await enforceMailRateLimit(auth, { source: "resend" }, user.email_change, "email_change_new"); // never the counter of the signed-in owner
  } catch (error) {
    if (error instanceof AuthError) return;
    throw error;
  }
  await auth.queueMail({
    ...job,
    kind: "email_change_new",
    email: user.email_change,
    account: user.email,
  });
}
