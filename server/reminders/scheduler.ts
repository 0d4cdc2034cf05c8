import { and, eq, gt, isNotNull, isNull, lte } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { WEBHOOK_RETRY_MS } from "#domain/constants.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { reminders } from "#server/platform/db/schema.ts";
import { json, send } from "#server/platform/http/outgoing.ts";
import type { Reply } from "#server/platform/http/outgoing.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { leaseRow } from "#server/platform/jobs/leases.ts";
import { isStopped } from "./stop.ts";
import { giveTextBack, withinTextLimits } from "./texts.ts";

/*
 * The scheduler behind REMINDER_WEBHOOK_URL plans and delivers reminders by itself. It gets a
 * reminder when it is set, and a DELETE of the same URL when the reminder is cancelled before
 * its time.
 */

/** Job: hand over what was just set, without waiting for the next round. */
export const HAND_OVER = "reminder-hand-over";
/** Job: cancel a reminder whose account is gone. Jobs that wait have this name. */
export const CANCEL_AT_SCHEDULER = "reminder-call-off";
/** A reminder by its ids and its time (ISO) alone. */
export interface CancellationJob {
  id: string;
  user_id: string;
  reminder_type: string;
  reminder_datetime: string;
}

type Reminder = typeof reminders.$inferSelect;
const BATCH = 50;

/** What the scheduler said at the last try; 'unanswered': it failed at all of them. */
type Outcome = "taken" | "refused" | "unanswered";

/**
 * Hands a reminder over in the specified form (R-REM-5). `isText` is false where no text may go: the
 * scheduler then gets no phone, and delivers by mail.
 */
export async function handOver(
  server: AuthenticatedContext,
  url: string,
  reminder: Reminder & { email: string },
): Promise<{ isTaken: boolean; isText: boolean }> {
  const { user_id: userId, phone_number: phone } = reminder;
  const post = async (phoneNumber: string | null) => {
    const body = {
      email: reminder.email,
      ...named(reminder),
      ...(phoneNumber !== null && { phone_number: phoneNumber }),
    };
    const outcome = await call(server, reminder.id, () =>
      send(url, json(body, { "Idempotency-Key": reminder.id })),
    );
    return outcome === "taken";
  };
  if (phone !== null && !(await isStopped(server, phone))) {
    const isTaken = await withinTextLimits(server, { userId, phone }, () => post(phone));
    if (isTaken !== null) return { isTaken, isText: true };
  }
  return { isTaken: await post(null), isText: false };
}

/**
 * Cancels a reminder at the scheduler that holds it; the body names no e-mail address and no phone.
 * A scheduler that refuses (it may know no DELETE) is not asked again.
 */
export async function cancelAtScheduler(
  server: AuthenticatedContext,
  { id, ...body }: CancellationJob,
): Promise<Outcome> {
  const url = server.config.reminderWebhookUrl;
  if (url === null) return "refused";
  const isRefused = ({ status }: Reply) => status >= 400 && status < 500;
  const request = { ...json(body, { "Idempotency-Key": id }), method: "DELETE" };
  return call(server, id, () => send(url, request), isRefused);
}

/** Does the scheduler still hold what was cancelled here? */
export const isHeldAndCancelled = ({
  cancelled_at,
  handed_over_at,
}: Record<"cancelled_at" | "handed_over_at", AnyPgColumn>) =>
  and(isNotNull(cancelled_at), isNotNull(handed_over_at));

/**
 * Cancels at the scheduler what was cancelled here after the handover, and gives its text back where the
 * scheduler took that. Repeated calls do no harm.
 */
export async function cancelHandedOver(server: AuthenticatedContext): Promise<void> {
  const { db, now } = server;
  const isHandedOver = isHeldAndCancelled(reminders);
  const isDue = and(isHandedOver, lte(reminders.next_try_at, now()));
  for (const reminder of await db.select().from(reminders).where(isDue).limit(BATCH)) {
    // Of two instances, one asks: the scheduler refuses the second, which would keep the text as sent.
    if (!(await leaseRow(db, reminders, reminder, isHandedOver, now()))) continue;
    const { id, user_id: userId, phone_number: phone, handed_over_at: takenAt } = reminder;
    const isCancelled =
      reminder.reminder_datetime > now() &&
      (await cancelAtScheduler(server, toCancellation(reminder))) === "taken";
    if (isCancelled && phone !== null && takenAt !== null)
      await giveTextBack(server, { userId, phone }, takenAt);
    await db.update(reminders).set({ handed_over_at: null }).where(eq(reminders.id, id));
  }
}

/** What the scheduler still holds of an account. */
export async function plannedOf(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<CancellationJob[]> {
  const isPlanned = and(
    isNotNull(reminders.handed_over_at),
    isNull(reminders.delivered_at),
    gt(reminders.reminder_datetime, now),
  );
  const planned = await db
    .select()
    .from(reminders)
    .where(and(eq(reminders.user_id, userId), isPlanned));
  return planned.map(toCancellation);
}

/** What cancels a reminder at the scheduler; its row may be gone. */
export const toCancellation = (reminder: Reminder): CancellationJob => ({
  id: reminder.id,
  ...named(reminder),
});

const named = ({ user_id, reminder_type, reminder_datetime }: Reminder) => ({
  reminder_datetime: reminder_datetime.toISOString(),
  reminder_type,
  user_id,
});

/**
 * The first try and two more, 1 s and 2 s later (R-REM-5), under one key. What is unanswered has to be
 * tried again later.
 */
async function call(
  server: AuthenticatedContext,
  reminderId: string,
  attempt: () => Promise<Reply>,
  isFinal: (reply: Reply) => boolean = () => false,
): Promise<Outcome> {
  for (const waitMs of [0, ...WEBHOOK_RETRY_MS]) {
    if (waitMs > 0) await server.wait(waitMs);
    const reply = await attempt();
    server.metrics.called("reminder webhook", reply.ok);
    if (reply.ok) return "taken";
    server.log.warn({ reminder: reminderId, status: reply.status }, "reminder webhook failed");
    if (isFinal(reply)) return "refused";
  }
  return "unanswered";
}
