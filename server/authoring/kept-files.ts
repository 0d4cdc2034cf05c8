import { keepFiles } from "#server/content/file-references.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";

/**
 * Keeps files that an author uses from being removed from the store. Throws unavailable if one of
 * them is being removed at this moment.
 */
export async function keepOrRefuse(db: Queryable, keys: readonly string[]): Promise<void> {
  const tooLate = await keepFiles(db, keys);
  if (tooLate.length > 0) throw new ApiError("unavailable", errorDetails.fileBeingRemoved);
}
