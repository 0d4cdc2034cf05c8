import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { acceptedLanguages, languageFor } from "#domain/content/languages.ts";
import type { PublishedLesson } from "#server/content/catalog.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { users } from "#server/platform/db/schema.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { ApiError } from "#server/platform/http/errors.ts";

/** Who asks for lessons: the family, and its device's Accept-Language header. */
export interface Reader {
  familyId: string;
  acceptLanguage: string;
}

/** Who asks, by an authenticated request of a child. */
export const readerOf = (c: Context<AppEnv>): Reader => ({
  familyId: c.get("child").familyId,
  acceptLanguage: c.req.header("Accept-Language") ?? "",
});

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

type WithLanguages = Pick<PublishedLesson, "newest" | "translated">;
interface WithTitles {
  title: string;
  translated: Readonly<Record<string, { title?: string | null }>>;
}

/**
 * The languages in which a family reads these lessons and courses, the preferred one first: the one
 * that it chose, else those of its device. None, and nothing is read, where nothing is translated.
 */
export async function languagesOf(
  db: Queryable,
  { familyId, acceptLanguage }: Reader,
  lessons: readonly WithLanguages[],
  courses: readonly WithTitles[] = [],
): Promise<readonly string[]> {
  const isTranslated =
    lessons.some(({ translated }) => translated !== undefined) ||
    courses.some(({ translated }) => Object.keys(translated).length > 0);
  if (!isTranslated) return [];
  const chosen = await readLessonLanguage(db, familyId);
  return chosen === null ? acceptedLanguages(acceptLanguage) : [chosen];
}

/** The lesson with its version in the first of these languages that it has, else in the source's. */
export function inLanguage<L extends WithLanguages>(lesson: L, wanted: readonly string[]): L {
  const { translated = {} } = lesson;
  const lang = languageFor(wanted, Object.keys(translated));
  return { ...lesson, newest: (lang === null ? undefined : translated[lang]) ?? lesson.newest };
}

/** The same for the title of a course. */
export function titleInLanguage<C extends WithTitles>(course: C, wanted: readonly string[]): C {
  const lang = languageFor(wanted, Object.keys(course.translated));
  return {
    ...course,
    title: (lang === null ? null : course.translated[lang]?.title) ?? course.title,
  };
}
