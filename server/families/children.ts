import { eq } from "drizzle-orm";
import type * as v from "valibot";
import { toColumns, toGivenColumns } from "#domain/family/child-columns.ts";
import { freePicture, MAX_CHILDREN } from "#domain/family/children.ts";
import type { ListedChild } from "#domain/family/fields.ts";
import { changedFields, CHILD_FIELDS } from "#domain/family/proof-rules.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { requireProofOf } from "#server/auth/proof.ts";
import { requireLiveSession } from "#server/auth/proven-mailbox.ts";
import type { Writer } from "#server/auth/proven-mailbox.ts";
import { refuseForNewChild } from "#server/consents/child-consents.ts";
import { readChildren, toListed } from "#server/platform/db/children.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { children, consents, learningEvents, users } from "#server/platform/db/schema.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { enqueueContact } from "#server/vendors/enqueue.ts";
import { enqueueChildDeletionAtVendors } from "#server/vendors/outbox.ts";
import type { ChildPatch, NewChild } from "./field-schemas.ts";

/**
 * The children of a family, which cannot change until the transaction ends. Throws profile_missing.
 */
async function lockChildren(tx: Transaction, familyId: string) {
  const [family] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, familyId))
    .for("update");
  if (family === undefined) throw new ApiError("profile_missing");
  return readChildren(tx, familyId);
}

/**
 * Adds a child at the end. Nothing is shared about it that the family agreed to before
 * (`refusedForNewChild`). Throws too_many_children, profile_missing, not_authenticated.
 */
export async function addChild(
  server: AuthenticatedContext,
  writer: Writer,
  fields: v.InferOutput<typeof NewChild>,
): Promise<ListedChild> {
  const familyId = writer.userId;
  return server.db.transaction(async (tx) => {
    await requireLiveSession(tx, writer);
    const family = await lockChildren(tx, familyId);
    if (family.length >= MAX_CHILDREN) throw new ApiError("too_many_children");
    const child = { ...fields, picture: fields.picture ?? freePicture(family), lock: null };
    const at = server.now();
    const [row] = await tx
      .insert(children)
      .values({
        family_id: familyId,
        position: Math.max(...family.map(({ position }) => position)) + 1,
        ...toColumns(child),
        created_at: at,
      })
      .returning({ id: children.id, child: children.child_id });
    if (row === undefined) throw new Error("the child just added is missing");
    await refuseForNewChild(tx, { userId: familyId, child: row.child, at });
    return { id: row.id, ...child };
  });
}

/**
 * Changes what is given. Throws child_not_found, not_authenticated; proof_needed or email_unproven
 * where the session has not what a change needs.
 */
export async function editChild(
  server: AuthenticatedContext,
  writer: Writer,
  id: string,
  patch: v.InferOutput<typeof ChildPatch>,
): Promise<ListedChild> {
  const familyId = writer.userId;
  return server.db.transaction(async (tx) => {
    await requireLiveSession(tx, writer);
    const known = (await lockChildren(tx, familyId)).find((row) => row.id === id);
    if (known === undefined) throw new ApiError("child_not_found");
    const changed = changedFields(CHILD_FIELDS, toListed(known), patch);
    await requireProofOf(server.authContext, tx, writer, changed);
    const columns = toGivenColumns(patch);
    if (Object.keys(columns).length > 0)
      await tx.update(children).set(columns).where(eq(children.id, id));
    const edited = (await readChildren(tx, familyId)).find((row) => row.id === id);
    if (edited === undefined) throw new Error("the child just edited is missing");
    return toListed(edited);
  });
}

/**
 * Removes a child with its progress, its events and its own rows of consent; daily counts stay, since
 * they identify no child. Throws child_not_found, last_child, not_authenticated.
 */
export async function removeChild(
  server: AuthenticatedContext,
  writer: Writer,
  id: string,
): Promise<void> {
  const familyId = writer.userId;
  await server.db.transaction(async (tx) => {
    await requireLiveSession(tx, writer);
    const family = await lockChildren(tx, familyId);
    const child = family.find((row) => row.id === id);
    if (child === undefined) throw new ApiError("child_not_found");
    if (family.length === 1) throw new ApiError("last_child");
    await enqueueChildDeletionAtVendors(tx, server.config, familyId, child.child_id, server.now());
    // The mail service may have this child's name.
    await enqueueContact(tx, server, familyId, "child_name");
    await tx.delete(children).where(eq(children.id, id));
    await tx.delete(consents).where(eq(consents.child_id, child.child_id));
    // After a slide move that was on its way: its event must not stay behind.
    await tx.delete(learningEvents).where(eq(learningEvents.child_id, child.child_id));
  });
}
