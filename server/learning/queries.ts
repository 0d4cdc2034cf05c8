import { eq, sql } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/connect.ts";
import { newestProgress } from "#server/platform/db/progress.ts";
import { users } from "#server/platform/db/schema.ts";

/** What decides which lessons are open to a family. */
export async function readLessonAccess(db: Queryable, userId: string) {
  const [family] = await db
    .select({ progress: newestProgress, payment: users.payment })
    .from(users)
    .where(eq(users.id, userId));
  return family;
}

/** Adds to what a family said about a lesson; no row where there is no family. */
export function mergeLessonFeedback(
  db: Queryable,
  userId: string,
  lessonId: string,
  feedback: object,
  now: Date,
) {
  const given = JSON.stringify(feedback);
  return db
    .update(users)
    .set({
      lesson_feedback: sql`jsonb_set(${users.lesson_feedback}, array[${lessonId}], coalesce(${users.lesson_feedback} -> ${lessonId}, '{}'::jsonb) || ${given}::jsonb)`,
      last_active_at: now,
    })
    .where(eq(users.id, userId))
    .returning({ feedback: users.lesson_feedback });
}
