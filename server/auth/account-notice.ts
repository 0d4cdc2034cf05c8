import { eq } from "drizzle-orm";
import { AUTHOR_EMAIL } from "#domain/content/staff.ts";
import { paths } from "#domain/routing/paths.ts";
import type { AccountNotice } from "#server/copy/account-notices.ts";
import { ACCOUNT_NOTICES, nothingToDo } from "#server/copy/account-notices.ts";
import { authUsers } from "#server/platform/db/schema.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import type { Mailer } from "#server/platform/mail/mailer.ts";
import { renderEmail } from "#server/platform/mail/email-template.ts";
import type { AuthUserRow } from "./auth-user.ts";
import type { AuthContext } from "./context.ts";
import type { NoticeJob, NoticeKind } from "./notice-job.ts";

export const ACCOUNT_NOTICE = "account-notice";

interface Notice {
  /** The account's e-mail address at the time of sending, or the one from before the change. */
  to: "email" | "email before";
  path?: string;
}

/** Where each notice goes, and where its button leads. */
const NOTICES: Record<NoticeKind, Notice> = {
  password_changed: { to: "email" },
  email_changed: { to: "email", path: paths.account() },
  email_left: { to: "email before" },
  role_granted: { to: "email", path: paths.lessonBuilder() },
  role_removed: { to: "email" },
};

/**
 * Enqueues a notice in the transaction of the change, so that neither happens without the other.
 */
export async function queueAccountNotice(
  auth: AuthContext,
  tx: Transaction,
  kind: NoticeKind,
  user: AuthUserRow,
): Promise<void> {
  const { to } = NOTICES[kind];
  if (user.email === AUTHOR_EMAIL) return; // it has no mailbox
  await auth.queueNotice(tx, {
    kind,
    userId: user.id,
    ...(to === "email before" && { email: user.email }),
  });
}

/** Sends the mail of a job (`id` is the job's); nothing where the account is gone meanwhile. */
export async function sendAccountNotice(
  auth: AuthContext,
  mailer: Mailer,
  job: NoticeJob,
  id: string,
): Promise<void> {
  const { path } = NOTICES[job.kind];
  const { ifNotYou, button: label = "", ...words }: AccountNotice = ACCOUNT_NOTICES[job.kind];
  const to = job.email ?? (await emailOf(auth, job.userId));
  if (to === null) return;
  await mailer.send({
    id,
    to,
    ...renderEmail({
      ...words,
      ...(path !== undefined && {
        button: { label, href: new URL(path, auth.config.publicUrl).href },
      }),
      foot: [nothingToDo, `${ifNotYou}: ${auth.config.supportEmail}`],
    }),
  });
}

async function emailOf(auth: AuthContext, userId: string): Promise<string | null> {
  const [user] = await auth.db
    .select({ email: authUsers.email })
    .from(authUsers)
    .where(eq(authUsers.id, userId));
  return user?.email ?? null;
}
