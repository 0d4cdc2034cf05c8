import * as v from "valibot";
import type { EditableSlide, OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import type { EditFields } from "../drafts/stored-drafts.ts";

/*
 * Fields that authors edit, with their types. Limits are the server's to check: a text that is too
 * long is kept on the device like any other.
 */

type FieldsOf<Names extends PropertyKey> = EditFields & Record<Names, v.GenericSchema>;
type SlideField = EditableSlide extends infer Slide
  ? Slide extends unknown
    ? keyof Slide
    : never
  : never;

const Url = v.nullable(v.string());
const Answer = v.object({
  text: v.string(),
  is_correct: v.boolean(),
  image_url: Url,
  alt: v.nullable(v.string()),
  audio_url: v.optional(Url),
});

export const SLIDE_FIELDS = {
  video_url: Url,
  video_seconds: v.nullable(v.number()),
  captions_url: Url,
  poster_url: Url,
  alt: v.string(),
  quiz_heading: v.string(),
  quiz_question: v.string(),
  quiz_audio_url: Url,
  quiz_answers: v.array(Answer),
  quiz_correct_quote: v.string(),
  quiz_correct_audio_url: Url,
  quiz_wrong_quote: v.string(),
  quiz_wrong_audio_url: Url,
} satisfies FieldsOf<Exclude<SlideField, "id" | "type" | "row_version">>;

export const LESSON_FIELDS = {
  title: v.string(),
  tag: v.string(),
} satisfies FieldsOf<keyof Pick<OutlineLesson, "title" | "tag">>;

export const COURSE_FIELDS = {
  title: v.string(),
  description: v.string(),
} satisfies FieldsOf<keyof Pick<OutlineCourse, "title" | "description">>;
