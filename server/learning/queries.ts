import { sql } from "drizzle-orm";
import type { SlideProgress } from "#domain/learning/progress.ts";
import {
  begunIds,
  finishedIds,
  isChild,
  newestProgress,
  noteActivity,
  sharedByFamily,
} from "#server/platform/db/children.ts";
import type { Child } from "#server/platform/db/children.ts";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { finishedLessons } from "#server/platform/db/progress.ts";
import { children } from "#server/platform/db/schema.ts";
import { builtOnce } from "#server/platform/db/statement-name.ts";

const playedIdsQuery = builtOnce((db) =>
  db
    .select({
      finished: finishedIds,
      begun: begunIds,
      payment: sharedByFamily.payment,
      age: children.kid_age,
    })
    .from(children)
    .where(isChild({ id: sql.placeholder("id") }))
    .prepare(""),
);

/** The ids of the lessons that a child finished and of those that it began, what was paid, and its age. */
export async function readPlayedIds(db: Queryable, { id }: Child) {
  const [found] = await playedIdsQuery(db).execute({ id });
  return found;
}

const eventIdQuery = builtOnce((db) =>
  db
    .select({ child: children.child_id })
    .from(children)
    .where(isChild({ id: sql.placeholder("id") }))
    .prepare(""),
);

/** The random id under which a child's events are kept; undefined where there is no such child. */
export async function readEventId(db: Queryable, { id }: Child) {
  const [found] = await eventIdQuery(db).execute({ id });
  return found?.child;
}

const lessonProgressQuery = builtOnce((db) =>
  db
    .select({
      progress: sql<SlideProgress | null>`${newestProgress} -> ${sql.placeholder("lessonId")}::text`,
    })
    .from(children)
    .where(isChild({ id: sql.placeholder("id") }))
    .prepare(""),
);

/** A child's progress in one lesson; null where it was never begun. */
export async function readLessonProgress(
  db: Queryable,
  { id }: Child,
  lessonId: string,
): Promise<SlideProgress | null> {
  const [found] = await lessonProgressQuery(db).execute({ id, lessonId });
  return found?.progress ?? null;
}

/** What decides which lessons are open to a child. */
export async function readLessonAccess(db: Queryable, child: Child) {
  const found = await readPlayedIds(db, child);
  return found && { ...found, progress: finishedLessons(found.finished, found.begun) };
}

/** Adds to what a child said about a lesson; no row where there is no such child. */
export async function mergeLessonFeedback(
  tx: Transaction,
  child: Child,
  lessonId: string,
  feedback: object,
  now: Date,
) {
  const given = JSON.stringify(feedback);
  const before = children.lesson_feedback;
  await noteActivity(tx, child.familyId, now);
  return tx
    .update(children)
    .set({
      lesson_feedback: sql`jsonb_set(${before}, array[${lessonId}], coalesce(${before} -> ${lessonId}, '{}'::jsonb) || ${given}::jsonb)`,
    })
    .where(isChild(child))
    .returning({ feedback: before });
}
