import { and, eq, gt, isNull } from "drizzle-orm";
import type { Transaction } from "#server/platform/db/connect.ts";
import { reminders } from "#server/platform/db/schema.ts";
import { cancelledAt } from "#server/platform/jobs/leases.ts";
import type { PlatformContext } from "#server/platform/context.ts";
import { HAND_OVER } from "./scheduler.ts";

/**
 * The account gets another e-mail address: what the scheduler holds, or is getting in this moment,
 * names the old one. It is cancelled there and handed over again as a new reminder, since the
 * scheduler takes each reminder once. Without a scheduler it is read when a reminder is due.
 */
export async function renewHandedOver(
  { config, now, queue }: Pick<PlatformContext, "config" | "now" | "queue">,
  tx: Transaction,
  userId: string,
): Promise<void> {
  if (config.reminderWebhookUrl === null) return;
  const at = now();
  const waiting = await tx
    .update(reminders)
    .set(cancelledAt(at))
    .where(
      and(
        eq(reminders.user_id, userId),
        gt(reminders.reminder_datetime, at),
        isNull(reminders.delivered_at),
        isNull(reminders.cancelled_at),
        isNull(reminders.failed_at),
      ),
    )
    .returning();
  if (waiting.length === 0) return;
  await tx.insert(reminders).values(
    waiting.map(({ user_id, reminder_type, reminder_datetime, phone_number }) => ({
      user_id,
      reminder_type,
      reminder_datetime,
      phone_number,
      next_try_at: at,
      created_at: at,
    })),
  );
  await queue.send(HAND_OVER, {}, tx);
}
