import * as v from "valibot";

/** Parses JSON text of the browser's storage; null without a text, or if the schema refuses it. */
export function parseJson<S extends v.GenericSchema>(
  schema: S,
  text: string | null,
): v.InferOutput<S> | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text ?? "null"));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
