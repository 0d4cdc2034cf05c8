import { and, eq, gte, inArray, isNotNull, sql } from "drizzle-orm";
import { addDays, DAY_MS, dayIn, QUARTER_S } from "#domain/days.ts";
import type { Day } from "#domain/days.ts";
import type { AnsweredSlide } from "#domain/learning/learned/answered-slide.ts";
import { learnedOf } from "#domain/learning/learned/learned.ts";
import type { Learned, PlayRecord, Taught } from "#domain/learning/learned/learned.ts";
import { CHART_WEEKS } from "#domain/learning/learned/weeks.ts";
import type { PlayedSlides } from "#domain/learning/learned/weeks.ts";
import { RETENTION_DAYS } from "#domain/consent/retention.ts";
import type { Catalog } from "#server/content/catalog.ts";
import { readAllowance } from "#server/platform/db/allowance.ts";
import { isChild, newestProgress, sharedByFamily } from "#server/platform/db/children.ts";
import type { Child } from "#server/platform/db/children.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { attemptNumberOf } from "#server/platform/db/attempt-number.ts";
import { children, lessonDays, xpGrants } from "#server/platform/db/schema.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { LearningContext } from "./context.ts";
import { readCardsDone } from "./mission-cards.ts";
import { newestEvents, readFirstAttempts } from "./newest-events.ts";

/** Slides of one child that were answered; more than any course has. */
const MAX_ANSWERED = 2_000;
const MAX_QUARTERS = (CHART_WEEKS * 7 * DAY_MS) / (QUARTER_S * 1000);

const taughtIn = ({ courses, lessons }: Catalog): Taught => ({
  courses,
  lessons: lessons.map(({ id, course_id, order, newest }) => ({
    id,
    course_id,
    order,
    title: newest.title,
    tag: newest.tag,
    slides: newest.slides,
    mission_card: newest.mission_card,
  })),
});

/**
 * What a child learned.
 * @param since as in `learnedOf`
 * @throws profile_missing
 */
export async function readLearned(
  server: Pick<LearningContext, "db" | "catalog" | "now">,
  child: Child,
  since: Date | null = null,
): Promise<Learned> {
  const now = server.now();
  const { record, zone } = await readRecord(server.db, child, now);
  return learnedOf(record, taughtIn(await server.catalog.read()), { now, zone, since });
}

/** Reads by the child's own keys alone: no statement grows with the number of families. */
async function readRecord(
  db: Queryable,
  child: Child,
  now: Date,
): Promise<{ record: PlayRecord; zone: string | null }> {
  const [found] = await db
    .select({
      progress: newestProgress,
      count: children.streak_count,
      lastDate: children.last_streak_date,
      shield: children.streak_shield,
      child: children.child_id,
      zone: sharedByFamily.time_zone,
    })
    .from(children)
    .where(isChild(child));
  if (found === undefined) throw new ApiError("profile_missing");
  const { progress, count, lastDate, shield, zone } = found;
  const firstDay = addDays(dayIn(now, zone), -7 * CHART_WEEKS);
  const ended = await db
    .select({ day: lessonDays.day })
    .from(lessonDays)
    .where(and(eq(lessonDays.child, child.id), gte(lessonDays.day, firstDay)));
  const days = ended.map(({ day }) => day);
  const [grants, answers, reviews, played, cardsDone, allowance] = await Promise.all([
    db
      .select({ lesson: xpGrants.lesson_id, at: xpGrants.granted_at })
      .from(xpGrants)
      .where(eq(xpGrants.child, child.id)),
    readAnswers(db, found.child, now),
    readFirstAttempts(db, found.child, now, ["review_tried"]),
    readPlayed(db, found.child, { now, zone, lessonDays: days }),
    readCardsDone(db, child),
    readAllowance(db, child.id),
  ]);
  const record = {
    progress,
    finishedAt: new Map(grants.map(({ lesson, at }) => [lesson, at])),
    lessonDays: days,
    answers,
    reviews,
    played,
    cardsDone,
    streak: { count, lastDate, shield },
    ...allowance,
  };
  return { record, zone };
}

/** The answered slides of a child, by the random id of its events; those answered last first. */
async function readAnswers(db: Queryable, child: string, now: Date): Promise<AnsweredSlide[]> {
  const since = new Date(now.getTime() - RETENTION_DAYS.learningEvent * DAY_MS);
  const newest = newestEvents(db, child, since);
  const { name, slide_id, data, at, id } = newest;
  const attemptNumber = attemptNumberOf(data);
  const isRight = sql`(${data} ->> 'correct') = 'true'`;
  const isWrong = sql`(${data} ->> 'correct') = 'false'`;
  const rows = await db
    .select({
      slideId: sql<string>`${slide_id}`,
      wrong: sql<number>`(count(*) filter (where ${isWrong}))::int`,
      isSolved: sql<boolean>`coalesce(bool_or(${isRight}), false)`,
      triesToSolve: sql<
        number | null
      >`(array_agg(${attemptNumber} order by ${at}, ${id}) filter (where ${isRight}))[1]`,
      lastWrong: sql<
        string | null
      >`(array_agg(${data} ->> 'detail' order by ${at} desc, ${id} desc) filter (where ${isWrong}))[1]`,
      firstAttempt: sql<number>`(array_agg(${attemptNumber} order by ${at}, ${id}))[1]`,
      isFirstRight: sql<boolean>`coalesce((array_agg(${isRight} order by ${at}, ${id}))[1], false)`,
      firstMs: sql<number>`(extract(epoch from min(${at})) * 1000)::float8`,
      lastMs: sql<number>`(extract(epoch from max(${at})) * 1000)::float8`,
    })
    .from(newest)
    .where(and(eq(name, "answer_tried"), isNotNull(slide_id)))
    .groupBy(slide_id)
    .orderBy(sql`max(${at}) desc`)
    .limit(MAX_ANSWERED);
  return rows.map(({ firstAttempt, isFirstRight, firstMs, lastMs, ...answer }) => ({
    ...answer,
    first: { attempt: firstAttempt, isRight: isFirstRight, at: new Date(firstMs) },
    lastAt: new Date(lastMs),
  }));
}

/**
 * The slides that a child saw, counted by the quarter of an hour: a part of every zone's days. A device says
 * when it showed a slide; it counts on days on which the server saw the child play, or took the end of a lesson.
 */
async function readPlayed(
  db: Queryable,
  child: string,
  { now, zone, lessonDays }: { now: Date; zone: string | null; lessonDays: readonly Day[] },
): Promise<PlayedSlides[]> {
  const since = new Date(now.getTime() - CHART_WEEKS * 7 * DAY_MS - DAY_MS);
  const newest = newestEvents(db, child, since);
  const { name, slide_id, at } = newest;
  const quarter = sql<number>`floor(extract(epoch from ${at}) / ${sql.raw(String(QUARTER_S))})::int`;
  const isShown = sql`${name} = 'slide_viewed'`;
  const rows = await db
    .select({
      quarter,
      slides: sql<number>`(count(distinct ${slide_id}) filter (where ${isShown}))::int`,
      isSeen: sql<boolean>`bool_or(not ${isShown})`,
    })
    .from(newest)
    .where(inArray(name, ["slide_viewed", "slide_reached"]))
    .groupBy(quarter)
    .orderBy(sql`1 desc`)
    .limit(MAX_QUARTERS);
  const played = rows.map((row) => ({ ...row, at: new Date(row.quarter * QUARTER_S * 1000) }));
  const dayOf = (row: { at: Date }) => dayIn(row.at, zone);
  const days = new Set([...lessonDays, ...played.filter(({ isSeen }) => isSeen).map(dayOf)]);
  return played
    .filter((row) => days.has(dayOf(row)))
    .map((row) => ({ at: row.at, slides: row.slides }));
}
