import * as v from "valibot";
import { isEmptyText } from "../content/visible-text.ts";
import { hasHiddenCharacter } from "../line.ts";

/*
 * Schemas that the kinds of slides share. A limit is a validation step of its own, so that a text
 * that is too long still has its type (hasType).
 */

const TEXT_MAX_CHARACTERS = 300;
/** The longest name of a thing, or text of an answer. */
export const NAME_MAX_CHARACTERS = 120;
const URL_MAX_CHARACTERS = 1000;

/** For texts of one line, which may stand in a mail (domain/line.ts). */
export const noHiddenCharacter = v.check(
  (text: string) => !hasHiddenCharacter(text),
  "needs one line without hidden characters",
);
export const Text = v.pipe(v.string(), v.maxLength(TEXT_MAX_CHARACTERS));
/** A short text that must say something. */
export const Name = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(NAME_MAX_CHARACTERS),
  v.check((text) => !isEmptyText(text), "needs text"),
);
/** URL of a file of ours, which the server checks; null while there is none. */
export const File = v.nullable(v.pipe(v.string(), v.maxLength(URL_MAX_CHARACTERS)));

/** Is this the name of a field that holds a recording? */
export const isRecording = (field: string): boolean => field.endsWith("audio_url");

/**
 * The field whose words a recording speaks, which stands beside it: `why` for `why_audio_url`,
 * `done_quote` for `done_audio_url`, `quiz_question` for `quiz_audio_url`, the text or name of a
 * thing for `audio_url`. Undefined if there is none: such a recording would never be made.
 *
 * @param entries all fields of the slide or thing, by name
 */
export function wordsOf(recording: string, entries: object): string | undefined {
  const stem = recording.replace(/_?audio_url$/, "");
  const names = stem === "" ? ["text", "name"] : [stem, `${stem}_quote`, `${stem}_question`];
  return names.find((name) => Object.hasOwn(entries, name));
}

/** True if the value has the type that the schema takes, whatever its limits say of it. */
export function hasType(schema: v.GenericSchema, value: unknown): boolean {
  const parsed = v.safeParse(schema, value);
  return parsed.success || parsed.issues.every(({ kind }) => kind === "validation");
}
