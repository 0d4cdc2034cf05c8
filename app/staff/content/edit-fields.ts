import * as v from "valibot";
import { MissionCardSchema } from "#domain/content/mission-card.ts";
import { slideKinds } from "#domain/slides/registry.ts";
import type { OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import type { EditFields } from "../drafts/stored-drafts.ts";

/*
 * Fields that authors edit, with their types. Limits are the server's to check: a text that is too
 * long is kept on the device like any other.
 */

type FieldsOf<Names extends PropertyKey> = EditFields & Record<Names, v.GenericSchema>;

/** Fields of all kinds of slides by name; where kinds share a name, either type is kept. */
function slideFields(): EditFields {
  const fields: Record<string, v.GenericSchema> = { video_seconds: v.nullable(v.number()) };
  for (const [name, schema] of Object.values(slideKinds).flatMap((rules) =>
    Object.entries<v.GenericSchema>(rules.fields),
  ))
    fields[name] = fields[name] === undefined ? schema : v.union([fields[name], schema]);
  return fields;
}

export const SLIDE_FIELDS = slideFields();

export const LESSON_FIELDS = {
  title: v.string(),
  tag: v.string(),
  mission_card: v.nullable(MissionCardSchema),
} satisfies FieldsOf<keyof Pick<OutlineLesson, "title" | "tag" | "mission_card">>;

export const COURSE_FIELDS = {
  title: v.string(),
  description: v.string(),
  cover_url: v.nullable(v.string()),
} satisfies FieldsOf<keyof Pick<OutlineCourse, "title" | "description" | "cover_url">>;
