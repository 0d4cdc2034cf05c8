import { hc } from "hono/client";
import type { StaffApi } from "#server/app.ts";
import { staffFetch } from "../auth/staff-session.ts";
import { fromResponse, toAppError } from "../base/errors.ts";
import { answer } from "../wire/api.ts";

const staff = hc<StaffApi>("/api/staff", { fetch: staffFetch });

/** A course as one zip file. Throws AppError. */
export async function fetchCourseFile(id: string): Promise<Blob> {
  try {
    const response: Response = await staff.courses[":id"].file.$post({ param: { id } });
    if (!response.ok) throw await fromResponse(response);
    return await response.blob();
  } catch (error) {
    throw toAppError(error);
  }
}

/** What the import of an uploaded course file would change. Throws AppError course_file_refused. */
export const planImport = (upload: string) =>
  answer(staff["course-files"].plan.$post({ json: { upload } }));
export type ImportPlan = Awaited<ReturnType<typeof planImport>>;

/**
 * Imports an uploaded course file.
 *
 * @param seen of the plan that the author saw; AppError edited_elsewhere if it is another by now
 * @param replacing what was edited here may be replaced
 */
export const importCourse = (upload: string, seen: string, replacing: boolean) =>
  answer(staff["course-files"].import.$post({ json: { upload, seen, replacing } }));
