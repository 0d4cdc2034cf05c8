import { replacesEdits } from "#domain/content/course-file-changes.ts";
import type { CourseFileChange } from "#domain/content/course-file-changes.ts";
import { COURSE_FILE_UPLOAD } from "#domain/content/uploads.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { invalid } from "#server/platform/http/validate.ts";
import type { AuthoringContext } from "#server/authoring/context.ts";
import type { Requester } from "#server/authoring/log.ts";
import { parse } from "#server/authoring/parser/parse.ts";
import { findUpload } from "#server/authoring/uploads.ts";
import { lockCourse } from "#server/authoring/lists.ts";
import { countNew } from "#server/authoring/new-items.ts";
import { applyWrites } from "./apply.ts";
import {
  publishedLessons,
  readCourseRows,
  readTrashedSlides,
  stateOfCourse,
} from "./content-rows.ts";
import type { CourseHere } from "./content-rows.ts";
import type { FileSummary } from "./manifest.ts";
import { checkFiles, storeFiles } from "./media.ts";
import { findTarget } from "./places.ts";
import type { PlannedImport } from "./plan.ts";
import { withCourseFile } from "./read.ts";
import { withCourseFileLease } from "./runs.ts";
import type { EditColumns } from "./writes.ts";

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

/** A course file that can be imported: all but its comparison with the course here is checked. */
interface Importable {
  file: FileSummary;
  /** The course that it goes into; null for a lesson that is new here without a chosen course. */
  courseId: string | null;
  /** Compares it with the course here; `edited` is given where it is to be imported. */
  plan(courseId: string, edited: EditColumns | null): Promise<PlannedImport>;
  /** Puts its files into the store. */
  store(): Promise<void>;
}

/** Runs with an uploaded course file. */
const withUpload = async <T>(
  server: AuthoringContext,
  author: Requester,
  uploadId: string,
  course: string | null,
  work: (file: Importable) => Promise<T>,
): Promise<T> => {
  await findUpload(server, uploadId, COURSE_FILE_UPLOAD.kind);
  return withCourseFileLease(server, author.staffId, () =>
    server.uploadParts.withFile(uploadId, (path) =>
      withCourseFile(author, path, async (opened) => {
        const { summary: file, content } = opened;
        // Before the files, which take longer: what can't be imported at all.
        const courseId = await findTarget(server.db, file, course);
        const kept = await checkFiles(server, author, opened);
        return work({
          file,
          courseId,
          async plan(target, edited) {
            const here = await readHere(server.db, target, file);
            return parse(author, "courseFilePlan", {
              content,
              kept,
              courseId: target,
              here,
              edited,
            });
          },
          store: () => storeFiles(server, author, opened, kept),
        });
      }),
    ),
  );
};

/** Null for a course that this installation does not have. */
async function readHere(
  db: Queryable,
  courseId: string,
  { lessons }: FileSummary,
): Promise<CourseHere | null> {
  const rows = await readCourseRows(db, courseId);
  if (rows === null) return null;
  const slides = lessons.flatMap((lesson) => lesson.slides);
  const trashed = await readTrashedSlides(db, slides);
  return { rows, trashed, published: await publishedLessons(db, courseId) };
}

/**
 * Lists what the import of an uploaded course file would change, without changing anything. Throws
 * course_file_refused, upload_unfinished, course_file_running, course_files_busy, and what `parse`
 * throws.
 *
 * @param course the course that the author chose for a lesson; null for a course file, and for a
 *   lesson that is here already or has no chosen course yet
 */
export const planOfUpload = (
  server: AuthoringContext,
  author: Requester,
  uploadId: string,
  course: string | null,
): Promise<ImportPlan> =>
  withUpload(server, author, uploadId, course, async ({ file, courseId, plan }) => {
    const { of, title } = file;
    if (courseId === null) return { of, title, course: courseId, changes: [], digest: "" };
    const { changes, digest } = await plan(courseId, null);
    return { of, title, course: courseId, changes, digest };
  });

/**
 * Imports an uploaded course file into the drafts, all or nothing. Families see none of it before it
 * is published.
 *
 * Throws what planOfUpload throws, edited_elsewhere if the course is not what the author saw in the
 * plan, course_file_edited if edits would be replaced and `replacing` is false, daily_limit.
 */
export const importUpload = (
  server: AuthoringContext,
  actor: Requester,
  uploadId: string,
  { course, digest, replacing }: { course: string | null; digest: string; replacing: boolean },
): Promise<{ course: string }> =>
  withUpload(server, actor, uploadId, course, async ({ file, courseId, plan, store }) => {
    const { db } = server;
    if (courseId === null) throw invalid("course", "is needed for a lesson");
    const edited = {
      staff_edited_at: actor.now.toISOString(),
      staff_edited_by: actor.staffId,
    };
    // The comparison takes long and would hold the course locked: it is made before the transaction,
    // which is refused where the course is another one by then.
    const state = await stateOfCourse(db, courseId);
    const planned = await plan(courseId, edited);
    if (planned.digest !== digest) throw new ApiError("edited_elsewhere");
    if (replacesEdits(planned.changes) && !replacing) throw new ApiError("course_file_edited");
    await store();
    const { writes } = planned;
    await db.transaction(async (tx) => {
      await lockCourse(tx, courseId);
      await findTarget(tx, file, courseId);
      if (writes === null || (await stateOfCourse(tx, courseId)) !== state)
        throw new ApiError("edited_elsewhere");
      const items = [...writes.newLessons, ...writes.slides];
      await countNew(
        server,
        tx,
        actor,
        items.reduce((sum, { count }) => sum + count, 1),
      );
      await applyWrites(tx, actor, courseId, file, writes);
    });
    return { course: courseId };
  });
