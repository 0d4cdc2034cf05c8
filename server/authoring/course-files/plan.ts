import {
  courseFileChanges,
  languagesToAdd,
  lessonFileChanges,
} from "#domain/content/course-file-changes.ts";
import type { CourseFileChange, InstalledCourse } from "#domain/content/course-file-changes.ts";
import { canonicalJson, isLessonFile } from "#domain/content/course-file.ts";
import type { AnyFile, LessonFile } from "#domain/content/course-file.ts";
import { COURSE_LANGUAGES_MAX } from "#domain/content/languages.ts";
import { sha256Hex } from "#server/platform/hashing/hashing.ts";
import type { CourseHere } from "./content-rows.ts";
import { readRows, toInstalledCourse } from "./content.ts";
import { refuseCourseFile } from "./refuse.ts";
import { withStoredFiles } from "./stored-names.ts";
import type { StoredReplacements } from "./stored-names.ts";
import { prepareWrites } from "./writes.ts";
import type { CourseFileWrites, EditColumns } from "./writes.ts";

export interface PlanOrder {
  /** JSON of `AnyFile`. */
  content: string;
  kept: StoredReplacements;
  courseId: string;
  /** Null for a course that this installation does not have. */
  here: CourseHere | null;
  /** Who imports it; null where only the changes are asked for. */
  edited: EditColumns | null;
}

export interface PlannedImport {
  changes: CourseFileChange[];
  /** SHA-256 of the file and the current draft. */
  digest: string;
  writes: CourseFileWrites | null;
}

/**
 * Compares a course file with the course here, and prepares what an import writes. Runs in the thread
 * of the parser. Throws course_file_refused.
 */
export function planImport({ content, kept, courseId, here, edited }: PlanOrder): PlannedImport {
  const file = withStoredFiles(JSON.parse(content) as AnyFile, kept);
  const found = here && readRows(here.rows);
  const installed = here && found && toInstalledCourse(found, here.published);
  const plan = isLessonFile(file)
    ? planLesson(courseId, installed, file)
    : {
        changes: courseFileChanges(installed, file),
        digest: sha256Hex(canonicalJson([installed, file])),
      };
  const writes = edited && prepareWrites({ file, courseId, found, installed, here, edited });
  return { ...plan, writes };
}

function planLesson(courseId: string, here: InstalledCourse | null, file: LessonFile) {
  if (here === null) throw new Error("The course of a lesson was not read.");
  const [lesson] = file.lessons;
  const { languages = [] } = here;
  if (languages.length + languagesToAdd(here, lesson).length > COURSE_LANGUAGES_MAX)
    throw refuseCourseFile({ reason: "too_many_languages" });
  const before = here.lessons.find(({ id }) => id === lesson.id) ?? null;
  return {
    changes: lessonFileChanges(here, file),
    digest: sha256Hex(canonicalJson([courseId, languages, before, file])),
  };
}
