import type { Context } from "hono";
import type * as v from "valibot";
import type { AppEnv } from "#server/platform/http/env.ts";
import { fault, judge } from "#server/platform/http/validate.ts";
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
  const { value, problem } = judge(schema, json);
  if (problem !== undefined)
    throw new AuthError("validation_failed", fault(problem.path ?? "body", problem.message));
  return value;
}
