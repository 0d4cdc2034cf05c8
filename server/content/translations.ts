import { eq } from "drizzle-orm";
import type { PublishedTranslation, VersionContent } from "#domain/content/content.ts";
import { lessonIn } from "#domain/content/lesson-translation.ts";
import { isToDo } from "#domain/content/translated-part.ts";
import { COURSE_TEXTS, translatedParts } from "#domain/content/translation.ts";
import { overlayOf } from "#domain/content/translation-overlay.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { courses } from "#server/platform/db/schema.ts";
import { giveWay } from "#server/platform/loop/give-way.ts";
import type { lessons, slides } from "#server/platform/db/schema.ts";
import { toSlide } from "./slide-row.ts";

/* The languages of what is published. A language in which something is to do is left out. */

type LessonRow = typeof lessons.$inferSelect;
type SlideRow = typeof slides.$inferSelect;

/** A lesson's draft in a language of its course. */
export const draftIn = (lang: string, lesson: LessonRow, rows: readonly SlideRow[]) =>
  lessonIn(
    lang,
    lesson,
    rows.map((row) => ({ slide: toSlide(row), translations: row.translations })),
  );

/** The languages of a lesson that are done, for its next version; nothing where none is. */
export async function translationsOf(
  tx: Transaction,
  lesson: LessonRow,
  rows: readonly SlideRow[],
): Promise<Pick<VersionContent, "translations">> {
  const [course] = await tx
    .select({ languages: courses.languages })
    .from(courses)
    .where(eq(courses.id, lesson.course_id));
  const done: [string, PublishedTranslation][] = [];
  for (const lang of course?.languages ?? []) {
    const { isDone, published } = draftIn(lang, lesson, rows);
    if (isDone) done.push([lang, published]);
    await giveWay();
  }
  return done.length === 0 ? {} : { translations: Object.fromEntries(done) };
}

type CourseRow = Pick<
  typeof courses.$inferSelect,
  "title" | "description" | "languages" | "translations"
>;

/** Title and description in the languages in which both are done. */
export const courseTranslations = (course: CourseRow) =>
  Object.fromEntries(
    course.languages.flatMap((lang) => {
      const parts = translatedParts(COURSE_TEXTS, course, course.translations[lang] ?? {});
      return parts.some(isToDo) ? [] : [[lang, overlayOf(parts)]];
    }),
  );

/** Shows families a course's title and description in its languages as they are now. */
export async function publishCourseTranslations(tx: Transaction, courseId: string): Promise<void> {
  const [course] = await tx.select().from(courses).where(eq(courses.id, courseId));
  if (course === undefined) return;
  const translated = courseTranslations(course);
  await tx
    .update(courses)
    .set({ published_translations: Object.keys(translated).length === 0 ? null : translated })
    .where(eq(courses.id, courseId));
}
