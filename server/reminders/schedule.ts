import { and, desc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { isTimeZone } from "#domain/days.ts";
import { toInternationalPhone } from "#domain/family/phone.ts";
import { REMINDER_TYPES, tonight, weekend } from "#domain/reminders/reminder.ts";
import type { ReminderType } from "#domain/reminders/reminder.ts";
import { requireLiveSession } from "#server/auth/proven-mailbox.ts";
import type { Writer } from "#server/auth/proven-mailbox.ts";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { familyDrafts, reminders, users } from "#server/platform/db/schema.ts";
import { cancelledAt } from "#server/platform/jobs/leases.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { hasPoints } from "#server/platform/http/stored-counters.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { usedIfChanged, withinDaily } from "#server/auth/request-limits.ts";
import { HAND_OVER } from "./scheduler.ts";
import { requireMayUsePhone } from "./family-phone.ts";
import { countersOfReminder } from "./texts.ts";

export interface ReminderRequest {
  /** One of REMINDER_TYPES; anything else is refused here, with the specification's words. */
  reminder_type: string;
  /** ISO instant; needed for sms, ignored for the others. */
  reminder_datetime?: string | undefined;
  /** Any US form; needed for sms. */
  phone_number?: string | undefined;
  /** Kept on the profile: 'email' or 'SMS 24 November 18:30'. */
  preference?: string | undefined;
  time_zone?: string | undefined;
}

/** Four digits are what a day has in our tables and in the browser's fields. */
const LAST_YEAR = 9999;

const isType = (type: string): type is ReminderType =>
  (REMINDER_TYPES as readonly string[]).includes(type);

/**
 * Keeps a family's one reminder; a new one takes the place of the old, and the same one again changes
 * nothing. Throws
 * reminder_configuration, reminder_datetime_invalid, reminder_datetime_past, phone_format
 * (R-REM-2); phone_unproved when the phone has had its texts and no code has proved it;
 * daily_limit; not_authenticated; proof_needed for another phone than before; email_unproven: an
 * account that anybody may have opened sends no texts.
 */
export async function scheduleReminder(
  server: AuthenticatedContext,
  writer: Writer,
  request: ReminderRequest,
) {
  const { userId } = writer;
  const now = server.now();
  const type = request.reminder_type;
  if (!isType(type) || (type === "sms" && request.reminder_datetime === undefined))
    throw new ApiError("reminder_configuration");
  const phone = type === "sms" ? toInternationalPhone(request.phone_number ?? "") : null;
  if (type === "sms" && phone === null) throw new ApiError("phone_format");
  const zone = await zoneOf(server.db, userId, request.time_zone);
  const at =
    type === "sms"
      ? new Date(request.reminder_datetime ?? "")
      : type === "tonight"
        ? tonight(now, zone)
        : weekend(now, zone);
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() > LAST_YEAR)
    throw new ApiError("reminder_datetime_invalid");
  if (at <= now) throw new ApiError("reminder_datetime_past");
  if (phone !== null) {
    await server.db.transaction((tx) => requireMayUsePhone(server, tx, writer, phone));
    await checkTexts(server, userId, phone, at);
  }
  const keep = async (tx: Transaction) => {
    if (phone === null) await requireLiveSession(tx, writer);
    // Again under the lock: another request may have brought the family's first phone.
    else await requireMayUsePhone(server, tx, writer, phone);
    if (request.preference !== undefined)
      await keepPreference(tx, userId, request.preference, now, phone);
    const waiting = await findWaiting(tx, userId, { type, at, phone });
    if (waiting !== undefined) return { result: waiting, hasChanged: false };
    await cancelReminders(tx, userId, now);
    // A scheduler gets it at once and plans; we deliver at its time.
    const next_try_at = server.config.reminderWebhookUrl === null ? at : now;
    const [row] = await tx
      .insert(reminders)
      .values({
        user_id: userId,
        reminder_type: type,
        reminder_datetime: at,
        phone_number: phone,
        next_try_at,
        created_at: now,
      })
      .returning();
    if (row === undefined) throw new Error("reminder insert returned no row");
    return { result: row, hasChanged: true };
  };
  const { result, hasChanged } = await withinDaily(
    server.authContext,
    "reminders_account",
    userId,
    () => server.db.transaction(keep),
    { used: usedIfChanged },
  );
  if (hasChanged && server.config.reminderWebhookUrl !== null)
    await server.queue.send(HAND_OVER, {});
  return result;
}

/** The reminder that waits already and is the same: asking for it again changes nothing. */
async function findWaiting(
  tx: Transaction,
  userId: string,
  { type, at, phone }: { type: ReminderType; at: Date; phone: string | null },
): Promise<typeof reminders.$inferSelect | undefined> {
  const [newest] = await tx
    .select()
    .from(reminders)
    .where(
      and(
        eq(reminders.user_id, userId),
        isNull(reminders.delivered_at),
        isNull(reminders.cancelled_at),
        isNull(reminders.failed_at),
      ),
    )
    .orderBy(desc(reminders.created_at), desc(sql`ctid`))
    .limit(1);
  const isSame =
    newest?.reminder_type === type &&
    newest.reminder_datetime.getTime() === at.getTime() &&
    newest.phone_number === phone;
  return isSame ? newest : undefined;
}

/**
 * Could a text go to the phone at this time? It is looked at again when it is sent. A scheduler gets
 * the reminder at once, so that its text counts now; the text of the reminder that this one takes the
 * place of is given back before.
 */
async function checkTexts(
  server: AuthenticatedContext,
  userId: string,
  phone: string,
  at: Date,
): Promise<void> {
  const { authContext, db, config } = server;
  const counted = config.reminderWebhookUrl === null ? at : server.now();
  const returnedOf = await handedOverAt(server, userId, phone);
  const { ofAccount, ofPhone } = await countersOfReminder(server, userId, phone);
  for (const [limits, code] of [
    [ofAccount, "daily_limit"],
    [ofPhone, "phone_unproved"],
  ] as const)
    for (const [name, key] of limits)
      if (!(await hasPoints(authContext, db, name, key, counted, returnedOf)))
        throw new ApiError(code);
}

/** When the scheduler got the text that it still holds for the account's phone; null: it holds none. */
async function handedOverAt(
  { db, now }: AuthenticatedContext,
  userId: string,
  phone: string,
): Promise<Date | null> {
  const [held] = await db
    .select({ at: reminders.handed_over_at })
    .from(reminders)
    .where(
      and(
        eq(reminders.user_id, userId),
        eq(reminders.phone_number, phone),
        isNotNull(reminders.handed_over_at),
        isNull(reminders.delivered_at),
        gt(reminders.reminder_datetime, now()),
      ),
    )
    .orderBy(desc(reminders.created_at))
    .limit(1);
  return held?.at ?? null;
}

async function zoneOf(
  db: Queryable,
  userId: string,
  deviceZone: string | undefined,
): Promise<string> {
  if (deviceZone !== undefined && isTimeZone(deviceZone)) return deviceZone;
  const [family] = await db
    .select({ zone: users.time_zone })
    .from(users)
    .where(eq(users.id, userId));
  return family?.zone ?? "UTC";
}

export async function cancelReminders(db: Queryable, userId: string, now: Date): Promise<void> {
  await db
    .update(reminders)
    .set(cancelledAt(now))
    .where(
      and(
        eq(reminders.user_id, userId),
        isNull(reminders.delivered_at),
        isNull(reminders.cancelled_at),
      ),
    );
}

/** On the profile when there is one, else with what a buyer entered so far. */
export async function keepPreference(
  tx: Transaction,
  userId: string,
  preference: string,
  now: Date,
  phone: string | null = null,
) {
  const kept = {
    reminder_preference: preference,
    ...(phone === null ? {} : { phone_number: phone }),
  };
  const changed = await tx
    .update(users)
    .set({ ...kept, last_active_at: now })
    .where(eq(users.id, userId))
    .returning({ id: users.id });
  if (changed.length > 0) return;
  await tx
    .insert(familyDrafts)
    .values({ user_id: userId, ...kept })
    .onConflictDoUpdate({ target: familyDrafts.user_id, set: kept });
}
