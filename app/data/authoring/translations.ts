import type { Language } from "#domain/content/languages.ts";
import type { ItemKind } from "#domain/content/staff.ts";
import { answer } from "../wire/api.ts";
import { staff } from "./staff-api.ts";

/** A lesson's texts and files in a language, beside the source. Throws AppError. */
export const fetchLessonTranslation = (id: string, lang: Language) =>
  answer(staff.lessons[":id"].translations[":lang"].$get({ param: { id, lang } }));
export type LessonTranslation = Awaited<ReturnType<typeof fetchLessonTranslation>>;
export type Part = LessonTranslation["lesson"][number];

/** The same for a course's title and description. */
export const fetchCourseTranslation = (id: string, lang: Language) =>
  answer(staff.courses[":id"].translations[":lang"].$get({ param: { id, lang } }));

/**
 * Saves one text or file of a draft in a language; null removes it. Throws AppError
 * edited_elsewhere if it has changed since the author saw it.
 *
 * @param basis the source beside which it was written
 */
export const saveTranslation = (
  kind: ItemKind,
  id: string,
  lang: Language,
  text: { path: string; basis: string; text: string | null; row_version: number },
) =>
  answer(
    staff.items[":kind"][":id"].translations[":lang"].$put({
      param: { kind, id, lang },
      json: text,
    }),
  );

/** The languages of a course. Throws AppError edited_elsewhere. */
export const saveLanguages = (id: string, row_version: number, languages: Language[]) =>
  answer(staff.courses[":id"].$patch({ param: { id }, json: { row_version, languages } }));
