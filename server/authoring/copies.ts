import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { mediaFolder } from "#domain/content/course-seed.ts";
import { keysIn } from "#server/content/file-references.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { courses, lessons, slides } from "#server/platform/db/schema.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { invalid } from "#server/platform/http/validate.ts";
import { editable, findLesson } from "./drafts.ts";
import type { EditableSlide, SlideOfLesson } from "./drafts.ts";
import { markChanged, remove, subjectOf } from "./items.ts";
import { digestOf } from "./item-digests.ts";
import { keepOrRefuse } from "./kept-files.ts";
import { liveIds, lockList, putAt } from "./lists.ts";
import { editedBy, note } from "./log.ts";
import type { Actor } from "./log.ts";

type SlideRow = typeof slides.$inferSelect;

/** What a copy takes over: all that the slide says and shows. Files are shared by their URL. */
function contentOf(row: SlideRow) {
  const {
    id: _id,
    lesson_id: _lesson,
    order: _order,
    row_version: _version,
    staff_edited_at: _edited,
    staff_edited_by: _author,
    deleted_at: _deleted,
    ...content
  } = row;
  return content;
}

/** Throws not_found when the slide is gone or in the trash. */
async function findSlide(tx: Transaction, id: string): Promise<SlideRow> {
  const [row] = await tx
    .select()
    .from(slides)
    .where(and(eq(slides.id, id), isNull(slides.deleted_at)));
  if (row === undefined) throw new ApiError("not_found", errorDetails.itemGone);
  return row;
}

async function insertCopy(tx: Transaction, actor: Actor, row: SlideRow, lessonId: string) {
  await keepOrRefuse(tx, keysIn(row));
  const order = (await liveIds(tx, "slide", lessonId)).length + 1;
  const [copy] = await tx
    .insert(slides)
    .values({ ...contentOf(row), lesson_id: lessonId, order, ...editedBy(actor) })
    .returning();
  if (copy === undefined) throw new Error("The copy of the slide was not inserted.");
  await markChanged(tx, actor, lessonId);
  return copy;
}

/** Inserts a copy at the end of another lesson. Throws not_found, validation_failed. */
async function insertInOther(tx: Transaction, actor: Actor, id: string, lessonId: string) {
  const { lesson_id: from } = await findSlide(tx, id);
  if (from === lessonId) throw invalid("lesson", "is the slide's own");
  // Both lessons are locked in the order of their ids, so that two moves in opposite directions
  // can't block each other.
  for (const lesson of [from, lessonId].toSorted()) await lockList(tx, "slide", lesson);
  await findLesson(tx, lessonId);
  return insertCopy(tx, actor, await findSlide(tx, id), lessonId);
}

/** Copies a slide; the copy stands after it. Throws not_found. */
export async function duplicateSlide(
  tx: Transaction,
  actor: Actor,
  id: string,
): Promise<SlideOfLesson> {
  const { lesson_id } = await findSlide(tx, id);
  await lockList(tx, "slide", lesson_id);
  const row = await findSlide(tx, id);
  const copy = await insertCopy(tx, actor, row, lesson_id);
  const place = (await liveIds(tx, "slide", lesson_id)).indexOf(id) + 2;
  await putAt(tx, "slide", lesson_id, copy.id, place);
  await note(tx, actor, "slide_duplicated", await subjectOf(tx, "slide", copy.id));
  return { lessonId: lesson_id, slide: editable(copy) };
}

/** Copies a slide to the end of another lesson. Throws not_found, validation_failed. */
export async function copySlide(
  tx: Transaction,
  actor: Actor,
  id: string,
  lessonId: string,
): Promise<EditableSlide> {
  const copy = await insertInOther(tx, actor, id, lessonId);
  await note(tx, actor, "slide_duplicated", await subjectOf(tx, "slide", copy.id));
  return editable(copy);
}

/**
 * Moves a slide to the end of another lesson. It has a new id there, and the old row goes to the
 * trash: the lesson's published versions name slides by id, and can be made its draft again. Throws
 * not_found, validation_failed.
 */
export async function moveSlide(
  tx: Transaction,
  actor: Actor,
  id: string,
  lessonId: string,
): Promise<EditableSlide> {
  const copy = await insertInOther(tx, actor, id, lessonId);
  await remove(tx, actor, "slide", id);
  await note(tx, actor, "slide_moved", await subjectOf(tx, "slide", copy.id));
  return editable(copy);
}

/** Inserts a copy of a lesson's row and of its slides, as a draft that was never published. */
async function insertLessonCopy(
  tx: Transaction,
  actor: Actor,
  { id: from, tag, mission_card, translations }: typeof lessons.$inferSelect,
  to: { course_id: string; title: string; order: number },
): Promise<string> {
  await lockList(tx, "slide", from);
  const id = crypto.randomUUID();
  await tx.insert(lessons).values({
    ...to,
    id,
    tag,
    mission_card,
    translations,
    media_folder: mediaFolder(await subjectOf(tx, "course", to.course_id), to.title, id),
    has_changes: true,
    ...editedBy(actor),
  });
  const rows = await tx
    .select()
    .from(slides)
    .where(inArray(slides.id, await liveIds(tx, "slide", from)))
    .orderBy(asc(slides.order), asc(slides.id));
  await keepOrRefuse(tx, keysIn([rows, mission_card, translations]));
  if (rows.length > 0)
    await tx.insert(slides).values(
      rows.map((row, index) => ({
        ...contentOf(row),
        lesson_id: id,
        order: index + 1,
        ...editedBy(actor),
      })),
    );
  return id;
}

/** Copies a lesson with its slides; the copy stands after it. Throws not_found. */
export async function duplicateLesson(
  tx: Transaction,
  actor: Actor,
  lessonId: string,
  title: string,
): Promise<{ id: string; digest: string | null }> {
  const lesson = await findLesson(tx, lessonId);
  const { course_id } = lesson;
  await lockList(tx, "lesson", course_id);
  const siblings = await liveIds(tx, "lesson", course_id);
  const order = siblings.length + 1;
  const id = await insertLessonCopy(tx, actor, lesson, { course_id, title, order });
  await putAt(tx, "lesson", course_id, id, siblings.indexOf(lessonId) + 2);
  await note(tx, actor, "lesson_duplicated", title);
  return { id, digest: await digestOf(tx, "lesson", id) };
}

/**
 * Copies a course with its lessons and slides; the copy stands after it, and families do not see it.
 * Throws not_found.
 */
export async function duplicateCourse(
  tx: Transaction,
  actor: Actor,
  courseId: string,
  title: string,
): Promise<{ id: string; digest: string | null }> {
  await lockList(tx, "course", null);
  await lockList(tx, "lesson", courseId);
  const siblings = await liveIds(tx, "course", null);
  const [course] = await tx.select().from(courses).where(eq(courses.id, courseId));
  const id = crypto.randomUUID();
  await keepOrRefuse(tx, keysIn(course?.cover_url));
  await tx.insert(courses).values({
    id,
    title,
    description: course?.description ?? "",
    cover_url: course?.cover_url ?? null,
    languages: course?.languages ?? [],
    translations: course?.translations ?? {},
    order: siblings.length + 1,
    ...editedBy(actor),
  });
  for (const [index, lessonId] of (await liveIds(tx, "lesson", courseId)).entries()) {
    const lesson = await findLesson(tx, lessonId);
    const place = { course_id: id, title: lesson.title, order: index + 1 };
    await insertLessonCopy(tx, actor, lesson, place);
  }
  await putAt(tx, "course", null, id, siblings.indexOf(courseId) + 2);
  await note(tx, actor, "course_duplicated", title);
  return { id, digest: await digestOf(tx, "course", id) };
}
