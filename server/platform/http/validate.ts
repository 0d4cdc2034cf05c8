import { validator } from "hono-openapi";
import * as v from "valibot";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "./errors.ts";

/** Texts, numbers, lists and objects of one request; the longest lists of ours have 4,000 items. */
const MAX_VALUES = 10_000;
/** An error repeats at most this many characters of the request. */
const MAX_REPEATED = 200;

type Place = "json" | "query" | "param";

const shortened = (text: string) =>
  text.length > MAX_REPEATED ? `${text.slice(0, MAX_REPEATED)}...` : text;

/** A refusal that names the field by its path, if it is known: 'quiz_answers.0.text'. */
export const invalid = (path: string | null | undefined, problem: string | undefined) =>
  new ApiError(
    "validation_failed",
    path && problem !== undefined ? fault(path, problem) : problem && shortened(problem),
  );

/** Names a field and what is wrong with it, whatever the length of what was sent. */
export const fault = (path: string, problem: string): string =>
  errorDetails.invalidField(shortened(path), shortened(problem));

type Judged<S extends v.GenericSchema> =
  | { value: v.InferOutput<S>; problem?: never }
  | { value?: never; problem: { path: string | null; message: string } };

/**
 * Judges what a client sent: the first fault ends it. The one way in which a request is judged;
 * what is far too much is refused without a look at most of it (domain/bounded.ts).
 */
export function judge<S extends v.GenericSchema>(schema: S, value: unknown): Judged<S> {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return { problem: { path: v.getDotPath(issue), message: issue.message } };
  }
  if (isStorable(parsed.output)) return { value: parsed.output };
  return { problem: { path: null, message: errorDetails.unstorable } };
}

/**
 * Validates one part of a request with valibot and documents it for OpenAPI; refuses with
 * `validation_failed`.
 */
export const valid = <P extends Place, S extends v.GenericSchema>(place: P, schema: S) =>
  validator(place, {
    ...schema,
    "~standard": {
      ...schema["~standard"],
      validate(sent: unknown) {
        const { value, problem } = judge(schema, sent);
        if (problem !== undefined) throw invalid(problem.path, problem.message);
        return { value };
      },
    },
  });

/**
 * Can Postgres store this JSON value? It stores neither NUL nor lone surrogates. One with more than
 * 10,000 values in it is refused, too, before those are looked at; none is deep (body-limit.ts).
 */
function isStorable(value: unknown): boolean {
  let left = MAX_VALUES;
  const isText = (text: string) => !text.includes("\0") && text.isWellFormed();
  const isFit = (inner: unknown): boolean => {
    if (typeof inner === "string") return isText(inner);
    if (typeof inner !== "object" || inner === null) return true;
    const isList = Array.isArray(inner);
    const names = isList ? [] : Object.keys(inner);
    left -= isList ? inner.length : names.length;
    if (left < 0) return false;
    if (isList) return inner.every(isFit);
    const fields = inner as Record<string, unknown>;
    return names.every((name) => isText(name) && isFit(fields[name]));
  };
  return isFit(value);
}
