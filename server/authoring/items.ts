import { eq, sql } from "drizzle-orm";
import { slideKinds } from "#domain/slides/registry.ts";
import type { SlideKind } from "#domain/slides/registry.ts";
import { mediaFolder } from "#domain/content/course-seed.ts";
import { isSameSet } from "#domain/content/reorder.ts";
import type { ItemKind, StaffAction } from "#domain/content/staff.ts";
import { touchContent } from "#server/content/publish.ts";
import { toColumns } from "#server/content/slide-row.ts";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { courses, lessons, slides } from "#server/platform/db/schema.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { digestOf } from "./item-digests.ts";
import { liveIds, lockList, putAt, renumber, TABLES } from "./lists.ts";
import { editedBy, note } from "./log.ts";
import type { Actor } from "./log.ts";

/*
 * Courses, lessons and slides are added, ordered, deleted and restored alike. An item in the trash
 * has a `deleted_at`; what belongs to it is left unchanged and comes back with it.
 */
const NOUN = { course: "courses", lesson: "lessons", slide: "slides" } as const;

/** A changed slide makes its lesson differ from its newest version. */
export async function markChanged(tx: Transaction, actor: Actor, lessonId: string): Promise<void> {
  await tx
    .update(lessons)
    .set({ has_changes: true, ...editedBy(actor) })
    .where(eq(lessons.id, lessonId));
}

/**
 * Deleted courses and lessons are gone for children at once; slides wait for the next publication.
 */
const touchUnlessSlide = (tx: Transaction, kind: ItemKind) =>
  kind === "slide" ? Promise.resolve() : touchContent(tx);

/** Its title, or 'Lesson, slide 3'. */
export async function subjectOf(db: Queryable, kind: ItemKind, id: string): Promise<string> {
  if (kind === "slide") {
    const [row] = await db
      .select({ title: lessons.title, order: slides.order })
      .from(slides)
      .innerJoin(lessons, eq(lessons.id, slides.lesson_id))
      .where(eq(slides.id, id));
    return row === undefined ? "" : `${row.title}, slide ${row.order}`;
  }
  const table = kind === "course" ? courses : lessons;
  const [row] = await db.select({ title: table.title }).from(table).where(eq(table.id, id));
  return row?.title ?? "";
}

export async function addCourse(
  tx: Transaction,
  actor: Actor,
  given: { title: string; description: string },
) {
  await lockList(tx, "course", null);
  const order = (await liveIds(tx, "course", null)).length + 1;
  const [created] = await tx
    .insert(courses)
    .values({ ...given, order, ...editedBy(actor) })
    .returning();
  if (created === undefined) throw new Error("The course was not inserted.");
  await note(tx, actor, "course_added", given.title);
  return { ...created, digest: await digestOf(tx, "course", created.id) };
}

export async function addLesson(
  tx: Transaction,
  actor: Actor,
  courseId: string,
  given: { title: string; tag: string },
) {
  await lockList(tx, "lesson", courseId);
  const order = (await liveIds(tx, "lesson", courseId)).length + 1;
  const id = crypto.randomUUID();
  const media_folder = mediaFolder(await subjectOf(tx, "course", courseId), given.title, id);
  const [created] = await tx
    .insert(lessons)
    .values({
      id,
      course_id: courseId,
      ...given,
      order,
      media_folder,
      has_changes: true,
      ...editedBy(actor),
    })
    .returning();
  if (created === undefined) throw new Error("The lesson was not inserted.");
  await note(tx, actor, "lesson_added", given.title);
  return { ...created, digest: await digestOf(tx, "lesson", id) };
}

/** @param place position of the new slide, from 1; null for the end */
export async function addSlide(
  tx: Transaction,
  actor: Actor,
  lessonId: string,
  type: SlideKind,
  place: number | null,
) {
  await lockList(tx, "slide", lessonId);
  const order = (await liveIds(tx, "slide", lessonId)).length + 1;
  const { columns, body } = toColumns(slideKinds[type].start());
  const [created] = await tx
    .insert(slides)
    .values({ lesson_id: lessonId, type, order, ...editedBy(actor), ...columns, body })
    .returning();
  if (created === undefined) throw new Error("The slide was not inserted.");
  if (place !== null) await putAt(tx, "slide", lessonId, created.id, place);
  await markChanged(tx, actor, lessonId);
  await note(tx, actor, "slide_added", await subjectOf(tx, "slide", created.id));
  return created;
}

/**
 * Puts a list into another order, which families see after the next publication. `from` is the
 * order that the author saw: another one by now is reported instead of overwritten. The order that it
 * has changes nothing. Throws edited_elsewhere, not_found.
 */
export async function reorder(
  tx: Transaction,
  actor: Actor,
  list: { kind: ItemKind; parentId: string | null; from: readonly string[]; to: readonly string[] },
): Promise<void> {
  const { kind, parentId, from, to } = list;
  await lockList(tx, kind, parentId);
  const now = await liveIds(tx, kind, parentId);
  if (now.join() !== from.join())
    throw new ApiError("edited_elsewhere", errorDetails.listEditedElsewhere);
  if (!isSameSet(from, to)) throw new ApiError("validation_failed", errorDetails.ordersDiffer);
  if (now.join() === to.join()) return;
  await renumber(tx, kind, to);
  if (kind === "slide") await markChanged(tx, actor, parentId ?? "");
  const subject =
    kind === "course"
      ? ""
      : await subjectOf(tx, kind === "lesson" ? "course" : "lesson", parentId ?? "");
  await note(tx, actor, `${NOUN[kind]}_reordered` satisfies StaffAction, subject);
}

interface Place {
  parentId: string | null;
  deletedAt: Date | null;
  /** Its place, from 1; of something in the trash, the one that it had. */
  order: number;
}

async function findItem(tx: Transaction, kind: ItemKind, id: string): Promise<Place> {
  const table = TABLES[kind];
  const parent =
    kind === "course" ? sql<null>`null` : kind === "lesson" ? lessons.course_id : slides.lesson_id;
  const [row] = await tx
    .select({ parentId: parent, deletedAt: table.deleted_at, order: table.order })
    .from(table)
    .where(eq(table.id, id))
    .for("update");
  if (row === undefined) throw new ApiError("not_found", errorDetails.itemGone);
  return row;
}

/**
 * Moves something into the trash; what comes after it moves up. Returns the id of what it belongs to.
 * Throws not_found.
 */
export async function remove(
  tx: Transaction,
  actor: Actor,
  kind: ItemKind,
  id: string,
): Promise<string | null> {
  const { parentId, deletedAt } = await findItem(tx, kind, id);
  if (deletedAt !== null) return parentId;
  const subject = await subjectOf(tx, kind, id);
  const table = TABLES[kind];
  await tx
    .update(table)
    .set({
      deleted_at: actor.now,
      ...editedBy(actor),
      row_version: sql`${table.row_version} + 1`,
    })
    .where(eq(table.id, id));
  await renumber(tx, kind, await liveIds(tx, kind, parentId));
  if (kind === "slide") await markChanged(tx, actor, parentId ?? "");
  await touchUnlessSlide(tx, kind);
  await note(tx, actor, `${kind}_deleted` satisfies StaffAction, subject);
  return parentId;
}

/**
 * Brings something back from the trash, to a place from 1; without one, to where it was when it was
 * deleted.
 * `isRestored` is false where it was not in the trash. Throws not_found when what it belongs to is.
 */
export async function restore(
  tx: Transaction,
  actor: Actor,
  kind: ItemKind,
  id: string,
  place: number | null,
): Promise<{ parentId: string | null; isRestored: boolean }> {
  const { parentId, deletedAt, order } = await findItem(tx, kind, id);
  if (deletedAt === null) return { parentId, isRestored: false };
  await lockList(tx, kind, parentId);
  const table = TABLES[kind];
  await tx
    .update(table)
    .set({
      deleted_at: null,
      staff_edited_by: actor.staffId,
      row_version: sql`${table.row_version} + 1`,
    })
    .where(eq(table.id, id));
  await putAt(tx, kind, parentId, id, place ?? order);
  if (kind === "slide") await markChanged(tx, actor, parentId ?? "");
  await touchUnlessSlide(tx, kind);
  await note(tx, actor, `${kind}_restored` satisfies StaffAction, await subjectOf(tx, kind, id));
  return { parentId, isRestored: true };
}
