import { eq } from "drizzle-orm";
import { AUTHOR_EMAIL } from "#domain/content/staff.ts";
import { paths } from "#domain/routing/paths.ts";
import { authUsers } from "#server/platform/db/schema.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import type { Mailer } from "#server/platform/mail/mailer.ts";
import { renderEmail } from "#server/platform/mail/email-template.ts";
import type { AuthUserRow } from "./auth-user.ts";
import type { AuthContext } from "./context.ts";
import type { NoticeJob, NoticeKind } from "./notice-job.ts";

export const ACCOUNT_NOTICE = "account-notice";

interface Notice {
  /**
   * The account's address at the time of sending, the same once it is proven, or the one from
   * before the change.
   */
  to: "address" | "proven address" | "address before";
  subject: string;
  heading: string;
  text: string[];
  button?: { label: string; path: string };
  ifNotYou: string;
}

const NOTICES: Record<NoticeKind, Notice> = {
  password_changed: {
    // An unproven account's address may be anybody's: a stranger could fill that mailbox.
    to: "proven address",
    subject: "Your password was changed",
    heading: "A new password",
    text: [
      "The password of your Treasure Tracker account was just changed.",
      "Your other devices are signed out now.",
    ],
    ifNotYou: "If this wasn't you, please write to us and we help you",
  },
  email_changed: {
    to: "address",
    subject: "Your account has moved to this e-mail",
    heading: "Welcome to your new e-mail!",
    text: [
      "Your Treasure Tracker account now belongs to this e-mail. Mails to sign in come here.",
      "All other devices are signed out, and an old password no longer works.",
    ],
    button: { label: "Open your account page", path: paths.account() },
    ifNotYou: "If you didn't agree to this, please write to us and we help you",
  },
  email_left: {
    to: "address before",
    subject: "Your account has moved to another e-mail",
    heading: "Your account has moved",
    text: [
      "Your Treasure Tracker account now belongs to another e-mail. This one can't open it any more.",
      "All devices that were signed in before are signed out.",
    ],
    ifNotYou: "If you didn't agree to this, please write to us soon and we help you",
  },
  role_granted: {
    to: "address",
    subject: "You can build lessons now",
    heading: "Welcome aboard!",
    text: [
      "This e-mail may now open the lesson builder of Treasure Tracker.",
      "You sign in there with a mail, without a password.",
    ],
    button: { label: "Open the lesson builder", path: paths.lessonBuilder() },
    ifNotYou: "If you don't know what this is about, please write to us",
  },
  role_removed: {
    to: "address",
    subject: "You can't build lessons any more",
    heading: "Thank you for your help",
    text: ["This e-mail may no longer open the lesson builder of Treasure Tracker."],
    ifNotYou: "If this is a mistake, please write to us",
  },
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
  if (user.email === AUTHOR_EMAIL || (to === "proven address" && user.email_confirmed_at === null))
    return;
  await auth.queueNotice(tx, {
    kind,
    userId: user.id,
    ...(to === "address before" && { email: user.email }),
  });
}

/** Sends the mail of a job; nothing where the account is gone meanwhile. */
export async function sendAccountNotice(
  auth: AuthContext,
  mailer: Mailer,
  job: NoticeJob,
): Promise<void> {
  const { subject, heading, text, button, ifNotYou } = NOTICES[job.kind];
  const to = job.email ?? (await addressOf(auth, job.userId));
  if (to === null) return;
  await mailer.send({
    to,
    ...renderEmail({
      subject,
      heading,
      text,
      ...(button && {
        button: { label: button.label, href: new URL(button.path, auth.config.publicUrl).href },
      }),
      foot: [
        "If this was you, there is nothing to do.",
        `${ifNotYou}: ${auth.config.supportEmail}`,
      ],
    }),
  });
}

async function addressOf(auth: AuthContext, userId: string): Promise<string | null> {
  const [user] = await auth.db
    .select({ email: authUsers.email })
    .from(authUsers)
    .where(eq(authUsers.id, userId));
  return user?.email ?? null;
}
