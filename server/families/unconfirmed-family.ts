import { countFinished } from "#domain/learning/progress.ts";
import { eq } from "drizzle-orm";
import { CHILD_ASKED, FAMILY_ASKED } from "#domain/family/fields.ts";
import type { Signup } from "#domain/family/fields.ts";
import { pick } from "#domain/pick.ts";
import { PURPOSES } from "#domain/consent/consent.ts";
import { applyAccountChange } from "#server/auth/account-changes.ts";
import { requireProofOf } from "#server/auth/proof.ts";
import { requireLiveSession } from "#server/auth/proven-mailbox.ts";
import type { Writer } from "#server/auth/proven-mailbox.ts";
import { finishedIds, firstChild, isChild, sharedByFamily } from "#server/platform/db/children.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { finishedLessons } from "#server/platform/db/progress.ts";
import { authUsers, children } from "#server/platform/db/schema.ts";
import { withdrawVendorMessages } from "#server/vendors/outbox.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";

/** A family that was made before its mailbox was proven, as its owner is asked about it. */
export interface UnconfirmedFamily extends Signup {
  lessons_finished: number;
}

/** The family to ask about; null where there is none. */
export async function readUnconfirmedFamily(
  db: Queryable,
  userId: string,
): Promise<UnconfirmedFamily | null> {
  const child = await firstChild(db, userId);
  if (child === null) return null;
  const [found] = await db
    .select({
      ...pick(sharedByFamily, FAMILY_ASKED),
      ...pick(children, CHILD_ASKED),
      finished: finishedIds,
    })
    .from(children)
    .where(isChild(child));
  if (found === undefined) return null;
  const { finished, ...family } = found;
  return { ...family, lessons_finished: countFinished(finishedLessons(finished)) };
}

/**
 * Takes the owner's answer: their own family goes on where it stopped, somebody else's is deleted.
 * What was bought stays with the account in both cases. An answer that comes twice, or where nobody
 * asked, changes nothing. Throws not_authenticated; proof_needed for a no in an old session.
 */
export async function answerForFamily(
  server: AuthenticatedContext,
  writer: Writer,
  isOurs: boolean,
): Promise<void> {
  const { userId } = writer;
  await server.db.transaction(async (tx) => {
    const { family_unconfirmed } = await requireLiveSession(tx, writer);
    if (!family_unconfirmed) return;
    if (isOurs) {
      await tx
        .update(authUsers)
        .set({ family_unconfirmed: false, updated_at: server.now() })
        .where(eq(authUsers.id, userId));
      return;
    }
    await requireProofOf(server.authContext, tx, writer, ["family.refused"]);
    await withdrawVendorMessages(tx, server.config, userId, PURPOSES, server.now());
    await applyAccountChange(server.authContext, tx, "family_refused", userId);
  });
}
