import * as v from "valibot";
import { READING_GRADE_MAX } from "../../constants.ts";
import { plainText, readingGrade } from "../../content/text.ts";
import { isEmptyText } from "../../content/visible-text.ts";
import { File, Text } from "../fields.ts";
import { findings } from "../kind.ts";
import type { Found } from "../kind.ts";

const PART_NAME_MAX_CHARACTERS = 40;

/** Name of a thing or place. May be empty while the author types; the checklist asks for it. */
export const PartName = v.pipe(v.string(), v.maxLength(PART_NAME_MAX_CHARACTERS));

/** What every activity has: a question, and Glimm's words when it is done. */
export const activityFields = {
  /** May hold highlighted words: 'Is it a [hl]need[/hl]?' */
  question: Text,
  question_audio_url: File,
  done_quote: Text,
  done_audio_url: File,
} satisfies v.ObjectEntries;

export type ActivityFields = v.InferOutput<v.ObjectSchema<typeof activityFields, undefined>>;

export const activityChecks = {
  no_question: "must",
  no_question_audio: "should",
  no_done_quote: "should",
  no_done_audio: "should",
  hard_words: "should",
} as const;

/** What is missing in question and last words. */
export function findInActivity(slide: ActivityFields): Found<keyof typeof activityChecks>[] {
  const question = plainText(slide.question).trim();
  return findings([
    ["no_question", isEmptyText(slide.question)],
    ["no_question_audio", slide.question_audio_url === null],
    ["no_done_quote", isEmptyText(slide.done_quote)],
    ["no_done_audio", !isEmptyText(slide.done_quote) && slide.done_audio_url === null],
    ["hard_words", question !== "" && readingGrade(question) > READING_GRADE_MAX + 1],
  ]);
}
