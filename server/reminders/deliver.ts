import { and, eq, isNull, lte } from "drizzle-orm";
import { WEBHOOK_RETRY_MS } from "#domain/constants.ts";
import { authUsers, reminders } from "#server/db/schema.ts";
import type { ServerContext } from "#server/context.ts";
import { json, send } from "#server/http/outgoing.ts";
import { afterTry, CLAIM_MS } from "#server/jobs/retries.ts";
import { writeLetter } from "#server/mail/letter.ts";
import { unsubscribeHeaders, unsubscribeUrl } from "#server/privacy/unsubscribe.ts";
import { sendSms } from "./sms.ts";
import { isStopped } from "./stop.ts";

type Reminder = typeof reminders.$inferSelect & { email: string };

const BATCH = 50;
/** The job's own later tries: after 1, 5, 25 and 125 minutes; then it is given up. */
const LATER_MIN = [1, 5, 25, 125];

/** Delivers what is due. Each reminder is claimed first, so that two copies never deliver it both. */
export async function deliverDueReminders(server: ServerContext): Promise<void> {
  const { db } = server;
  const due = await db
    .select({ reminder: reminders, email: authUsers.email })
    .from(reminders)
    .innerJoin(authUsers, eq(authUsers.id, reminders.user_id))
    .where(
      and(
        lte(reminders.next_try_at, server.now()),
        isNull(reminders.delivered_at),
        isNull(reminders.cancelled_at),
        isNull(reminders.failed_at),
      ),
    )
    .limit(BATCH);
  for (const { reminder, email } of due) {
    const claimed = await db
      .update(reminders)
      .set({ next_try_at: new Date(server.now().getTime() + CLAIM_MS), attempts: reminder.attempts + 1 })
      .where(and(eq(reminders.id, reminder.id), eq(reminders.next_try_at, reminder.next_try_at), isNull(reminders.cancelled_at)))
      .returning({ id: reminders.id });
    if (claimed.length > 0) await deliverOne(server, { ...reminder, email });
  }
}

async function deliverOne(server: ServerContext, reminder: Reminder): Promise<void> {
  const isDelivered = await deliver(server, reminder).catch((error: unknown) => {
    server.log.warn({ reminder: reminder.id, err: error }, "reminder not delivered");
    return false;
  });
  await server.db
    .update(reminders)
    .set(afterTry(isDelivered, reminder.attempts, LATER_MIN, server.now()))
    .where(eq(reminders.id, reminder.id));
}

/** By the configured webhook; else by SMS where one was asked for and can be sent; else by mail. */
async function deliver(server: ServerContext, reminder: Reminder): Promise<boolean> {
  if (server.config.reminderWebhookUrl !== null) return callWebhook(server, server.config.reminderWebhookUrl, reminder);
  if (reminder.phone_number !== null && !(await isStopped(server, reminder.phone_number))) {
    if (server.config.sms !== null) {
      const isSent = await sendSms(server.config.sms, reminder.phone_number, smsText(server));
      server.metrics.called("twilio", isSent);
      return isSent;
    }
    await server.mailbox.add({ to: reminder.phone_number, subject: "SMS", text: smsText(server), html: `<p>${smsText(server)}</p>` });
    if (server.config.smtpUrl === null) return true;
  }
  await server.mailer.send({
    to: reminder.email,
    ...reminderLetter(server, reminder),
    headers: unsubscribeHeaders(server, reminder.user_id),
  });
  return true;
}

/** The first try and two more, 1 s and 2 s later (spec section 7), all under one key. */
async function callWebhook(server: ServerContext, url: string, reminder: Reminder): Promise<boolean> {
  const body = {
    email: reminder.email,
    reminder_datetime: reminder.reminder_datetime.toISOString(),
    reminder_type: reminder.reminder_type,
    user_id: reminder.user_id,
    ...(reminder.phone_number === null ? {} : { phone_number: reminder.phone_number }),
  };
  for (const waitMs of [0, ...WEBHOOK_RETRY_MS]) {
    if (waitMs > 0) await server.wait(waitMs);
    const reply = await send(url, json(body, { "Idempotency-Key": reminder.id }));
    server.metrics.called("reminder webhook", reply.ok);
    if (reply.ok) return true;
    server.log.warn({ reminder: reminder.id, status: reply.status }, "reminder webhook failed");
  }
  return false;
}

const smsText = (server: ServerContext) =>
  `Ahoy from Treasure Tracker! Time for a little treasure hunt: ${server.config.publicUrl}/courses/CourseTrack Reply STOP to get no more texts.`;

const reminderLetter = (server: ServerContext, reminder: Reminder) =>
  writeLetter({
    subject: "Time for a little treasure hunt",
    heading: "Ahoy!",
    text: ["You asked us to remind you: Pocket is ready when you are. One mission takes about five minutes."],
    button: { label: "Start the adventure", href: new URL("/courses/CourseTrack", server.config.publicUrl).href },
    foot: [`You get this one mail because you asked for it. No more reminders: ${unsubscribeUrl(server, reminder.user_id)}`],
  });
