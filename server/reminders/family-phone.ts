import { and, desc, eq, isNotNull, ne } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { requireProofOf } from "#server/auth/proof.ts";
import { requireProvenMailbox } from "#server/auth/proven-mailbox.ts";
import type { Writer } from "#server/auth/proven-mailbox.ts";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import {
  familyDrafts,
  phoneCodes,
  phoneProofs,
  reminders,
  users,
} from "#server/platform/db/schema.ts";
import { phoneHash } from "./stop.ts";

/**
 * May a session have texts sent to this phone? The account's mailbox is proven, and another phone
 * than the family's needs a fresh proof; the first one that the account ever asks a text for needs
 * none, whether it asks for a code or a reminder. Throws not_authenticated, email_unproven, proof_needed.
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
  const isOwn =
    known === null ? await isFirstPhone(server, tx, writer.userId, phone) : known === phone;
  if (!isOwn) await requireProofOf(server.authContext, tx, writer, ["family.phone"]);
}

/** Has the account asked for no code of another phone, and proved none? */
async function isFirstPhone(
  server: AuthenticatedContext,
  tx: Transaction,
  userId: string,
  phone: string,
): Promise<boolean> {
  for (const table of [phoneCodes, phoneProofs]) {
    const isOther = ne(table.phone_hash, phoneHash(server, phone));
    if ((await tx.$count(table, and(eq(table.user_id, userId), isOther))) > 0) return false;
  }
  return true;
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
