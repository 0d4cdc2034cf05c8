import type { Context } from "hono";
import * as v from "valibot";
import type { AppEnv } from "#server/platform/http/env.ts";
import { isStorable } from "#server/platform/http/validate.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { AuthError } from "./errors.ts";

/** The JSON body in the schema's form; unknown members are ignored. Throws AuthError. */
export async function readBody<S extends v.GenericSchema>(
  c: Context<AppEnv>,
  schema: S,
): Promise<v.InferOutput<S>> {
  const text = await c.req.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new AuthError("bad_json", "Could not parse request body as JSON");
  }
  if (!isStorable(json))
    throw new AuthError("validation_failed", errorDetails.unstorableCharacters);
  const parsed = v.safeParse(schema, json);
  if (!parsed.success)
    throw new AuthError(
      "validation_failed",
      `${v.getDotPath(parsed.issues[0]) ?? "body"}: ${parsed.issues[0].message}`,
    );
  return parsed.output;
}
