import { and, eq, ne, sql } from "drizzle-orm";
import type * as v from "valibot";
import { toColumns, toGivenColumns } from "#domain/family/child-columns.ts";
import { freePicture, MAX_CHILDREN } from "#domain/family/children.ts";
import type { ListedChild } from "#domain/family/fields.ts";
import { changedFields, CHILD_FIELDS } from "#domain/family/proof-rules.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { requireProofOf } from "#server/auth/proof.ts";
import { requireLiveSession } from "#server/auth/proven-mailbox.ts";
import type { Writer } from "#server/auth/proven-mailbox.ts";
import { findChild, readChildren, toListed } from "#server/platform/db/children.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import {
  childLessonDays,
  children,
  childXpGrants,
  consents,
  learningEvents,
  lessonDays,
  users,
  xpGrants,
} from "#server/platform/db/schema.ts";
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

/** Adds a child at the end. Throws too_many_children, profile_missing, not_authenticated. */
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
    const now = server.now();
    const child = { ...fields, picture: fields.picture ?? freePicture(family), lock: null };
    const [row] = await tx
      .insert(children)
      .values({
        family_id: familyId,
        position: Math.max(...family.map(({ position }) => position)) + 1,
        ...toColumns(child),
        last_active_at: now,
        created_at: now,
      })
      .returning({ id: children.id });
    if (row === undefined) throw new Error("the child just added is missing");
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
    const child = await findChild(tx, familyId, id, null);
    if (child === null || known === undefined) throw new ApiError("child_not_found");
    const changed = changedFields(CHILD_FIELDS, toListed(known), patch);
    await requireProofOf(server.authContext, tx, writer, changed);
    const { state, isRow } = child.home;
    const { kid_name, kid_age, ...own } = toGivenColumns(patch);
    if (kid_name !== undefined || kid_age !== undefined)
      await tx.update(state).set({ kid_name, kid_age }).where(isRow(child.key));
    if (Object.keys(own).length > 0) await tx.update(children).set(own).where(eq(children.id, id));
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
    const [next] = family.filter((row) => row.id !== id);
    if (next === undefined) throw new ApiError("last_child");
    await enqueueChildDeletionAtVendors(tx, server.config, familyId, child.child_id, server.now());
    // The mail service may have this child's name.
    await enqueueContact(tx, server, familyId, "child_name");
    await tx.delete(children).where(eq(children.id, id));
    await tx.delete(consents).where(eq(consents.child_id, child.child_id));
    if (child.in_family_row) await moveIntoFamilyRow(tx, familyId, next.id);
    // After a slide move that was on its way: its event must not stay behind.
    await tx.delete(learningEvents).where(eq(learningEvents.child_id, child.child_id));
  });
}

/** The columns of a child's state. The first child has them in `users`, the others in `children`. */
type StateColumn = Exclude<
  keyof typeof children.$inferSelect & keyof typeof users.$inferSelect,
  "id" | "created_at" | "last_active_at"
>;

/** A child takes the place in the family's row, with all that it has; the one before it is gone. */
async function moveIntoFamilyRow(tx: Transaction, familyId: string, id: string): Promise<void> {
  const [own] = await tx.select().from(children).where(eq(children.id, id)).for("update");
  if (own === undefined || own.kid_name === null || own.kid_age === null)
    throw new Error("the child to move has no row of its own");
  const { kid_name, kid_age, lesson_progress, current_lesson_id, current_progress } = own;
  const { lesson_feedback, lifetime_xp, streak_count, last_streak_date, child_id } = own;
  const { streak_shield } = own;
  await tx
    .update(users)
    .set({
      kid_name,
      kid_age,
      lesson_progress,
      current_lesson_id,
      current_progress,
      lesson_feedback,
      lifetime_xp,
      streak_count,
      last_streak_date,
      streak_shield,
      child_id,
    } satisfies Record<StateColumn, unknown>)
    .where(eq(users.id, familyId));
  await tx.delete(xpGrants).where(eq(xpGrants.user_id, familyId));
  await tx.delete(lessonDays).where(eq(lessonDays.user_id, familyId));
  await tx.execute(sql`
    insert into ${xpGrants} (user_id, lesson_id, xp, granted_at)
    select ${familyId}::uuid, lesson_id, xp, granted_at from ${childXpGrants} where child = ${id}`);
  await tx.execute(sql`
    insert into ${lessonDays} (user_id, day, at, zone)
    select ${familyId}::uuid, day, at, zone from ${childLessonDays} where child = ${id}`);
  await tx.delete(childXpGrants).where(eq(childXpGrants.child, id));
  await tx.delete(childLessonDays).where(eq(childLessonDays.child, id));
  await tx
    .update(children)
    .set({
      in_family_row: true,
      kid_name: null,
      kid_age: null,
      lesson_progress: {},
      current_lesson_id: null,
      current_progress: null,
      lesson_feedback: {},
      lifetime_xp: 0,
      streak_count: 0,
      last_streak_date: null,
      streak_shield: null,
    } satisfies Record<Exclude<StateColumn, "child_id"> | "in_family_row", unknown>)
    .where(and(eq(children.id, id), ne(children.in_family_row, true)));
}
