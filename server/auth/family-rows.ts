import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { agesByEventId } from "#server/platform/db/children.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { learningEvents, reminders, users } from "#server/platform/db/schema.ts";
import { cancelledAt } from "#server/platform/jobs/leases.ts";

/* What account changes delete, or set aside, of a family's rows (account-changes.ts). */

/**
 * A reminder that the scheduler holds is marked as cancelled first, so that the recurring job cancels
 * it there.
 */
export async function deleteReminders(tx: Transaction, userId: string, now: Date): Promise<void> {
  const own = eq(reminders.user_id, userId);
  await tx
    .update(reminders)
    .set({ ...cancelledAt(now), phone_number: null })
    .where(and(own, isNotNull(reminders.handed_over_at)));
  await tx.delete(reminders).where(and(own, isNull(reminders.handed_over_at)));
}

/** Learning events name a child alone, so they go before the rows that say whose child it is. */
export async function deleteProfile(tx: Transaction, userId: string): Promise<void> {
  const ids = [...(await agesByEventId(tx, userId)).keys()];
  await tx.delete(learningEvents).where(inArray(learningEvents.child_id, ids));
  await tx.delete(users).where(eq(users.id, userId));
}

/**
 * Takes the phone, the reminder and the planned mail off a family whose owner has to be asked;
 * false without a family.
 */
export async function setFamilyAside(tx: Transaction, userId: string): Promise<boolean> {
  const families = await tx
    .update(users)
    .set({ reminder_preference: null, phone_number: null, consent_letter_due: null })
    .where(eq(users.id, userId))
    .returning({ id: users.id });
  return families.length > 0;
}
