import { and, eq, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import {
  courseFileChanges,
  languagesToAdd,
  lessonFileChanges,
  replacesEdits,
} from "#domain/content/course-file-changes.ts";
import type { CourseFileChange, InstalledCourse } from "#domain/content/course-file-changes.ts";
import { canonicalJson, isLessonFile } from "#domain/content/course-file.ts";
import type { AnyFile, CourseFile, FileLesson, LessonFile } from "#domain/content/course-file.ts";
import { COURSE_LANGUAGES_MAX } from "#domain/content/languages.ts";
import { COURSE_FILE_UPLOAD } from "#domain/content/uploads.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { courses, lessons, slides } from "#server/platform/db/schema.ts";
import { sha256Hex } from "#server/platform/hashing/hashing.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { invalid } from "#server/platform/http/validate.ts";
import type { AuthoringContext } from "#server/authoring/context.ts";
import type { Actor } from "#server/authoring/log.ts";
import { nameOfUpload } from "#server/authoring/uploads.ts";
import { lockCourse } from "#server/authoring/lists.ts";
import { applyFile, applyLessonFile } from "./apply.ts";
import { readCourse, toInstalledCourse } from "./content.ts";
import { withStoredFiles, checkFiles, storeFiles } from "./media.ts";
import { withCourseFile } from "./read.ts";
import { refuseCourseFile } from "./refuse.ts";
import { withCourseFileLease } from "./runs.ts";

/** What an import of a course file will do. */
export interface ImportPlan {
  of: "course" | "lesson";
  title: string;
  /** Where it goes; null for a lesson that is new here while its author has chosen no course. */
  course: string | null;
  changes: CourseFileChange[];
  /** SHA-256 of the file and the current draft; the import is refused if it no longer matches. */
  digest: string;
}

/** `work` gets the course as it will be here, and a function that puts its files into the store. */
const withUpload = async <T>(
  server: AuthoringContext,
  authorId: string,
  uploadId: string,
  course: string | null,
  work: (content: AnyFile, store: () => Promise<void>) => Promise<T>,
): Promise<T> => {
  await nameOfUpload(server, uploadId, COURSE_FILE_UPLOAD.kind);
  return withCourseFileLease(server, authorId, () =>
    server.uploadParts.withFile(uploadId, (path) =>
      withCourseFile(path, async (file) => {
        // Before the files, which take longer: what can't be imported at all.
        await planImport(server.db, file.content, course);
        const kept = await checkFiles(server, file);
        return work(withStoredFiles(file.content, kept), () => storeFiles(server, file, kept));
      }),
    ),
  );
};

/**
 * Lists what the import of an uploaded course file would change, without changing anything. Throws
 * course_file_refused, upload_unfinished, course_file_running, course_files_busy.
 *
 * @param course the course that the author chose for a lesson; null for a course file, and for a
 *   lesson that is here already or has no chosen course yet
 */
export const planOfUpload = (
  server: AuthoringContext,
  authorId: string,
  uploadId: string,
  course: string | null,
): Promise<ImportPlan> =>
  withUpload(server, authorId, uploadId, course, async (content) => {
    const { courseId, changes, digest } = await planImport(server.db, content, course);
    return {
      of: isLessonFile(content) ? "lesson" : "course",
      title: isLessonFile(content) ? content.lessons[0].title : content.course.title,
      course: courseId,
      changes,
      digest,
    };
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
  { course, digest, replacing }: { course: string | null; digest: string; replacing: boolean },
): Promise<{ course: string }> =>
  withUpload(server, actor.staffId, uploadId, course, async (content, store) => {
    const target = (await planImport(server.db, content, course)).courseId;
    if (target === null) throw invalid("course", "is needed for a lesson");
    await store();
    await server.db.transaction(async (tx) => {
      await lockCourse(tx, target);
      const plan = await planImport(tx, content, target);
      if (plan.digest !== digest) throw new ApiError("edited_elsewhere");
      if (replacesEdits(plan.changes) && !replacing) throw new ApiError("course_file_edited");
      const { here } = plan;
      if (!isLessonFile(content)) await applyFile(tx, actor, content, here);
      else if (here !== null) await applyLessonFile(tx, actor, content, target, here);
    });
    return { course: target };
  });

interface Plan {
  courseId: string | null;
  here: InstalledCourse | null;
  changes: CourseFileChange[];
  digest: string;
}

const planImport = (db: Queryable, file: AnyFile, chosen: string | null): Promise<Plan> =>
  isLessonFile(file) ? planLesson(db, file, chosen) : planCourse(db, file);

async function planCourse(db: Queryable, file: CourseFile): Promise<Plan> {
  const courseId = file.course.id;
  await refuseOtherPlaces(db, courseId, file.lessons);
  const found = await readCourse(db, courseId);
  const here = found === null ? null : await toInstalledCourse(db, found);
  return {
    courseId,
    here,
    changes: courseFileChanges(here, file),
    digest: sha256Hex(canonicalJson([here, file])),
  };
}

/** A lesson that is here stays in its course. */
async function planLesson(db: Queryable, file: LessonFile, chosen: string | null): Promise<Plan> {
  const [{ id }] = file.lessons;
  const [row] = await db
    .select({ course: lessons.course_id })
    .from(lessons)
    .where(eq(lessons.id, id));
  const courseId = chosen ?? row?.course ?? null;
  await refuseOtherPlaces(db, courseId, file.lessons);
  if (courseId === null) return { courseId, here: null, changes: [], digest: "" };
  const found = await readCourse(db, courseId);
  if (found === null) throw new ApiError("not_found", errorDetails.itemGone);
  const here = await toInstalledCourse(db, found);
  const languages = (here.languages ?? []).length + languagesToAdd(here, file.lessons[0]).length;
  if (languages > COURSE_LANGUAGES_MAX) throw refuseCourseFile({ reason: "too_many_languages" });
  const before = here.lessons.find((lesson) => lesson.id === id) ?? null;
  return {
    courseId,
    here,
    changes: lessonFileChanges(here, file),
    digest: sha256Hex(canonicalJson([courseId, here.languages ?? [], before, file])),
  };
}

/**
 * Ids are kept, so they must be free here or in the same place. What lies in the trash is not brought
 * back: families would see it at once.
 */
async function refuseOtherPlaces(
  db: Queryable,
  courseId: string | null,
  all: readonly FileLesson[],
) {
  const [deleted] =
    courseId === null
      ? []
      : await db
          .select({ title: courses.title })
          .from(courses)
          .where(and(eq(courses.id, courseId), isNotNull(courses.deleted_at)));
  if (deleted !== undefined) throw refuseCourseFile({ reason: "in_trash", ...deleted });
  const lessonIds = all.map(({ id }) => id);
  const [lesson] = await db
    .select({ title: lessons.title, course: lessons.course_id })
    .from(lessons)
    .where(
      and(
        inArray(lessons.id, lessonIds),
        or(
          courseId === null ? undefined : ne(lessons.course_id, courseId),
          isNotNull(lessons.deleted_at),
        ),
      ),
    )
    .limit(1);
  if (lesson !== undefined)
    throw refuseCourseFile({
      reason: courseId === null || lesson.course === courseId ? "in_trash" : "other_place",
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
  if (moved !== undefined)
    throw refuseCourseFile({ reason: "slide_elsewhere", title: moved.title });
}
