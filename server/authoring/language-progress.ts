import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Progress } from "#domain/content/lesson-translation.ts";
import { draftIn } from "#server/content/translations.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { lessons, slides } from "#server/platform/db/schema.ts";

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
  const slideRows = await db
    .select({ slide: slides })
    .from(slides)
    .innerJoin(lessons, eq(lessons.id, slides.lesson_id))
    .where(and(isShown, isNull(slides.deleted_at)));
  const slidesOf = Map.groupBy(slideRows, ({ slide }) => slide.lesson_id);
  return new Map(
    lessonRows.map((lesson) => {
      const rows = (slidesOf.get(lesson.id) ?? []).map(({ slide }) => slide);
      const inEach = (languagesOf.get(lesson.course_id) ?? []).map((lang) => {
        const { progress, isDone } = draftIn(lang, lesson, rows);
        return [lang, { ...progress, done: isDone }] as const;
      });
      return [lesson.id, Object.fromEntries(inEach)];
    }),
  );
}
