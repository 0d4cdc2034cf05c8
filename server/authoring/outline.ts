import { and, asc, eq, inArray, isNotNull, isNull, max, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { canonicalJson } from "#domain/content/course-file.ts";
import { coverOf } from "#domain/content/lesson-media.ts";
import { toSlide } from "#server/content/slide-row.ts";
import { courseTranslations } from "#server/content/translations.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { courses, lessons, lessonVersions, slides } from "#server/platform/db/schema.ts";
import { colleague, colleaguesOf } from "./colleagues.ts";
import { editable } from "./drafts.ts";
import { readLanguageProgress } from "./language-progress.ts";
import type { Actor } from "./log.ts";

/* What the lists of the lesson builder show, whole or of one lesson after a change of it. */

type LanguagesOf = Pick<typeof courses.$inferSelect, "id" | "languages">;

/** Lessons without those in the trash, in order. */
function readLessonRows(db: Queryable, which?: SQL) {
  const slideCounts = db
    .select({ lesson_id: slides.lesson_id, n: sql<number>`count(*)::int`.as("n") })
    .from(slides)
    .where(isNull(slides.deleted_at))
    .groupBy(slides.lesson_id)
    .as("slide_counts");
  const newest = db
    .select({
      lesson_id: lessonVersions.lesson_id,
      version: max(lessonVersions.version).as("newest_version"),
    })
    .from(lessonVersions)
    .groupBy(lessonVersions.lesson_id)
    .as("newest");
  const posters = db
    .selectDistinctOn([slides.lesson_id], {
      lesson_id: slides.lesson_id,
      poster_url: slides.poster_url,
    })
    .from(slides)
    .where(and(isNull(slides.deleted_at), isNotNull(slides.poster_url)))
    .orderBy(asc(slides.lesson_id), asc(slides.order), asc(slides.id))
    .as("posters");
  return db
    .select({
      id: lessons.id,
      course_id: lessons.course_id,
      title: lessons.title,
      tag: lessons.tag,
      mission_card: lessons.mission_card,
      order: lessons.order,
      row_version: lessons.row_version,
      has_changes: lessons.has_changes,
      edited_at: lessons.staff_edited_at,
      staff_edited_by: lessons.staff_edited_by,
      slides: sql<number>`coalesce(${slideCounts.n}, 0)`,
      /** The poster of the first video that has one. */
      poster_url: posters.poster_url,
      version: newest.version,
      published_order: lessons.published_order,
    })
    .from(lessons)
    .leftJoin(slideCounts, eq(slideCounts.lesson_id, lessons.id))
    .leftJoin(newest, eq(newest.lesson_id, lessons.id))
    .leftJoin(posters, eq(posters.lesson_id, lessons.id))
    .where(and(isNull(lessons.deleted_at), which))
    .orderBy(asc(lessons.order), asc(lessons.id));
}
type LessonRow = Awaited<ReturnType<typeof readLessonRows>>[number];

const outlineLesson = (
  { staff_edited_by, ...lesson }: LessonRow,
  names: ReadonlyMap<string, string>,
  progress: Awaited<ReturnType<typeof readLanguageProgress>>,
) => ({
  ...lesson,
  edited_by: colleague(names, { staff_edited_by }),
  languages: progress.get(lesson.id) ?? {},
});

/**
 * All courses with their lessons, in order, as `readerId` sees them; what lies in the trash is left
 * out.
 */
export async function readOutline(db: Queryable, readerId: string) {
  const courseRows = await db
    .select()
    .from(courses)
    .where(isNull(courses.deleted_at))
    .orderBy(asc(courses.order), asc(courses.id));
  const lessonRows = await readLessonRows(db);
  const progress = await readLanguageProgress(db, courseRows, null);
  const covers = await readDerivedCovers(db);
  const names = await colleaguesOf(db, [...courseRows, ...lessonRows], readerId);
  return courseRows.map(({ id, title, description, order, row_version, languages, ...seen }) => ({
    id,
    title,
    description,
    cover_url: seen.cover_url,
    /** What is shown where the author uploaded no cover. */
    derived_cover_url: covers.get(id) ?? null,
    order,
    row_version,
    languages,
    edited_by: colleague(names, seen),
    published:
      seen.published_title === null
        ? null
        : {
            title: seen.published_title,
            description: seen.published_description ?? "",
            cover_url: seen.published_cover_url,
            order: seen.published_order ?? order,
            /**
             * The languages in which the title or description that families see differs from the
             * draft.
             */
            changed_languages: changedLanguages({ title, description, languages, ...seen }),
          },
    lessons: lessonRows
      .filter(({ course_id }) => course_id === id)
      .map((lesson) => outlineLesson(lesson, names, progress)),
  }));
}

/** The picture of each course's first lesson, for those that have one. */
async function readDerivedCovers(db: Queryable): Promise<Map<string, string>> {
  const first = db
    .selectDistinctOn([lessons.course_id], { id: lessons.id })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.course_id))
    .where(and(isNull(lessons.deleted_at), isNull(courses.deleted_at)))
    .orderBy(asc(lessons.course_id), asc(lessons.order), asc(lessons.id));
  const rows = await db
    .select({ course_id: lessons.course_id, slide: slides })
    .from(slides)
    .innerJoin(lessons, eq(lessons.id, slides.lesson_id))
    .where(and(inArray(slides.lesson_id, first), isNull(slides.deleted_at)))
    .orderBy(asc(slides.order), asc(slides.id));
  const ofCourse = Map.groupBy(rows, ({ course_id }) => course_id);
  return new Map(
    [...ofCourse].flatMap(([id, all]) => {
      const url = coverOf(all.map(({ slide }) => toSlide(slide)));
      return url === null ? [] : [[id, url]];
    }),
  );
}

type TranslatedCourse = Parameters<typeof courseTranslations>[0] &
  Pick<typeof courses.$inferSelect, "published_translations">;

function changedLanguages(course: TranslatedCourse): string[] {
  const [now, seen] = [courseTranslations(course), course.published_translations ?? {}];
  const all = new Set([...Object.keys(now), ...Object.keys(seen)]);
  return [...all].filter((lang) => canonicalJson(now[lang]) !== canonicalJson(seen[lang]));
}

/** One lesson of the outline; null if it lies in the trash. */
export async function readOutlineLesson(db: Queryable, readerId: string, lessonId: string) {
  const [row] = await readLessonRows(db, eq(lessons.id, lessonId));
  if (row === undefined) return null;
  const of: LanguagesOf[] = await db
    .select({ id: courses.id, languages: courses.languages })
    .from(courses)
    .where(eq(courses.id, row.course_id));
  const progress = await readLanguageProgress(db, of, lessonId);
  return outlineLesson(row, await colleaguesOf(db, [row], readerId), progress);
}

/** The slides of a lesson in order, without what lies in the trash, and the version of each. */
export const readSlideVersions = (db: Queryable, lessonId: string) =>
  db
    .select({ id: slides.id, row_version: slides.row_version })
    .from(slides)
    .where(and(eq(slides.lesson_id, lessonId), isNull(slides.deleted_at)))
    .orderBy(asc(slides.order), asc(slides.id));

/**
 * What an author's change of lists of slides made of their lessons, so that the page need not read
 * them again: the line of the outline, the slides with their versions, and the slides that are new.
 *
 * @param newSlideIds ids of slides that the author added, copied, moved or brought back
 */
export async function readLessonChanges(
  db: Queryable,
  { staffId }: Actor,
  lessonIds: readonly string[],
  newSlideIds: readonly string[] = [],
) {
  const changes = [];
  for (const lessonId of lessonIds) {
    const isNew = and(eq(slides.lesson_id, lessonId), inArray(slides.id, [...newSlideIds]));
    const rows = await db
      .select()
      .from(slides)
      .where(and(isNew, isNull(slides.deleted_at)));
    changes.push({
      lesson_id: lessonId,
      lesson: await readOutlineLesson(db, staffId, lessonId),
      slides: await readSlideVersions(db, lessonId),
      made: rows.map(editable),
    });
  }
  return changes;
}
