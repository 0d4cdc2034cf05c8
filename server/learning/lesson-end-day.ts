import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import { dayIn } from "#domain/days.ts";
import type { Day } from "#domain/days.ts";
import { familyDay } from "#domain/family/family-day.ts";
import type { CountedDay } from "#domain/family/family-day.ts";
import { lessonDay } from "#domain/learning/streak-day.ts";
import { isChild } from "#server/platform/db/children.ts";
import type { Child } from "#server/platform/db/children.ts";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { children, learningEvents, lessonDays } from "#server/platform/db/schema.ts";

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

/** Notes the family's day on which a child finished a lesson (`lessonDay`). The child's row is locked. */
export async function keepLessonDay(tx: Transaction, child: Child, end: LessonEnd): Promise<void> {
  const { reported, isRepeated, now } = end;
  const last = await readLastEnd(tx, child);
  const { today, zone, isZoneSettled } = familyDay(now, end.zone, last);
  // Most lessons end while the server is there.
  const isKnown = isRepeated || reported === undefined;
  const notBefore = isKnown ? null : await firstPossibleDay(tx, child, { ...end, zone });
  const day = lessonDay(reported, today, { notBefore, isRepeated, mayBeAhead: isZoneSettled });
  const row = { child: child.id, day };
  if (day < today) await tx.insert(lessonDays).values(row).onConflictDoNothing();
  else
    await tx
      .insert(lessonDays)
      .values({ ...row, at: now, zone })
      .onConflictDoUpdate({ target: [lessonDays.child, lessonDays.day], set: { at: now, zone } });
}

/** The child's lesson that ended last while the server was there, for `familyDay`. */
export async function readLastEnd(
  db: Queryable,
  { id }: Pick<Child, "id">,
): Promise<CountedDay | null> {
  const [last] = await db
    .select()
    .from(lessonDays)
    .where(and(eq(lessonDays.child, id), isNotNull(lessonDays.at)))
    .orderBy(desc(lessonDays.at))
    .limit(1);
  return last === undefined || last.at === null ? null : { ...last, at: last.at };
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
