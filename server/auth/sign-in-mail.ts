import { AUTHOR_EMAIL } from "#domain/staff.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { writeLetter } from "#server/mail/letter.ts";
import type { Letter } from "#server/mail/letter.ts";
import type { AuthContext, MailJob, TokenKind } from "./context.ts";
import { LINK_SECONDS } from "./context.ts";
import { issueOneTimeToken } from "./one-time-token.ts";

const LINK_TYPE: Record<TokenKind, string> = {
  email: "email",
  recovery: "recovery",
  email_change_current: "email_change",
  email_change_new: "email_change",
  reauthentication: "email",
};

const WORDS: Record<TokenKind, Pick<Letter, "subject" | "heading" | "text"> & { button: string; hint: string }> = {
  email: {
    subject: "Your sign-in link for Treasure Tracker",
    heading: "Ahoy!",
    text: ["Here is your way into Treasure Tracker."],
    button: "Open Treasure Tracker",
    hint: "Or type this code where you asked for the mail:",
  },
  recovery: {
    subject: "Get back into Treasure Tracker",
    heading: "Ahoy!",
    text: ["Somebody asked for a way back into your account."],
    button: "Get back in",
    hint: "Or type this code where you asked for the mail:",
  },
  email_change_current: {
    subject: "Your e-mail is about to change",
    heading: "A new address?",
    text: ["Somebody asked to use another e-mail for your account. Both addresses have to agree before anything changes."],
    button: "Yes, change it",
    hint: "Or type this code where you asked for the change:",
  },
  email_change_new: {
    subject: "Is this your new e-mail?",
    heading: "A new address?",
    text: ["Somebody asked to use this e-mail for an account at Treasure Tracker. Both addresses have to agree before anything changes."],
    button: "Yes, this is mine",
    hint: "Or type this code where you asked for the change:",
  },
  reauthentication: {
    subject: "Your code for Treasure Tracker",
    heading: "Is it really you?",
    text: ["Something important is about to change in your account, so we ask you once more."],
    button: "",
    hint: "Type this code on your account page:",
  },
};

/**
 * Writes and sends the mail of a queued request; the token and the code are made here and live nowhere else in
 * clear. An address that nobody has and that asked only to log in gets no mail.
 */
export async function sendSignInMail(auth: AuthContext, mailer: Mailer, job: MailJob): Promise<void> {
  if (job.email === AUTHOR_EMAIL) return; // the built-in author has no mailbox
  const issued = await issueOneTimeToken(auth, job);
  if (issued === null) return;
  const { subject, heading, text, button, hint } = WORDS[job.kind];
  const isCodeOnly = job.kind === "reauthentication";
  const next = new URL(job.redirectTo).searchParams.get("next");
  const link = new URL("/auth/magic-link-handler", auth.config.publicUrl);
  link.searchParams.set("token_hash", issued.token);
  link.searchParams.set("type", LINK_TYPE[job.kind]);
  if (next !== null) link.searchParams.set("next", next);
  const asked = `${new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(job.askedAtMs)} UTC`;
  const letter = writeLetter({
    subject,
    heading,
    text,
    ...(isCodeOnly ? {} : { button: { label: button, href: link.href } }),
    code: { hint, digits: issued.code },
    foot: [
      `Asked for on ${asked}, from ${job.device}.`,
      isCodeOnly
        ? `The code works once, for ${LINK_SECONDS / 60} minutes.`
        : `The link and the code work once, for ${LINK_SECONDS / 60} minutes.`,
      "If this wasn't you, you can ignore this mail: nothing happens.",
    ],
  });
  await mailer.send({ to: job.email, ...letter });
}
