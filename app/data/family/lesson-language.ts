import type { Language, SOURCE_LANGUAGE } from "#domain/content/languages.ts";
import { answer, api } from "../wire/api.ts";

/** The languages of the published lessons, and the one that the family chose. Throws AppError. */
export const fetchLessonLanguage = () => answer(api.me["lesson-language"].$get());

/** Chooses the language of the lessons; null for the one of each device. Throws AppError. */
export const saveLessonLanguage = (language: Language | typeof SOURCE_LANGUAGE | null) =>
  answer(api.me["lesson-language"].$put({ json: { language } }));
