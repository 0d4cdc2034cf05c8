import { validator } from "hono-openapi";
import type { GenericSchema } from "valibot";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "./errors.ts";

/** Deeper JSON is sent by no client of ours and would exceed the stack here or in the database. */
const MAX_LEVELS = 50;

type Place = "json" | "query" | "param";

/** A refusal that names the field by its path, if it is known: 'quiz_answers.0.text'. */
export const invalid = (path: string | null | undefined, problem: string | undefined) =>
  new ApiError(
    "validation_failed",
    path && problem !== undefined ? errorDetails.invalidField(path, problem) : problem,
  );

/**
 * Validates one part of a request with valibot and documents it for OpenAPI; refuses with
 * `validation_failed`.
 */
export const valid = <P extends Place, S extends GenericSchema>(place: P, schema: S) =>
  validator(place, schema, (result, _c) => {
    if (!result.success) {
      const issue = result.error[0];
      const where = issue?.path
        ?.map((part) => (typeof part === "object" ? String(part.key) : String(part)))
        .join(".");
      throw invalid(where, issue?.message);
    }
    if (!isStorable(result.data))
      throw new ApiError("validation_failed", errorDetails.unstorableCharacters);
  });

/**
 * Can Postgres store this JSON value? It stores neither NUL nor lone surrogates; a value of more
 * than 50 levels is refused too.
 */
export function isStorable(value: unknown, levels = MAX_LEVELS): boolean {
  if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  return (
    levels > 0 &&
    Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner, levels - 1))
  );
}
