import { validator } from "hono-openapi";
import type { GenericSchema } from "valibot";
import { ApiError } from "./errors.ts";
import { isStorable } from "./storable.ts";

type Place = "json" | "query" | "param";

/** Validates one part of a request with valibot and documents it for OpenAPI; refuses with `validation_failed`. */
export const valid = <P extends Place, S extends GenericSchema>(place: P, schema: S) =>
  validator(place, schema, (result, _c) => {
    if (!result.success) {
      const issue = result.error[0];
      const where = issue?.path?.map((part) => (typeof part === "object" ? String(part.key) : String(part))).join(".");
      throw new ApiError("validation_failed", where ? `${where}: ${issue?.message}` : (issue?.message ?? "The request is not valid."));
    }
    if (!isStorable(result.data)) throw new ApiError("validation_failed", "The request holds what cannot be kept: characters, or levels.");
  });
