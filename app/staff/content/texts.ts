import { queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { isLanguage } from "#domain/content/languages.ts";
import type { Language } from "#domain/content/languages.ts";
import { ITEM_KINDS } from "#domain/content/staff.ts";
import type { ItemKind } from "#domain/content/staff.ts";
import { isEmptyText } from "#domain/content/visible-text.ts";
import { AppError } from "#app/data/base/errors.ts";
import {
  fetchCourseTranslation,
  fetchLessonTranslation,
  saveTranslation,
} from "#app/data/authoring/translations.ts";
import type { LessonTranslation, Part } from "#app/data/authoring/translations.ts";

/* Texts in a language, as rows that are edited and saved like slides. */

/** One text or file in a language. */
export interface TextRow {
  /** Which row, language and path, as `rowId` writes them. */
  id: string;
  row_version: number;
  text: string | null;
}

export interface TextPlace {
  kind: ItemKind;
  item: string;
  lang: Language;
  path: string;
}

export const rowId = ({ kind, item, lang, path }: TextPlace) => `${kind} ${item} ${lang} ${path}`;

/** What a row of this id names. Throws not_found. */
export function placeOf(id: string): TextPlace {
  const [kind, item = "", lang, path = ""] = id.split(" ");
  const known = ITEM_KINDS.find((name) => name === kind);
  if (known === undefined || !isLanguage(lang)) throw new AppError("not_found");
  return { kind: known, item, lang, path };
}

export const TEXT_FIELDS = { text: v.nullable(v.string()) };

const LESSON = "lesson-translation";
/** All lessons' translations that this page has read. */
export const lessonTranslations = { queryKey: [LESSON] };
const COURSE = "course-translation";

export const lessonTranslationQuery = (lessonId: string, lang: Language) =>
  queryOptions({
    queryKey: [LESSON, lessonId, lang],
    queryFn: () => fetchLessonTranslation(lessonId, lang),
    // Drafts of texts are saved after another lesson was opened, too.
    gcTime: Infinity,
  });

export const courseTranslationQuery = (courseId: string, lang: Language) =>
  queryOptions({
    queryKey: [COURSE, courseId, lang],
    queryFn: () => fetchCourseTranslation(courseId, lang),
    gcTime: Infinity,
  });

interface Found {
  part: Part;
  /** Key of the query that holds it. */
  key: readonly unknown[];
}

/** The text in what this page has read. */
function find(queries: QueryClient, id: string): Found | undefined {
  const { kind, item, lang, path } = placeOf(id);
  if (kind === "course") {
    const key = courseTranslationQuery(item, lang).queryKey;
    const part = queries.getQueryData(key)?.parts.find((one) => one.path === path);
    return part === undefined ? undefined : { part, key };
  }
  for (const [key, read] of queries.getQueriesData<LessonTranslation>({ queryKey: [LESSON] })) {
    if (key[2] !== lang || (kind === "lesson" && key[1] !== item)) continue;
    const parts =
      kind === "lesson" ? read?.lesson : read?.slides.find((slide) => slide.id === item)?.parts;
    const part = parts?.find((one) => one.path === path);
    if (part !== undefined) return { part, key };
  }
  return undefined;
}

const toRow = (id: string, { row_version, text }: Part): TextRow => ({ id, row_version, text });

export const findText = (queries: QueryClient, id: string): TextRow | undefined => {
  const found = find(queries, id);
  return found === undefined ? undefined : toRow(id, found.part);
};

/** Saves a text beside the source that this page shows, and reads the lesson's state again. */
export async function saveText(
  queries: QueryClient,
  id: string,
  row_version: number,
  { text = null }: Partial<TextRow>,
): Promise<TextRow> {
  const found = find(queries, id);
  if (found === undefined) throw new AppError("not_found");
  const { kind, item, lang, path } = placeOf(id);
  const given = text === null || isEmptyText(text) ? null : text;
  const { basis } = found.part;
  const saved = await saveTranslation(kind, item, lang, { path, basis, text: given, row_version });
  await queries.invalidateQueries({ queryKey: found.key });
  return { id, ...saved, text };
}

export async function readTextAgain(queries: QueryClient, id: string): Promise<TextRow> {
  const { key } = find(queries, id) ?? {};
  if (key !== undefined) await queries.refetchQueries({ queryKey: key });
  const row = findText(queries, id);
  if (row === undefined) throw new AppError("not_found");
  return row;
}
