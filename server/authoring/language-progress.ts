import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Progress } from "#domain/content/lesson-translation.ts";
import { draftIn } from "#server/content/translations.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { lessons, slides } from "#server/platform/db/schema.ts";
import { giveWay } from "#server/platform/loop/give-way.ts";

/** How far each lesson of a course is, by language. */
export type LessonLanguages = Record<string, Progress & { done: boolean }>;

/**
 * Progress by language of the lessons of courses that have languages, by lesson id.
 * @param lessonId of one lesson only; null for all
 */
export async function readLanguageProgress(
  db: Queryable,
  of: readonly { id: string; languages: readonly string[] }[],
  lessonId: string | null,
): Promise<Map<string, LessonLanguages>> {
  const languagesOf = new Map(of.map(({ id, languages }) => [id, languages]));
  const translated = of.filter(({ languages }) => languages.length > 0).map(({ id }) => id);
  if (translated.length === 0) return new Map();
  const isShown = and(
    inArray(lessons.course_id, translated),
    isNull(lessons.deleted_at),
    lessonId === null ? undefined : eq(lessons.id, lessonId),
  );
  const lessonRows = await db.select().from(lessons).where(isShown);
  const progressOf = new Map<string, LessonLanguages>();
  // Lesson by lesson, since the slides of a course and their translations may have many MB.
  for (const lesson of lessonRows) {
    const rows = await db
      .select()
      .from(slides)
      .where(and(eq(slides.lesson_id, lesson.id), isNull(slides.deleted_at)));
    const inEach: LessonLanguages = {};
    for (const lang of languagesOf.get(lesson.course_id) ?? []) {
      const { progress, isDone } = draftIn(lang, lesson, rows);
      inEach[lang] = { ...progress, done: isDone };
      await giveWay();
    }
    progressOf.set(lesson.id, inEach);
  }
  return progressOf;
}
