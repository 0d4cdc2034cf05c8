import { and, eq, inArray, isNotNull, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import {
  courseFileChanges,
  lessonChange,
  replacesEdits,
} from "#domain/content/course-file-changes.ts";
import type { CourseFileChange, CourseHere } from "#domain/content/course-file-changes.ts";
import { canonicalJson } from "#domain/content/course-file.ts";
import type { CourseFile, FileLesson } from "#domain/content/course-file.ts";
import { mediaFolder } from "#domain/content/course-seed.ts";
import { COURSE_FILE_UPLOAD } from "#domain/content/uploads.ts";
import { toAllColumns } from "#server/content/slide-row.ts";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { courses, lessons, slides } from "#server/platform/db/schema.ts";
import { sha256Hex } from "#server/platform/hashing/hashing.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { AuthoringContext } from "#server/authoring/context.ts";
import { remove } from "#server/authoring/items.ts";
import { keepOrRefuse } from "#server/authoring/kept-files.ts";
import { liveIds, lockList, renumber } from "#server/authoring/lists.ts";
import { note } from "#server/authoring/log.ts";
import type { Actor } from "#server/authoring/log.ts";
import { nameOfUpload } from "#server/authoring/uploads.ts";
import { markFiled, readCourse, toCourseHere } from "./content.ts";
import { checkFiles, storeFiles } from "./media.ts";
import { withCourseFile } from "./read.ts";
import type { OpenCourseFile } from "./read.ts";
import { refuseCourseFile } from "./refuse.ts";

/** What an import of a course file will do. */
export interface ImportPlan {
  title: string;
  changes: CourseFileChange[];
  /** Stands for the file and what it is compared with; the import asks again if it is another. */
  seen: string;
}

const withUpload = async <T>(
  server: AuthoringContext,
  uploadId: string,
  work: (file: OpenCourseFile) => Promise<T>,
): Promise<T> => {
  await nameOfUpload(server, uploadId, COURSE_FILE_UPLOAD.kind);
  return server.uploadParts.withFile(uploadId, async (path) =>
    withCourseFile(path, async (file) => {
      // Before the files, which take longer: what can't be imported at all.
      await planImport(server.db, file.content);
      await checkFiles(server, file);
      return work(file);
    }),
  );
};

/**
 * Checks an uploaded course file, and lists what its import would change. Nothing is changed. Throws
 * course_file_refused, upload_unfinished.
 */
export const planOfUpload = (server: AuthoringContext, uploadId: string): Promise<ImportPlan> =>
  withUpload(server, uploadId, async ({ content }) => {
    const { changes, seen } = await planImport(server.db, content);
    return { title: content.course.title, changes, seen };
  });

/**
 * Imports an uploaded course file into the drafts, all or nothing. Families see none of it before it
 * is published.
 *
 * Throws what planOfUpload throws, edited_elsewhere if the course is not what the author saw in the
 * plan, course_file_edited if edits would be replaced and `replacing` is false.
 */
export const importUpload = (
  server: AuthoringContext,
  actor: Actor,
  uploadId: string,
  { seen, replacing }: { seen: string; replacing: boolean },
): Promise<{ course: string }> =>
  withUpload(server, uploadId, async (file) => {
    const { content } = file;
    await storeFiles(server, file);
    await server.db.transaction(async (tx) => {
      await lockCourse(tx, content);
      const plan = await planImport(tx, content);
      if (plan.seen !== seen) throw new ApiError("edited_elsewhere");
      if (replacesEdits(plan.changes) && !replacing) throw new ApiError("course_file_edited");
      await apply(tx, actor, content, plan.here);
    });
    return { course: content.course.id };
  });

async function planImport(db: Queryable, file: CourseFile) {
  await refuseOtherPlaces(db, file);
  const found = await readCourse(db, file.course.id);
  const here = found === null ? null : await toCourseHere(db, found);
  return {
    here,
    changes: courseFileChanges(here, file),
    seen: sha256Hex(canonicalJson([here, file])),
  };
}

/**
 * Ids are kept, so they must be free here or in the same place. What lies in the trash is not brought
 * back: families would see it at once.
 */
async function refuseOtherPlaces(db: Queryable, { course, lessons: all }: CourseFile) {
  const [deleted] = await db
    .select({ title: courses.title })
    .from(courses)
    .where(and(eq(courses.id, course.id), isNotNull(courses.deleted_at)));
  if (deleted !== undefined) throw refuseCourseFile({ reason: "in_trash", ...deleted });
  const lessonIds = all.map(({ id }) => id);
  const [lesson] = await db
    .select({ title: lessons.title, course: lessons.course_id })
    .from(lessons)
    .where(
      and(
        inArray(lessons.id, lessonIds),
        or(ne(lessons.course_id, course.id), isNotNull(lessons.deleted_at)),
      ),
    )
    .limit(1);
  if (lesson !== undefined)
    throw refuseCourseFile({
      reason: lesson.course === course.id ? "in_trash" : "other_place",
      title: lesson.title,
    });
  const lessonOf = new Map(
    all.flatMap((item) => item.slides.map((slide) => [slide.id, item.id] as const)),
  );
  const slideRows = await db
    .select({ id: slides.id, lesson: slides.lesson_id, title: lessons.title })
    .from(slides)
    .innerJoin(lessons, eq(lessons.id, slides.lesson_id))
    .where(
      sql`${slides.id} in (select id::uuid from jsonb_array_elements_text(${JSON.stringify([...lessonOf.keys()])}::jsonb) as file(id))`,
    );
  const moved = slideRows.find((row) => lessonOf.get(row.id) !== row.lesson);
  if (moved !== undefined) throw refuseCourseFile({ reason: "other_place", title: moved.title });
}

/** Holds the course, its lessons and their slides still until the transaction ends. */
async function lockCourse(tx: Transaction, { course }: CourseFile): Promise<void> {
  await lockList(tx, "course", null);
  if (!(await liveIds(tx, "course", null)).includes(course.id)) return;
  await lockList(tx, "lesson", course.id);
  for (const id of (await liveIds(tx, "lesson", course.id)).toSorted())
    await lockList(tx, "slide", id);
}

async function apply(
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
    await tx
      .insert(slides)
      .values({ ...row, id: slideId, lesson_id: id, staff_edited_at: actor.now })
      .onConflictDoUpdate({ target: slides.id, set: { ...row, ...touched, deleted_at: null } });
  }
  await renumber(tx, "slide", kept);
}
