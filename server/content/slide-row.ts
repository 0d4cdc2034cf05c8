import { rulesOf } from "#domain/slides/registry.ts";
import type { Slide } from "#domain/slides/registry.ts";
import type { slides } from "#server/platform/db/schema.ts";

type SlideRow = typeof slides.$inferSelect;

/** Fields with a column of their own (R-DATA-1); all others are in `body`. */
const COLUMNS = [
  "video_url",
  "captions_url",
  "poster_url",
  "alt",
  "quiz_question",
  "quiz_heading",
  "quiz_audio_url",
  "quiz_answers",
  "quiz_correct_quote",
  "quiz_correct_audio_url",
  "quiz_wrong_quote",
  "quiz_wrong_audio_url",
] as const satisfies readonly (keyof SlideRow)[];
const isColumn = (name: string) => COLUMNS.some((column) => column === name);

type Entries = [name: string, value: unknown][];

/**
 * A row of the editable table in the form children read. A field that the author never gave has the
 * value of a new slide. A kind that this version does not know keeps its whole body.
 */
export function toSlide({ id, type, body, ...columns }: SlideRow): Slide {
  const rules = rulesOf(type);
  if (rules === null) return { ...body, id, type } as unknown as Slide;
  const stored: Record<string, unknown> = { ...body };
  for (const name of COLUMNS) if (columns[name] !== null) stored[name] = columns[name];
  const given: Entries = Object.keys(rules.fields).flatMap((name): Entries =>
    stored[name] === undefined ? [] : [[name, stored[name]]],
  );
  return { id, type, ...rules.start(), ...Object.fromEntries(given) } as Slide;
}

/** Fields of a slide as the columns and the body of its row. */
export function toColumns(fields: object) {
  const entries: Entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    columns: Object.fromEntries(entries.filter(([name]) => isColumn(name))) as Partial<SlideRow>,
    body: Object.fromEntries(entries.filter(([name]) => !isColumn(name))),
  };
}

/** The same for a whole slide: a column that it does not have is null. */
export function toAllColumns(fields: object) {
  const { columns, body } = toColumns(fields);
  return { ...Object.fromEntries(COLUMNS.map((name) => [name, null])), ...columns, body };
}
