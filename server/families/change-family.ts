import { eq } from "drizzle-orm";
import * as v from "valibot";
import { changedZone } from "#domain/family/family-day.ts";
import { CHILD_ASKED, CHILD_ROWS, FAMILY_COLUMNS } from "#domain/family/fields.ts";
import { changedFields, FAMILY_FIELDS } from "#domain/family/proof-rules.ts";
import { forEachName, pick } from "#domain/pick.ts";
import { requireProofOf } from "#server/auth/proof.ts";
import { requireLiveSession } from "#server/auth/proven-mailbox.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import type { Identity } from "#server/platform/http/env.ts";
import { isChild, readChildren } from "#server/platform/db/children.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { zoneColumns } from "#server/platform/db/family-zone.ts";
import { children, users } from "#server/platform/db/schema.ts";
import { Answers } from "./field-schemas.ts";
import type { ProfilePatch } from "./field-schemas.ts";
import { createProfile, dropPendingSignups } from "./finish-signup.ts";
import { updateFamily } from "./queries.ts";

type FamilyPatch = v.InferOutput<typeof ProfilePatch>;

/**
 * Changes what is given of a family and its first child; all answers of a sign-up together make a
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
  await server.db.transaction(async (tx) => {
    await requireLiveSession(tx, identity);
    const signup = v.safeParse(Answers, patch);
    if (signup.success) {
      await createProfile(server, tx, identity, { ...signup.output, time_zone: patch.time_zone });
      await dropPendingSignups(tx, identity);
    }
    const before = await lockFamily(tx, userId);
    if (before === undefined) return;
    const changed = changedFields(FAMILY_FIELDS, before, patch);
    await requireProofOf(server.authContext, tx, identity, changed);
    const now = server.now();
    await updateFamily(tx, userId, {
      ...pick(patch, FAMILY_COLUMNS),
      ...(patch.time_zone !== undefined && changedZone(now, before, patch.time_zone)),
      last_active_at: now,
    });
    const ofChild = pick(patch, CHILD_ASKED);
    if (Object.values(ofChild).some((value) => value !== undefined))
      await tx.update(children).set(ofChild).where(isChild(before.child));
  });
}

/** What the family says of itself and its first child, which can't change until the transaction ends. */
async function lockFamily(tx: Transaction, userId: string) {
  const [family] = await tx
    .select({ ...pick(users, FAMILY_COLUMNS), ...zoneColumns })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  const [child] = await readChildren(tx, userId);
  if (family === undefined || child === undefined) return undefined;
  const asked = forEachName(CHILD_ASKED, (field) => child[CHILD_ROWS[field].name]);
  return { ...family, ...asked, child };
}
