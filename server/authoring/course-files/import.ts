import { and, eq, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import { courseFileChanges, replacesEdits } from "#domain/content/course-file-changes.ts";
import type { CourseFileChange } from "#domain/content/course-file-changes.ts";
import { canonicalJson } from "#domain/content/course-file.ts";
import type { CourseFile } from "#domain/content/course-file.ts";
import { COURSE_FILE_UPLOAD } from "#domain/content/uploads.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { courses, lessons, slides } from "#server/platform/db/schema.ts";
import { sha256Hex } from "#server/platform/hashing/hashing.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { AuthoringContext } from "#server/authoring/context.ts";
import type { Actor } from "#server/authoring/log.ts";
import { nameOfUpload } from "#server/authoring/uploads.ts";
import { applyFile, lockCourse } from "./apply.ts";
import { readCourse, toCourseHere } from "./content.ts";
import { checkFiles, storeFiles } from "./media.ts";
import { withCourseFile } from "./read.ts";
import type { OpenCourseFile } from "./read.ts";
import { refuseCourseFile } from "./refuse.ts";

/** What an import of a course file will do. */
export interface ImportPlan {
  title: string;
  changes: CourseFileChange[];
  /** SHA-256 of the file and the current draft; the import is refused if it no longer matches. */
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
      await applyFile(tx, actor, content, plan.here);
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
  if (moved !== undefined)
    throw refuseCourseFile({ reason: "slide_elsewhere", title: moved.title });
}
