import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { requireProofOf } from "#server/auth/proof.ts";
import { requireProvenMailbox } from "#server/auth/proven-mailbox.ts";
import type { Writer } from "#server/auth/proven-mailbox.ts";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { familyDrafts, reminders, users } from "#server/platform/db/schema.ts";

/**
 * May a session have texts sent to this phone? The account's mailbox is proven, and another phone
 * than the family's needs a fresh proof; the first one needs none. Throws not_authenticated,
 * email_unproven, proof_needed.
 * @param phone in international form
 */
export async function requireMayUsePhone(
  server: AuthenticatedContext,
  tx: Transaction,
  writer: Writer,
  phone: string,
): Promise<void> {
  await requireProvenMailbox(tx, writer);
  const known = await readFamilyPhone(tx, writer.userId);
  if (known !== null && known !== phone)
    await requireProofOf(server.authContext, tx, writer, ["family.phone"]);
}

/** The phone of the newest text that was asked for, else the one that is kept; null for none. */
async function readFamilyPhone(db: Queryable, userId: string): Promise<string | null> {
  const [newest] = await db
    .select({ phone: reminders.phone_number })
    .from(reminders)
    .where(and(eq(reminders.user_id, userId), isNotNull(reminders.phone_number)))
    .orderBy(desc(reminders.created_at))
    .limit(1);
  if (newest !== undefined) return newest.phone;
  for (const [table, isOwn] of [
    [users, eq(users.id, userId)],
    [familyDrafts, eq(familyDrafts.user_id, userId)],
  ] as const) {
    const [row] = await db.select({ phone: table.phone_number }).from(table).where(isOwn);
    if (row !== undefined && row.phone !== null) return row.phone;
  }
  return null;
}
