import { desc, eq, sql } from "drizzle-orm";
import type { ReminderStatus, ReminderType } from "#domain/reminders/reminder.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { reminders } from "#server/platform/db/schema.ts";
import { isStopped } from "./stop.ts";
import { canText } from "./texts.ts";

export interface ReminderState {
  id: string;
  type: ReminderType;
  at: string;
  status: ReminderStatus;
  /** Of the phone that gets a text; null where a mail goes. */
  phone_ending: string | null;
}

/** The newest reminder of a family as it is, for the screen that set it and for /account. */
export async function latestReminder(
  server: AuthenticatedContext,
  userId: string,
): Promise<ReminderState | null> {
  const [row] = await server.db
    .select()
    .from(reminders)
    .where(eq(reminders.user_id, userId))
    .orderBy(desc(reminders.created_at), desc(sql`ctid`))
    .limit(1);
  if (row === undefined) return null;
  const status: ReminderStatus = row.delivered_at
    ? "delivered"
    : row.cancelled_at
      ? "cancelled"
      : row.failed_at
        ? "failed"
        : "waiting";
  return {
    id: row.id,
    type: row.reminder_type,
    at: row.reminder_datetime.toISOString(),
    status,
    phone_ending: (await canGetText(server, row)) ? (row.phone_number?.slice(-4) ?? null) : null,
  };
}

/** Did a text go, or can one go as far as is known now? Else the reminder comes by mail. */
async function canGetText(
  server: AuthenticatedContext,
  { phone_number: phone, delivered_at, handed_over_at }: typeof reminders.$inferSelect,
): Promise<boolean> {
  if (phone === null) return false;
  if (delivered_at !== null || handed_over_at !== null) return true;
  const hasService = server.config.reminderWebhookUrl !== null || canText(server.config);
  return hasService && !(await isStopped(server, phone));
}
