import { and, eq } from "drizzle-orm";
import type { Config } from "#server/platform/config/config.ts";
import { phoneProofs } from "#server/platform/db/schema.ts";
import { orRelease } from "#server/platform/jobs/leases.ts";
import { giveBack, takePoints } from "#server/platform/http/stored-counters.ts";
import type { StoredCounter } from "#server/platform/http/counters.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { sendSms } from "./sms.ts";
import { phoneHash } from "./stop.ts";

/** Has a texted code shown that this account holds the phone (international form)? */
export async function isProved(
  server: AuthenticatedContext,
  userId: string,
  phone: string,
): Promise<boolean> {
  const proof = and(
    eq(phoneProofs.user_id, userId),
    eq(phoneProofs.phone_hash, phoneHash(server, phone)),
  );
  return (await server.db.$count(phoneProofs, proof)) > 0;
}

/** Can this installation text at all? A local one shows its texts in the mailbox. */
export const canText = ({ sms, smtpUrl }: Pick<Config, "sms" | "smtpUrl">): boolean =>
  sms !== null || smtpUrl === null;

/** Sends a text to a phone (international form); false when the text service did not take it. */
export async function sendText(
  server: AuthenticatedContext,
  phone: string,
  text: string,
): Promise<boolean> {
  const { sms } = server.config;
  if (sms === null) {
    await server.mailbox.add({ to: phone, subject: "SMS", text, html: `<p>${text}</p>` });
    return true;
  }
  const isSent = await sendSms(sms, phone, text);
  server.metrics.called("twilio", isSent);
  return isSent;
}

type Limits = [StoredCounter, string][];

/** The counters of a text to a phone that no code has proved for this account. */
const countersOfPhone = (userId: string, phone: string): Limits => [
  ["texts_number", `${userId}\n${phone}`],
  ["texts_number_accounts", phone],
];

/**
 * The counters of a reminder's text: the account's, and the phone's own as long as no code has
 * proved it for this account: one of its two texts a day is left for the code.
 */
export async function countersOfReminder(
  server: AuthenticatedContext,
  userId: string,
  phone: string,
): Promise<{ ofAccount: Limits; ofPhone: Limits }> {
  return {
    ofAccount: [["texts_account", userId]],
    ofPhone: (await isProved(server, userId, phone))
      ? []
      : [["reminders_number", phone], ...countersOfPhone(userId, phone)],
  };
}

/**
 * Gives back what the text of a reminder took when it was handed over: it was cancelled before its
 * time, so nothing was sent.
 */
export async function giveTextBack(
  server: AuthenticatedContext,
  { userId, phone }: { userId: string; phone: string },
  takenAt: Date,
): Promise<void> {
  const { ofAccount, ofPhone } = await countersOfReminder(server, userId, phone);
  for (const [name, key] of [...ofAccount, ...ofPhone])
    await giveBack(server.authContext, server.db, name, key, { takenAt });
}

/**
 * Runs `send` when the account and the phone may still get the text of a reminder today; a text that
 * was not sent counts for nothing.
 * @returns null when there may be no more today, else what `send` said
 */
export const withinTextLimits = async (
  server: AuthenticatedContext,
  { userId, phone }: { userId: string; phone: string },
  send: () => Promise<boolean>,
): Promise<boolean | null> => {
  const { ofAccount, ofPhone } = await countersOfReminder(server, userId, phone);
  return withinLimits(server, [...ofAccount, ...ofPhone], send);
};

/** The same for a code that proves a phone: it takes nothing of what the account's reminders need. */
export const withinPhoneCodeLimits = (
  server: AuthenticatedContext,
  userId: string,
  phone: string,
  send: () => Promise<boolean>,
): Promise<boolean | null> =>
  withinLimits(server, [["phone_codes_account", userId], ...countersOfPhone(userId, phone)], send);

async function withinLimits(
  server: AuthenticatedContext,
  limits: Readonly<Limits>,
  send: () => Promise<boolean>,
): Promise<boolean | null> {
  const taken: Limits = [];
  const undo = async () => {
    for (const [name, key] of taken) await giveBack(server.authContext, server.db, name, key);
  };
  for (const [name, key] of limits) {
    if (!(await takePoints(server.authContext, server.db, name, key)).ok) {
      await undo();
      return null;
    }
    taken.push([name, key]);
  }
  const isSent = await orRelease(send, undo);
  if (!isSent) await undo();
  return isSent;
}
