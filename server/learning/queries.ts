import { sql } from "drizzle-orm";
import type { Child } from "#server/platform/db/children.ts";
import type { Queryable } from "#server/platform/db/connect.ts";

/** What decides which lessons are open to a child, and in which wording. */
export async function readLessonAccess(db: Queryable, { home, key }: Child) {
  const [found] = await db
    .select({
      progress: home.newestProgress,
      payment: home.family.payment,
      age: home.state.kid_age,
    })
    .from(home.state)
    .where(home.isRow(key));
  return found;
}

/** Adds to what a child said about a lesson; no row where there is no such child. */
export function mergeLessonFeedback(
  db: Queryable,
  { home: { state, isRow }, key }: Child,
  lessonId: string,
  feedback: object,
  now: Date,
) {
  const given = JSON.stringify(feedback);
  return db
    .update(state)
    .set({
      lesson_feedback: sql`jsonb_set(${state.lesson_feedback}, array[${lessonId}], coalesce(${state.lesson_feedback} -> ${lessonId}, '{}'::jsonb) || ${given}::jsonb)`,
      last_active_at: now,
    })
    .where(isRow(key))
    .returning({ feedback: state.lesson_feedback });
}
