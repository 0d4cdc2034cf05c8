import { validator } from "hono-openapi";
import type { GenericSchema } from "valibot";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "./errors.ts";

type Place = "json" | "query" | "param";

/** Validates one part of a request with valibot and documents it for OpenAPI; refuses with `validation_failed`. */
export const valid = <P extends Place, S extends GenericSchema>(place: P, schema: S) =>
  validator(place, schema, (result, _c) => {
    if (!result.success) {
      const issue = result.error[0];
      const where = issue?.path
        ?.map((part) => (typeof part === "object" ? String(part.key) : String(part)))
        .join(".");
      throw new ApiError(
        "validation_failed",
        issue && where ? errorDetails.invalidField(where, issue.message) : issue?.message,
      );
    }
    if (!isStorable(result.data))
      throw new ApiError("validation_failed", errorDetails.unstorableCharacters);
  });

/** Can Postgres keep every string in this JSON value? It stores neither NUL nor lone surrogates. */
export function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
}
