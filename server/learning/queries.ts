import { sql } from "drizzle-orm";
import { forEachHome } from "#server/platform/db/children.ts";
import type { Child } from "#server/platform/db/children.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { finishedLessons } from "#server/platform/db/progress.ts";
import { builtOnce } from "#server/platform/db/statement-name.ts";

const finishedIdsQueries = forEachHome(({ state, family, finishedIds, isRow }) =>
  builtOnce((db) =>
    db
      .select({ finished: finishedIds, payment: family.payment, age: state.kid_age })
      .from(state)
      .where(isRow(sql.placeholder("key")))
      .prepare(""),
  ),
);

/** The ids of the lessons that a child finished, what was paid, and its age. */
export async function readFinishedIds(db: Queryable, { home, key }: Child) {
  const [found] = await finishedIdsQueries[home.where](db).execute({ key });
  return found;
}

const eventIdQueries = forEachHome(({ state, isRow }) =>
  builtOnce((db) =>
    db
      .select({ child: state.child_id })
      .from(state)
      .where(isRow(sql.placeholder("key")))
      .prepare(""),
  ),
);

/** The random id under which a child's events are kept; undefined where there is no such child. */
export async function readEventId(db: Queryable, { home, key }: Child) {
  const [found] = await eventIdQueries[home.where](db).execute({ key });
  return found?.child;
}

/** What decides which lessons are open to a child, and in which wording. */
export async function readLessonAccess(db: Queryable, child: Child) {
  const found = await readFinishedIds(db, child);
  return found && { ...found, progress: finishedLessons(found.finished) };
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
