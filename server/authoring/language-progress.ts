import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { progressIn } from "#domain/content/lesson-translation.ts";
import type { Progress } from "#domain/content/lesson-translation.ts";
import { toSlide } from "#server/content/slide-row.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { lessons, slides } from "#server/platform/db/schema.ts";
import { giveWay } from "#server/platform/loop/give-way.ts";

type LessonRow = typeof lessons.$inferSelect;
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
  const progressOf = new Map<string, LessonLanguages>();
  for (const { id, course_id, state } of await readStates(db, isShown)) {
    const languages = languagesOf.get(course_id) ?? [];
    const key = `${languages.join()} ${state}`;
    const known = progress.get(id);
    const found = known?.key === key ? known.languages : await readProgress(db, id, languages);
    progress.set(id, { key, languages: found });
    progressOf.set(id, found);
  }
  return progressOf;
}

/**
 * What was found of lessons, by their id. It holds for as long as the key is the same: the languages,
 * and the transactions that wrote the rows. Most lessons stay as they are from one look to the next,
 * and to read all slides of an installation and their translations takes seconds.
 */
const progress = new LRUCache<string, { key: string; languages: LessonLanguages }>({ max: 5_000 });

/** Lessons, each with a text that is another one after any change of it or its slides. */
function readStates(db: Queryable, isShown: ReturnType<typeof and>) {
  const ofSlides = sql`select string_agg(${slides.id} || ' ' || ${slides}.xmin, ',' order by ${slides.id})
    from ${slides} where ${slides.lesson_id} = ${lessons.id} and ${slides.deleted_at} is null`;
  return db
    .select({
      id: lessons.id,
      course_id: lessons.course_id,
      state: sql<string>`md5(concat(${lessons}.xmin, ' ', (${ofSlides})))`,
    })
    .from(lessons)
    .where(isShown);
}

/** Lesson by lesson and slide by slide, since a course and its translations may have many MB. */
async function readProgress(
  db: Queryable,
  id: string,
  languages: readonly string[],
): Promise<LessonLanguages> {
  const [lesson] = await db.select().from(lessons).where(eq(lessons.id, id));
  if (lesson === undefined) return {};
  const rows = await db
    .select()
    .from(slides)
    .where(and(eq(slides.lesson_id, id), isNull(slides.deleted_at)));
  const inEach: LessonLanguages = {};
  for (const lang of languages) inEach[lang] = await inPieces(lang, lesson, rows);
  return inEach;
}

async function inPieces(
  lang: string,
  lesson: LessonRow,
  rows: readonly (typeof slides.$inferSelect)[],
): Promise<Progress & { done: boolean }> {
  const all = rows.map((row) => ({ slide: toSlide(row), translations: row.translations }));
  const pieces = progressIn(lang, lesson, all);
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) return value;
    await giveWay();
  }
}
