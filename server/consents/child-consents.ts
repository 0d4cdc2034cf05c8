import { eq } from "drizzle-orm";
import {
  CHILD_PURPOSES,
  consentsForChild,
  CONSENT_TEXT_VERSION,
  currentConsents,
  isRefusedForChild,
  refusedForNewChild,
} from "#domain/consent/consent.ts";
import type { ChildConsents, ChildPurpose, ConsentRow, Purpose } from "#domain/consent/consent.ts";
import { pick } from "#domain/pick.ts";
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
import { readNewestConsents, requireMayGive, queueConsentEmail } from "./consents.ts";

/** What counts for each child of a family, by the child's id in URLs. */
export const toChildConsents = (
  ledger: readonly ConsentRow[],
  children: readonly { id: string; child_id: string }[],
): { id: string; consents: ChildConsents }[] =>
  children.map(({ id, child_id }) => {
    return { id, consents: pick(consentsForChild(ledger, child_id), CHILD_PURPOSES) };
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
    const ledger = await readNewestConsents(tx, { userId });
    const family = currentConsents(ledger);
    const changed = CHILD_PURPOSES.filter((purpose) => {
      const isRefused = isRefusedForChild(ledger, child, purpose);
      if (given[purpose] === undefined) return false;
      return given[purpose] ? isRefused && family[purpose] : !isRefused;
    });
    if (changed.length === 0) return { result: undefined, hasChanged: false };
    const agreed = changed.filter((purpose) => given[purpose] === true);
    await requireProofForYes(server.authContext, tx, writer, agreed);
    const ofChild = { userId, child, at: now };
    await addWords(tx, ofChild, agreed, true);
    const refused = changed.filter((purpose) => given[purpose] === false);
    await addWords(tx, ofChild, refused, false);
    await withdrawVendorMessages(tx, server.config, userId, refused, now, child);
    // The mail service's contact may hold this child's name and progress.
    const inContact = (purpose: ChildPurpose) => purpose === "child_name" || purpose === "news";
    if (family.news && changed.some(inContact))
      await enqueueContact(tx, server, userId, refused.some(inContact) ? "child_name" : undefined);
    await queueConsentEmail(tx, userId, agreed.length > 0, now);
    return { result: undefined, hasChanged: true };
  });
}

/**
 * A child was just added, in this transaction: what the family agreed to before does not cover it.
 * @param child its random id
 * @param agreed purposes whose yes comes with this very child
 */
export async function refuseForNewChild(
  tx: Transaction,
  ofChild: { userId: string; child: string; at: Date },
  agreed: readonly Purpose[] = [],
): Promise<void> {
  const ledger = await readNewestConsents(tx, ofChild);
  await addWords(tx, ofChild, refusedForNewChild(ledger, agreed), false);
}

async function addWords(
  tx: Transaction,
  { userId, child, at }: { userId: string; child: string; at: Date },
  purposes: readonly ChildPurpose[],
  granted: boolean,
): Promise<void> {
  const word = {
    user_id: userId,
    child_id: child,
    granted,
    text_version: CONSENT_TEXT_VERSION,
    at,
  };
  if (purposes.length > 0)
    await tx.insert(consents).values(purposes.map((purpose) => ({ ...word, purpose })));
}

/** The random id of a child, which cannot be removed until the transaction ends. */
async function findLocked(tx: Transaction, userId: string, id: string): Promise<string> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  const child = (await readChildren(tx, userId)).find((row) => row.id === id);
  if (child === undefined) throw new ApiError("child_not_found");
  return child.child_id;
}
