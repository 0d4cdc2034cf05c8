import type { CourseFileRefusal } from "#domain/content/course-file-refusal.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";

/** A refusal of a course file, with its reason for the author. */
export const refuseCourseFile = (refusal: CourseFileRefusal): ApiError =>
  new ApiError("course_file_refused", errorDetails.uploadRefused(refusal.reason), refusal);
