import * as v from "valibot";
import { CourseFileRefusal } from "#domain/content/course-file-refusal.ts";
import { slug } from "#domain/content/text.ts";
import { courseFile as words } from "#app/copy/course-file.ts";
import type { OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { fetchCourseFile, fetchLessonFile } from "#app/data/authoring/course-files.ts";
import { AppError, toAppError } from "#app/data/base/errors.ts";
import { saveFile } from "#app/ui/save-file.ts";

/** Lets the browser save a course as one file. Throws AppError, with the reason in words. */
export const exportCourse = ({ id, title }: OutlineCourse): Promise<void> =>
  save(fetchCourseFile(id), `${slug(title) || "course"}.course.zip`);

/** The same for a lesson. */
export const exportLesson = ({ id, title }: OutlineLesson): Promise<void> =>
  save(fetchLessonFile(id), `${slug(title) || "lesson"}.lesson.zip`);

async function save(fetched: Promise<Blob>, name: string): Promise<void> {
  try {
    saveFile(await fetched, name);
  } catch (thrown) {
    const error = toAppError(thrown);
    const refusal = v.safeParse(CourseFileRefusal, error.facts);
    throw refusal.success ? new AppError(error.code, words.refused(refusal.output)) : error;
  }
}
