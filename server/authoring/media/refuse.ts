import { UPLOAD_REFUSALS } from "#domain/content/upload-refusal.ts";
import type { UploadRefusal, UploadRefusalReason } from "#domain/content/upload-refusal.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";

/** A refusal of a file, with its reason for the author. */
export const refuseFile = (
  reason: UploadRefusalReason,
  details: Omit<UploadRefusal, "reason"> = {},
): ApiError =>
  new ApiError(UPLOAD_REFUSALS[reason], errorDetails.uploadRefused(reason, details.line), {
    reason,
    ...details,
  });
