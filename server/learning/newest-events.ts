import { and, desc, eq, gte, inArray, isNotNull, sql } from "drizzle-orm";
import { RETENTION_DAYS } from "#domain/consent/retention.ts";
import { DAY_MS } from "#domain/days.ts";
import type { LearningEventName } from "#domain/learning/learning-event.ts";
import type { FirstAttempt } from "#domain/learning/review-bank.ts";
import { attemptNumberOf } from "#server/platform/db/attempt-number.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { learningEvents } from "#server/platform/db/schema.ts";

/** Events of one child that are read, the newest; about a hundred lessons have so many. */
export const MAX_EVENTS_READ = 5_000;

/**
 * The newest events of a child, by the random id of its events. A device may write thousands a day, with any
 * name; the index learning_events_child ends this at MAX_EVENTS_READ rows, however many there are.
 */
export const newestEvents = (db: Queryable, child: string, since: Date) =>
  db
    .select()
    .from(learningEvents)
    .where(and(eq(learningEvents.child_id, child), gte(learningEvents.at, since)))
    .orderBy(desc(learningEvents.at))
    .limit(MAX_EVENTS_READ)
    .as("newest");

/** First attempts of a child at slides, of events with these names, by the random id of its events. */
export async function readFirstAttempts(
  db: Queryable,
  child: string,
  now: Date,
  names: readonly LearningEventName[],
): Promise<FirstAttempt[]> {
  const since = new Date(now.getTime() - RETENTION_DAYS.learningEvent * DAY_MS);
  const newest = newestEvents(db, child, since);
  const { name, slide_id, data, at } = newest;
  const attempts = await db
    .select({
      slideId: slide_id,
      at,
      isRight: sql<boolean>`coalesce((${data} ->> 'correct') = 'true', false)`,
    })
    .from(newest)
    .where(and(inArray(name, [...names]), isNotNull(slide_id), eq(attemptNumberOf(data), 1)));
  return attempts.flatMap(({ slideId, ...rest }) =>
    slideId === null ? [] : [{ slideId, ...rest }],
  );
}
