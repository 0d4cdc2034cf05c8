import { and, asc, eq, sql } from "drizzle-orm";
import { dayIn } from "#domain/days.ts";
import type { Day } from "#domain/days.ts";
import { lessonDay } from "#domain/learning/streak-day.ts";
import { isChild } from "#server/platform/db/children.ts";
import type { Child } from "#server/platform/db/children.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { children, learningEvents } from "#server/platform/db/schema.ts";

interface LessonEnd {
  lessonId: string;
  /** The day that a device which was offline reports. */
  reported: Day | undefined;
  isRepeated: boolean;
  /** The random id under which the child's events are kept. */
  eventId: string;
  zone: string | null;
  now: Date;
}

/** The family's day on which a child finished a lesson (`lessonDay`). */
export async function lessonEndDay(db: Queryable, child: Child, end: LessonEnd): Promise<Day> {
  const { reported, isRepeated, zone, now } = end;
  // Most lessons end while the server is there.
  const isKnown = isRepeated || reported === undefined;
  const notBefore = isKnown ? null : await firstPossibleDay(db, child, end);
  return lessonDay(reported, dayIn(now, zone), { notBefore, isRepeated });
}

/**
 * The later one of the day on which the child was added and the day of the lesson's first slide, which an
 * offline device reports, too.
 */
async function firstPossibleDay(
  db: Queryable,
  child: Child,
  { lessonId, eventId, zone }: LessonEnd,
): Promise<Day | null> {
  const [added] = await db.select({ at: children.created_at }).from(children).where(isChild(child));
  const { child_id, lesson_id, name, at, id, data } = learningEvents;
  const [first] = await db
    .select({ at, reported: sql<Day | null>`${data} ->> 'played_on'` })
    .from(learningEvents)
    .where(and(eq(child_id, eventId), eq(lesson_id, lessonId), eq(name, "slide_reached")))
    .orderBy(asc(at), asc(id))
    .limit(1);
  const days = [
    ...(added === undefined ? [] : [dayIn(added.at, zone)]),
    ...(first === undefined ? [] : [lessonDay(first.reported ?? undefined, dayIn(first.at, zone))]),
  ];
  return days.toSorted().at(-1) ?? null;
}
