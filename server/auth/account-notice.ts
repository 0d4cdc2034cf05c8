import { eq, lte } from "drizzle-orm";
import { AUTHOR_EMAIL } from "#domain/content/staff.ts";
import { paths } from "#domain/routing/paths.ts";
import type { AccountNotice } from "#server/copy/account-notices.ts";
import { ACCOUNT_NOTICES, nothingToDo, severalTimes } from "#server/copy/account-notices.ts";
import { authUsers, heldNotices } from "#server/platform/db/schema.ts";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { giveBack, takePoints } from "#server/platform/http/stored-counters.ts";
import type { Taken } from "#server/platform/http/stored-counters.ts";
import type { Mailer } from "#server/platform/mail/mailer.ts";
import { renderEmail } from "#server/platform/mail/email-template.ts";
import type { AuthUserRow } from "./auth-user.ts";
import type { AuthContext } from "./context.ts";
import type { NoticeKind } from "#domain/family/notice-kind.ts";
import type { NoticeJob } from "./notice-job.ts";

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

type Counted = NoticeKind | "consents";
const counted = (userId: string, kind: Counted) => `${userId}\n${kind}`;

/** Counts a notice for the account it tells of; each kind for itself. */
export const takeNotice = (
  auth: AuthContext,
  db: Queryable,
  userId: string,
  kind: Counted,
): Promise<Taken> => takePoints(auth, db, "notices_account", counted(userId, kind));

/** Its mail could not be sent, and is tried again. */
export const giveNoticeBack = (auth: AuthContext, userId: string, kind: Counted): Promise<void> =>
  giveBack(auth, auth.db, "notices_account", counted(userId, kind));

/**
 * Enqueues a notice in the transaction of the change, so that neither happens without the other. An
 * account that had its mails of the kind today gets one more when the day is over, for all that came
 * meanwhile: none is lost, and no mailbox is filled.
 */
export async function queueAccountNotice(
  auth: AuthContext,
  tx: Transaction,
  kind: NoticeKind,
  user: AuthUserRow,
): Promise<void> {
  if (user.email === AUTHOR_EMAIL) return; // it has no mailbox
  const isBefore = NOTICES[kind].to === "email before";
  const { ok, waitMs } = await takeNotice(auth, tx, user.id, kind);
  if (ok)
    return auth.queueNotice(tx, { kind, userId: user.id, ...(isBefore && { email: user.email }) });
  await tx
    .insert(heldNotices)
    .values({
      user_id: user.id,
      kind,
      email: isBefore ? user.email : "",
      due_at: new Date(auth.now().getTime() + waitMs),
    })
    .onConflictDoNothing();
}

/** Enqueues the notices whose day is over. */
export async function sendHeldNotices(auth: AuthContext): Promise<void> {
  await auth.db.transaction(async (tx) => {
    const due = await tx.delete(heldNotices).where(lte(heldNotices.due_at, auth.now())).returning();
    for (const { user_id: userId, kind, email } of due) {
      await takeNotice(auth, tx, userId, kind);
      await auth.queueNotice(tx, { kind, userId, isHeld: true, ...(email !== "" && { email }) });
    }
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
    ...renderEmail(
      {
        ...words,
        ...(job.isHeld && { text: [...words.text, severalTimes] }),
        ...(path !== undefined && {
          button: { label, href: new URL(path, auth.config.publicUrl).href },
        }),
        foot: [nothingToDo, `${ifNotYou}: ${auth.config.supportEmail}`],
      },
      auth.config,
    ),
  });
}

async function emailOf(auth: AuthContext, userId: string): Promise<string | null> {
  const [user] = await auth.db
    .select({ email: authUsers.email })
    .from(authUsers)
    .where(eq(authUsers.id, userId));
  return user?.email ?? null;
}
