import { fromResponse, toAppError } from "../base/errors.ts";
import { answer } from "../wire/api.ts";
import { staff } from "./staff-api.ts";

/** A course as one zip file. Throws AppError. */
export const fetchCourseFile = (id: string): Promise<Blob> =>
  fetched(staff.courses[":id"].file.$post({ param: { id } }));
/** The same for a lesson. */
export const fetchLessonFile = (id: string): Promise<Blob> =>
  fetched(staff.lessons[":id"].file.$post({ param: { id } }));

async function fetched(request: Promise<Response>): Promise<Blob> {
  try {
    const response = await request;
    if (!response.ok) throw await fromResponse(response);
    return await response.blob();
  } catch (error) {
    throw toAppError(error);
  }
}

/**
 * What the import of an uploaded course file would change. Throws AppError course_file_refused.
 *
 * @param course where a lesson goes; null if it is here already, or nothing is chosen yet
 */
export const planImport = (upload: string, course: string | null) =>
  answer(staff["course-files"].plan.$post({ json: { upload, course } }));
export type ImportPlan = Awaited<ReturnType<typeof planImport>>;

/**
 * Imports an uploaded course file.
 *
 * @param digest of the plan that the author saw; AppError edited_elsewhere if it is another by now
 * @param replacing what was edited here may be replaced
 */
export const importCourse = (
  upload: string,
  course: string | null,
  digest: string,
  replacing: boolean,
) => answer(staff["course-files"].import.$post({ json: { upload, course, digest, replacing } }));
