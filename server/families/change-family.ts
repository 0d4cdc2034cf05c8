import { eq } from "drizzle-orm";
import { changedFields, FAMILY_FIELDS } from "#domain/family/proof-rules.ts";
import { requireProofOf } from "#server/auth/proof.ts";
import { requireLiveSession } from "#server/auth/proven-mailbox.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import type { Identity } from "#server/platform/http/env.ts";
import { isChild, readChildren } from "#server/platform/db/children.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { children, users } from "#server/platform/db/schema.ts";
import { createProfile, dropPendingSignups } from "./finish-signup.ts";
import { updateFamily } from "./queries.ts";

export interface FamilyPatch {
  parent_name?: string | undefined;
  /** Of the first child. */
  kid_name?: string | undefined;
  kid_age?: number | undefined;
  time_zone?: string | undefined;
}

/**
 * Changes what is given of a family and its first child; both names and the age together make a
 * family that is not there yet, and first values need no proof. Without a family nothing is written.
 * Throws not_authenticated; proof_needed or email_unproven where the session has not what a change
 * needs.
 */
export async function changeFamily(
  server: AuthenticatedContext,
  identity: Identity,
  patch: FamilyPatch,
): Promise<void> {
  const { userId } = identity;
  const { parent_name, kid_name, kid_age, time_zone } = patch;
  await server.db.transaction(async (tx) => {
    await requireLiveSession(tx, identity);
    if (parent_name !== undefined && kid_name !== undefined && kid_age !== undefined) {
      await createProfile(server, tx, identity, { parent_name, kid_name, kid_age, time_zone });
      await dropPendingSignups(tx, identity);
    }
    const before = await lockFamily(tx, userId);
    if (before === undefined) return;
    const changed = changedFields(FAMILY_FIELDS, before, patch);
    await requireProofOf(server.authContext, tx, identity, changed);
    await updateFamily(tx, userId, {
      ...(parent_name !== undefined && { parent_name }),
      ...(time_zone !== undefined && { time_zone }),
      last_active_at: server.now(),
    });
    const ofChild = {
      ...(kid_name !== undefined && { kid_name }),
      ...(kid_age !== undefined && { kid_age }),
    };
    if (Object.keys(ofChild).length > 0)
      await tx.update(children).set(ofChild).where(isChild(before.child));
  });
}

/** What the family says of itself and its first child, which can't change until the transaction ends. */
async function lockFamily(tx: Transaction, userId: string) {
  const { parent_name, time_zone } = users;
  const [family] = await tx
    .select({ parent_name, time_zone })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  const [child] = await readChildren(tx, userId);
  return family && child && { ...family, kid_name: child.name, kid_age: child.age, child };
}
