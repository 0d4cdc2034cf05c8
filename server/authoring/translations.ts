import { and, eq, isNull } from "drizzle-orm";
import type { Language } from "#domain/content/languages.ts";
import type { ItemKind } from "#domain/content/staff.ts";
import { isToDo } from "#domain/content/translated-part.ts";
import {
  COURSE_TEXTS,
  LESSON_TEXTS,
  slideTexts,
  textProblem,
  translatedParts,
  withText,
} from "#domain/content/translation.ts";
import type { TranslatedFields } from "#domain/content/text-leaves.ts";
import type { TranslatedPart } from "#domain/content/translated-part.ts";
import { translatedVersion } from "#domain/content/translation-overlay.ts";
import { keysIn } from "#server/content/file-references.ts";
import { toSlide } from "#server/content/slide-row.ts";
import { draftIn } from "#server/content/translations.ts";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { courses, lessons, slides } from "#server/platform/db/schema.ts";
import { keyOfMediaUrl } from "#server/platform/files/media-url.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { invalid } from "#server/platform/http/validate.ts";
import { findLesson, readSlideRows } from "./drafts.ts";
import { markChanged, subjectOf } from "./items.ts";
import { keepOrRefuse } from "./kept-files.ts";
import { editedBy, note } from "./log.ts";
import type { Actor } from "./log.ts";

/** A part as its editor gets it. Its row version starts at 1, as those of other rows. */
const editable = ({ n, ...part }: TranslatedPart) => ({ ...part, row_version: n + 1 });

/** A lesson's draft in a language: each slide's texts and files, and the lesson as a child would get it. */
export async function readLessonTranslation(db: Queryable, lessonId: string, lang: Language) {
  const lesson = await findLesson(db, lessonId);
  const rows = await readSlideRows(db, lessonId);
  const { ofLesson, ofSlides, progress, findings, isDone, published } = draftIn(lang, lesson, rows);
  const source = {
    lesson_id: lessonId,
    version: 0,
    title: lesson.title,
    tag: lesson.tag,
    slides: rows.map(toSlide),
    ...(lesson.mission_card !== null && { mission_card: lesson.mission_card }),
  };
  return {
    lesson: ofLesson.map(editable),
    slides: ofSlides.map(({ slide: { id, type }, parts }) => ({
      id,
      type,
      parts: parts.map(editable),
    })),
    progress,
    findings,
    is_done: isDone,
    shown: translatedVersion(source, lang, published),
  };
}

/** The title and the description of a course in a language. Throws not_found. */
export async function readCourseTranslation(db: Queryable, courseId: string, lang: Language) {
  const [course] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.id, courseId), isNull(courses.deleted_at)));
  if (course === undefined) throw new ApiError("not_found", errorDetails.itemGone);
  const parts = translatedParts(COURSE_TEXTS, course, course.translations[lang] ?? {});
  return { parts: parts.map(editable), is_done: !parts.some(isToDo) };
}

const TABLES = { course: courses, lesson: lessons, slide: slides } as const;

/** The row, locked, with its texts. Throws not_found. */
async function lockItem(tx: Transaction, kind: ItemKind, id: string) {
  const gone = () => new ApiError("not_found", errorDetails.itemGone);
  if (kind === "slide") {
    const isIt = and(eq(slides.id, id), isNull(slides.deleted_at));
    const [row] = await tx.select().from(slides).where(isIt).for("update");
    if (row === undefined) throw gone();
    const fields: TranslatedFields = slideTexts(row.type);
    return { fields, value: toSlide(row), all: row.translations, lessonId: row.lesson_id };
  }
  const table = kind === "course" ? courses : lessons;
  const isIt = and(eq(table.id, id), isNull(table.deleted_at));
  const [row] = await tx.select().from(table).where(isIt).for("update");
  if (row === undefined) throw gone();
  const fields: TranslatedFields = kind === "course" ? COURSE_TEXTS : LESSON_TEXTS;
  return { fields, value: row, all: row.translations, lessonId: kind === "lesson" ? id : null };
}

export interface TextEdit {
  path: string;
  /** The source that the author saw beside it. */
  basis: string;
  /** Null takes the translation away. */
  text: string | null;
  row_version: number;
}

/**
 * Changes one text or file of a draft in a language. Throws edited_elsewhere if it is not as the author
 * saw it, validation_failed, unavailable, not_found.
 */
export async function saveTranslation(
  tx: Transaction,
  actor: Actor,
  item: { kind: ItemKind; id: string; lang: Language },
  { path, basis, text, row_version }: TextEdit,
) {
  const { kind, id, lang } = item;
  const { fields, value, all, lessonId } = await lockItem(tx, kind, id);
  const entries = all[lang] ?? {};
  const parts = translatedParts(fields, value, entries);
  const before = parts.find((part) => part.path === path);
  const problem = textProblem(fields, value, path, text ?? "");
  if (before === undefined || problem !== null) throw invalid(path, problem ?? undefined);
  if (before.n + 1 !== row_version) throw new ApiError("edited_elsewhere");
  if (before.kind !== "text" && text !== null) {
    if (keyOfMediaUrl(text) === null) throw invalid(path, "is no file of ours");
    await keepOrRefuse(tx, keysIn(text));
  }
  const next = withText(parts, entries, path, { basis, text });
  await tx
    .update(TABLES[kind])
    .set({ translations: { ...all, [lang]: next } })
    .where(eq(TABLES[kind].id, id));
  if (lessonId !== null) await markChanged(tx, actor, lessonId);
  else await tx.update(courses).set(editedBy(actor)).where(eq(courses.id, id));
  await note(tx, actor, "translation_changed", `${lang}: ${await subjectOf(tx, kind, id)}`);
  const now = translatedParts(fields, value, next).find((part) => part.path === path);
  return { row_version: (now?.n ?? 0) + 1, text: now?.text ?? null };
}
