import { eq } from "drizzle-orm";
import {
  CHILD_PURPOSES,
  consentsForChild,
  CONSENT_TEXT_VERSION,
  currentConsents,
  isRefusedForChild,
} from "#domain/consent/consent.ts";
import type { ChildConsents, ConsentRow } from "#domain/consent/consent.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { requireProofForYes } from "#server/auth/proof.ts";
import type { Written } from "#server/auth/request-limits.ts";
import type { Writer } from "#server/auth/proven-mailbox.ts";
import { readChildren } from "#server/platform/db/children.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { consents, users } from "#server/platform/db/schema.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { enqueueContact } from "#server/vendors/enqueue.ts";
import { withdrawVendorMessages } from "#server/vendors/outbox.ts";
import { readConsentLedger, requireMayGive, queueConsentEmail } from "./consents.ts";

/** What counts for each child of a family, by the child's id in URLs. */
export const toChildConsents = (
  ledger: readonly ConsentRow[],
  children: readonly { id: string; child_id: string }[],
): { id: string; consents: ChildConsents }[] =>
  children.map(({ id, child_id }) => {
    const { child_name, child_progress } = consentsForChild(ledger, child_id);
    return { id, consents: { child_name, child_progress } };
  });

/**
 * Takes one child out of what the family agreed to, or back in. A yes is recorded only where the
 * family's word is yes too: it grants nothing that the family refused. Throws child_not_found,
 * email_unproven, not_authenticated; proof_needed for a yes in a session without a fresh proof.
 */
export async function giveChildConsents(
  server: AuthenticatedContext,
  writer: Writer,
  id: string,
  given: { [P in keyof ChildConsents]?: boolean | undefined },
): Promise<Written<void>> {
  const now = server.now();
  const { userId } = writer;
  return server.db.transaction(async (tx) => {
    await requireMayGive(tx, writer, given);
    const child = await findLocked(tx, userId, id);
    const ledger = await readConsentLedger(tx, { userId });
    const family = currentConsents(ledger);
    const changed = CHILD_PURPOSES.filter((purpose) => {
      const isRefused = isRefusedForChild(ledger, child, purpose);
      if (given[purpose] === undefined) return false;
      return given[purpose] ? isRefused && family[purpose] : !isRefused;
    });
    if (changed.length === 0) return { result: undefined, hasChanged: false };
    const agreed = changed.filter((purpose) => given[purpose] === true);
    await requireProofForYes(server.authContext, tx, writer, agreed);
    await tx.insert(consents).values(
      changed.map((purpose) => ({
        user_id: userId,
        child_id: child,
        purpose,
        granted: given[purpose] ?? false,
        text_version: CONSENT_TEXT_VERSION,
        at: now,
      })),
    );
    const refused = changed.filter((purpose) => given[purpose] === false);
    await withdrawVendorMessages(tx, server.config, userId, refused, now, child);
    // The mail service's contact may hold this child's name.
    if (family.news && changed.includes("child_name"))
      await enqueueContact(
        tx,
        server,
        userId,
        refused.includes("child_name") ? "child_name" : undefined,
      );
    await queueConsentEmail(tx, userId, agreed.length > 0, now);
    return { result: undefined, hasChanged: true };
  });
}

/** The random id of a child, which cannot be removed until the transaction ends. */
async function findLocked(tx: Transaction, userId: string, id: string): Promise<string> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  const child = (await readChildren(tx, userId)).find((row) => row.id === id);
  if (child === undefined) throw new ApiError("child_not_found");
  return child.child_id;
}
