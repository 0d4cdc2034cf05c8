import { and, eq, isNull, notInArray, sql } from "drizzle-orm";
import { lessonChange } from "#domain/content/course-file-changes.ts";
import type { CourseHere } from "#domain/content/course-file-changes.ts";
import { canonicalJson } from "#domain/content/course-file.ts";
import type { CourseFile, FileLesson } from "#domain/content/course-file.ts";
import { mediaFolder } from "#domain/content/course-seed.ts";
import { toAllColumns } from "#server/content/slide-row.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { courses, lessons, slides } from "#server/platform/db/schema.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { remove } from "#server/authoring/items.ts";
import { keepOrRefuse } from "#server/authoring/kept-files.ts";
import { liveIds, lockList, renumber } from "#server/authoring/lists.ts";
import { note } from "#server/authoring/log.ts";
import type { Actor } from "#server/authoring/log.ts";
import { markFiled, readCourse } from "./content.ts";

/** Holds the course, its lessons and their slides still until the transaction ends. */
export async function lockCourse(tx: Transaction, { course }: CourseFile): Promise<void> {
  await lockList(tx, "course", null);
  if (!(await liveIds(tx, "course", null)).includes(course.id)) return;
  await lockList(tx, "lesson", course.id);
  for (const id of (await liveIds(tx, "lesson", course.id)).toSorted())
    await lockList(tx, "slide", id);
}

/**
 * Writes a course file into the drafts; `here` is the course as it is now, null if there is none. It is
 * locked already.
 */
export async function applyFile(
  tx: Transaction,
  actor: Actor,
  file: CourseFile,
  here: CourseHere | null,
): Promise<void> {
  const { id, title, description } = file.course;
  const touched = { staff_edited_at: actor.now };
  await keepOrRefuse(
    tx,
    file.media.map(({ path }) => path),
  );
  if (here === null) {
    const order = (await liveIds(tx, "course", null)).length + 1;
    await tx.insert(courses).values({ id, title, description, order, ...touched });
  } else if (here.title !== title || here.description !== description)
    await tx
      .update(courses)
      .set({ title, description, ...touched, row_version: sql`${courses.row_version} + 1` })
      .where(eq(courses.id, id));
  const ids = file.lessons.map((lesson) => lesson.id);
  const others = (here?.lessons ?? []).filter((lesson) => !ids.includes(lesson.id));
  for (const lesson of others.filter(({ isPublished }) => !isPublished))
    await remove(tx, actor, "lesson", lesson.id);
  for (const lesson of file.lessons) await applyLesson(tx, actor, file.course, lesson, here);
  const staying = others.filter(({ isPublished }) => isPublished);
  await renumber(tx, "lesson", [...ids, ...staying.map((lesson) => lesson.id)]);
  await note(tx, actor, "course_imported", title);
  const now = await readCourse(tx, id);
  if (now === null) throw new Error("The course was not imported.");
  await markFiled(tx, now);
}

async function applyLesson(
  tx: Transaction,
  actor: Actor,
  course: CourseFile["course"],
  { id, title, tag, mission_card, slides: items }: FileLesson,
  here: CourseHere | null,
): Promise<void> {
  const old = here?.lessons.find((lesson) => lesson.id === id);
  if (
    old !== undefined &&
    lessonChange(old, { id, title, tag, mission_card, slides: items }) === null
  )
    return;
  const draft = { title, tag, mission_card, has_changes: true, staff_edited_at: actor.now };
  if (old === undefined)
    await tx.insert(lessons).values({
      ...draft,
      id,
      course_id: course.id,
      order: 1,
      media_folder: mediaFolder(course.title, title, id),
    });
  else
    await tx
      .update(lessons)
      .set({ ...draft, row_version: sql`${lessons.row_version} + 1` })
      .where(eq(lessons.id, id));
  const touched = { staff_edited_at: actor.now, row_version: sql`${slides.row_version} + 1` };
  const kept = items.map((slide) => slide.id);
  await tx
    .update(slides)
    .set({ ...touched, deleted_at: actor.now })
    .where(
      and(
        eq(slides.lesson_id, id),
        isNull(slides.deleted_at),
        kept.length === 0 ? undefined : notInArray(slides.id, kept),
      ),
    );
  for (const [index, slide] of items.entries()) {
    const before = old?.slides.find((other) => other.id === slide.id);
    if (before !== undefined && canonicalJson(before) === canonicalJson(slide)) continue;
    const { id: slideId, type, video_seconds, ...fields } = slide;
    const row = { type, video_seconds, ...toAllColumns(fields), order: index + 1 };
    const written = await tx
      .insert(slides)
      .values({ ...row, id: slideId, lesson_id: id, staff_edited_at: actor.now })
      .onConflictDoUpdate({
        target: slides.id,
        set: { ...row, ...touched, deleted_at: null },
        setWhere: eq(slides.lesson_id, id),
      })
      .returning({ id: slides.id });
    // Another import made the slide in another lesson in this moment.
    if (written.length === 0) throw new ApiError("edited_elsewhere");
  }
  await renumber(tx, "slide", kept);
}
