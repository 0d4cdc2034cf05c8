import { eq } from "drizzle-orm";
import { acceptedLanguages, languageFor } from "#domain/content/languages.ts";
import type { PublishedLesson } from "#server/content/catalog.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { users } from "#server/platform/db/schema.ts";
import { ApiError } from "#server/platform/http/errors.ts";

/** Who asks for lessons: the family, and its device's Accept-Language header. */
export interface Reader {
  familyId: string;
  acceptLanguage: string;
}

/** The language that a family chose for lessons; null: each device's own. */
export async function readLessonLanguage(db: Queryable, familyId: string): Promise<string | null> {
  const [row] = await db
    .select({ language: users.lesson_language })
    .from(users)
    .where(eq(users.id, familyId));
  return row?.language ?? null;
}

/** Keeps the language that a family chose. Throws profile_missing. */
export async function keepLessonLanguage(
  db: Queryable,
  familyId: string,
  language: string | null,
): Promise<void> {
  const kept = await db
    .update(users)
    .set({ lesson_language: language })
    .where(eq(users.id, familyId))
    .returning({ id: users.id });
  if (kept.length === 0) throw new ApiError("profile_missing");
}

/**
 * The languages in which a family reads, the preferred one first: the one that it chose, else those of
 * its device. Asked for only where something is translated.
 */
async function languagesOf(db: Queryable, { familyId, acceptLanguage }: Reader) {
  const chosen = await readLessonLanguage(db, familyId);
  return chosen === null ? acceptedLanguages(acceptLanguage) : [chosen];
}

/**
 * Finds for each lesson its version in the family's language; the source where it has none. The
 * family's choice is read once, and only if a lesson has languages.
 */
export async function inLanguageOf<L extends Pick<PublishedLesson, "newest" | "translated">>(
  db: Queryable,
  reader: Reader,
  lessons: readonly L[],
): Promise<L[]> {
  if (lessons.every(({ translated }) => translated === undefined)) return [...lessons];
  const wanted = await languagesOf(db, reader);
  return lessons.map((lesson) => {
    const { translated = {} } = lesson;
    const lang = languageFor(wanted, Object.keys(translated));
    return { ...lesson, newest: (lang === null ? undefined : translated[lang]) ?? lesson.newest };
  });
}

/** The same for the titles of courses. */
export async function titlesInLanguageOf<
  C extends { title: string; translated: Readonly<Record<string, { title?: string | null }>> },
>(db: Queryable, reader: Reader, courses: readonly C[]): Promise<C[]> {
  if (courses.every(({ translated }) => Object.keys(translated).length === 0)) return [...courses];
  const wanted = await languagesOf(db, reader);
  return courses.map((course) => {
    const lang = languageFor(wanted, Object.keys(course.translated));
    const title = lang === null ? null : course.translated[lang]?.title;
    return { ...course, title: title ?? course.title };
  });
}
