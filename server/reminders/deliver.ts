import { and, eq, isNull, lte, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { paths } from "#domain/routing/paths.ts";
import { reminderMail } from "#server/copy/family-mails.ts";
import { reminderSms } from "#server/copy/sms.ts";
import { authUsers, reminders } from "#server/platform/db/schema.ts";
import { afterTry, leaseRow } from "#server/platform/jobs/leases.ts";
import { renderEmail } from "#server/platform/mail/email-template.ts";
import { unsubscribeHeaders, unsubscribeUrl } from "#server/consents/unsubscribe-link.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import {
  cancelAtScheduler,
  cancelHandedOver,
  handOver,
  isHeldAndCancelled,
  toCancellation,
} from "./scheduler.ts";
import { isStopped } from "./stop.ts";
import { canText, sendText, withinTextLimits } from "./texts.ts";

type Reminder = typeof reminders.$inferSelect & { email: string };
const before = alias(reminders, "before");

const BATCH = 50;
/** The job's own later tries: after 1, 5, 25 and 125 minutes; then it is given up. */
const LATER_MIN = [1, 5, 25, 125];
/** @param attempts before the try that failed */
const laterMin = ({ attempts }: Reminder) => LATER_MIN[attempts] ?? null;

/**
 * Delivers what is due; with a scheduler (REMINDER_WEBHOOK_URL) it hands over what was set and
 * delivers nothing itself. Each reminder is leased first, so that two instances never deliver it
 * both.
 */
export async function deliverDueReminders(server: AuthenticatedContext): Promise<void> {
  const { db } = server;
  await cancelHandedOver(server);
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
        // The one before is cancelled at the scheduler first: that gives its text back.
        notExists(
          db
            .select({ id: before.id })
            .from(before)
            .where(and(eq(before.user_id, reminders.user_id), isHeldAndCancelled(before))),
        ),
      ),
    )
    .limit(BATCH);
  for (const { reminder, email } of due) {
    if (await leaseRow(db, reminders, reminder, isNull(reminders.cancelled_at), server.now()))
      await deliverOne(server, { ...reminder, email });
  }
}

async function deliverOne(server: AuthenticatedContext, reminder: Reminder): Promise<void> {
  const url = server.config.reminderWebhookUrl;
  // The scheduler delivers what it took, also when the setting was taken away meanwhile.
  if (reminder.handed_over_at !== null)
    return void (await keep(server, reminder.id, { delivered_at: server.now() }));
  if (url !== null) {
    const { isTaken, isText } = await handOver(server, url, reminder);
    const now = server.now();
    // One that was cancelled meanwhile is due at once: the scheduler must cancel it.
    const next_try_at = sql<Date>`case when ${reminders.cancelled_at} is null
      then ${reminder.reminder_datetime.toISOString()}::timestamptz else ${now.toISOString()}::timestamptz end`;
    const planned = { handed_over_at: now, next_try_at, attempts: 0 };
    const isPlanned = isTaken && reminder.reminder_datetime > now;
    const became = {
      ...(isPlanned ? planned : afterTry(isTaken, laterMin(reminder), now)),
      ...(isTaken && !isText && BY_MAIL),
    };
    // An account that was deleted meanwhile, or proven for the first time, has taken the row along:
    // nothing here would cancel the reminder any more.
    if (!(await keep(server, reminder.id, became)) && isPlanned)
      await cancelAtScheduler(server, toCancellation(reminder));
    return;
  }
  const { isDelivered, isText } = await deliver(server, reminder).catch((error: unknown) => {
    server.log.warn({ reminder: reminder.id, err: error }, "reminder not delivered");
    return { isDelivered: false, isText: true };
  });
  await keep(server, reminder.id, {
    ...afterTry(isDelivered, laterMin(reminder), server.now()),
    ...(isDelivered && !isText && BY_MAIL),
  });
}

/** It went without a text: what the account page says of it names no phone. */
const BY_MAIL = { phone_number: null };

/** False where the reminder's row is gone. */
const keep = async (
  { db }: AuthenticatedContext,
  id: string,
  change: PgUpdateSetSource<typeof reminders>,
): Promise<boolean> => {
  const kept = await db
    .update(reminders)
    .set(change)
    .where(eq(reminders.id, id))
    .returning({ id: reminders.id });
  return kept.length > 0;
};

/** By SMS where one was asked for and may be sent; else by mail. */
async function deliver(
  server: AuthenticatedContext,
  reminder: Reminder,
): Promise<{ isDelivered: boolean; isText: boolean }> {
  const { user_id: userId, phone_number: phone } = reminder;
  if (phone !== null && canText(server.config) && !(await isStopped(server, phone))) {
    const isSent = await withinTextLimits(server, { userId, phone }, () =>
      sendText(server, phone, reminderSms(`${server.config.publicUrl}${paths.courseMap()}`)),
    );
    if (isSent !== null) return { isDelivered: isSent, isText: true };
  }
  const { href } = new URL(paths.courseMap(), server.config.publicUrl);
  await server.mailer.send({
    id: `reminder ${reminder.id}`,
    to: reminder.email,
    ...renderEmail(reminderMail(href, unsubscribeUrl(server, "reminders", userId)), server.config),
    headers: unsubscribeHeaders(server, "reminders", userId),
  });
  return { isDelivered: true, isText: false };
}
