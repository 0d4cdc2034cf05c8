import { eq, or } from "drizzle-orm";
import { applyAccountChange, lockAccount } from "#server/auth/account-changes.ts";
import { forgetRequests } from "#server/auth/account-requests.ts";
import { requireLiveSession } from "#server/auth/proven-mailbox.ts";
import { deletionReceiptMail } from "#server/copy/family-mails.ts";
import { agesByEventId } from "#server/platform/db/children.ts";
import { authUsers, purchases, users } from "#server/platform/db/schema.ts";
import { enqueueDeletionAtVendors } from "#server/vendors/outbox.ts";
import { renderEmail } from "#server/platform/mail/email-template.ts";
import { CANCEL_AT_SCHEDULER, plannedOf } from "#server/reminders/scheduler.ts";
import type { CancellationJob } from "#server/reminders/scheduler.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";

export const RECEIPT_MAIL = "deletion-receipt";
export interface ReceiptJob {
  email: string;
  deletedAtMs: number;
  why: "asked" | "unused";
}

/**
 * Deletes a family and its account with everything that hangs on it. What was paid stays as amount,
 * date and the provider's id, without the person. A receipt is mailed. Throws not_authenticated
 * where the session that asked has ended meanwhile.
 *
 * @param who `sessionId` is null where an unused account is deleted without a request
 */
export async function deleteAccount(
  server: AuthenticatedContext,
  who: { userId: string; email: string; sessionId: string | null },
): Promise<void> {
  const { userId, sessionId } = who;
  const planned = await server.db.transaction(async (tx) => {
    if (sessionId === null) await lockAccount(tx, userId);
    else await requireLiveSession(tx, { userId, sessionId });
    await tx.select({ id: users.id }).from(users).where(eq(users.id, who.userId)).for("update");
    const childIds = [...(await agesByEventId(tx, who.userId)).keys()];
    await tx
      .update(purchases)
      .set({ user_id: null, email: null })
      .where(or(eq(purchases.user_id, who.userId), eq(purchases.email, who.email)));
    await forgetRequests(server.authContext, tx, who.email);
    await enqueueDeletionAtVendors(tx, server.config, who.userId, childIds, server.now());
    const ofScheduler =
      server.config.reminderWebhookUrl === null
        ? []
        : await plannedOf(tx, who.userId, server.now());
    await applyAccountChange(server.authContext, tx, "deletion", who.userId);
    await tx.delete(authUsers).where(eq(authUsers.id, who.userId));
    return ofScheduler;
  });
  for (const reminder of planned)
    await server.queue.send<CancellationJob>(CANCEL_AT_SCHEDULER, reminder);
  await server.queue.send<ReceiptJob>(RECEIPT_MAIL, {
    email: who.email,
    deletedAtMs: server.now().getTime(),
    why: sessionId === null ? "unused" : "asked",
  });
}

/** @param id the job's */
export async function sendReceipt(
  server: AuthenticatedContext,
  job: ReceiptJob,
  id: string,
): Promise<void> {
  await server.mailer.send({
    id,
    to: job.email,
    ...renderEmail(deletionReceiptMail(job.deletedAtMs, job.why), server.config),
  });
}
