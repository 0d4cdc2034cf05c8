import { and, eq, isNull } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { lessons, slides } from "#server/platform/db/schema.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { takePoints } from "#server/platform/http/stored-counters.ts";
import type { AuthoringContext } from "./context.ts";
import type { Actor } from "./log.ts";

/**
 * Counts the courses, lessons and slides that an author adds, by hand, as copies, from a course file or
 * in a new version of a lesson, in the transaction that adds them: what is refused or fails counts for nothing. Throws daily_limit.
 */
export async function countNew(
  { authContext }: Pick<AuthoringContext, "authContext">,
  tx: Transaction,
  { staffId }: Actor,
  items = 1,
): Promise<void> {
  const { ok } = await takePoints(authContext, tx, "new_items_account", staffId, items);
  if (!ok) throw new ApiError("daily_limit");
}

/** How many items a copy or a version of a lesson makes. */
export const itemsOfLesson = async (db: Queryable, lessonId: string): Promise<number> =>
  1 + (await db.$count(slides, and(eq(slides.lesson_id, lessonId), isNull(slides.deleted_at))));

/** How many items a copy of a course makes. */
export async function itemsOfCourse(db: Queryable, courseId: string): Promise<number> {
  const isOfCourse = and(eq(lessons.course_id, courseId), isNull(lessons.deleted_at));
  const ofCourse = db
    .select({ id: slides.id })
    .from(slides)
    .innerJoin(lessons, eq(lessons.id, slides.lesson_id))
    .where(and(isOfCourse, isNull(slides.deleted_at)));
  return 1 + (await db.$count(lessons, isOfCourse)) + (await db.$count(ofCourse.as("of_course")));
}
