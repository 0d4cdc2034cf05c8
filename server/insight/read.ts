import { and, gte, inArray, like, or, sql } from "drizzle-orm";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { addDays, dayIn } from "#domain/days.ts";
import type { Day } from "#domain/days.ts";
import { DIFFICULTIES, ENJOYMENTS } from "#domain/learning/feedback.ts";
import { roundedCount } from "#domain/wire/child-groups.ts";
import { COUNTED_PAGES, FUNNEL, INSIGHT_DAYS } from "#domain/wire/insight.ts";
import type { FunnelStep } from "#domain/wire/insight.ts";
import { HOME_PAGE } from "#domain/routing/routes.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { learningDaily } from "#server/platform/db/schema.ts";
import type { InsightContext } from "./context.ts";

const total = sql<number>`sum(${learningDaily.count})::int`;
const firstDay = (now: Date) => addDays(dayIn(now, null), 1 - INSIGHT_DAYS);

/**
 * How the last 30 days went: the way in, lessons a day, each page, each lesson. Counts of children
 * are rounded down to fives.
 */
export async function readInsight({ db, now, catalog }: InsightContext) {
  const from = firstDay(now());
  const perDay = await db
    .select({ day: learningDaily.day, measure: learningDaily.measure, count: total })
    .from(learningDaily)
    .where(
      and(
        gte(learningDaily.day, from),
        inArray(learningDaily.measure, ["lesson_started", "lesson_finished"]),
      ),
    )
    .groupBy(learningDaily.day, learningDaily.measure);
  const sums = await db
    .select({ measure: learningDaily.measure, subject: learningDaily.subject, count: total })
    .from(learningDaily)
    .where(
      and(
        gte(learningDaily.day, from),
        or(
          inArray(learningDaily.measure, [
            "home_opened",
            "signup_sent",
            "family_made",
            "lesson_started",
            "lesson_finished",
          ]),
          like(learningDaily.measure, "difficulty:%"),
          like(learningDaily.measure, "enjoyment:%"),
        ),
      ),
    )
    .groupBy(learningDaily.measure, learningDaily.subject);
  const sumOf = (measure: string, subject = "") =>
    sums.find((row) => row.measure === measure && row.subject === subject)?.count ?? 0;
  const childrenOf = (measure: string, subject: string) => roundedCount(sumOf(measure, subject));
  const onDay = (day: string, measure: string) =>
    roundedCount(perDay.find((row) => row.day === day && row.measure === measure)?.count ?? 0);
  const { courses, lessons } = await catalog.read();
  const steps: Record<FunnelStep, number> = {
    home_opened: sumOf("home_opened"),
    signup_sent: sumOf("signup_sent"),
    family_made: sumOf("family_made"),
    first_lesson_started: childrenOf("lesson_started", FIRST_LESSON_ID),
    first_lesson_finished: childrenOf("lesson_finished", FIRST_LESSON_ID),
  };
  return {
    funnel: FUNNEL.map((step) => ({ step, count: steps[step] })),
    pages: await readPages(db, from),
    days: daysFrom(from).map((day) => ({
      day,
      started: onDay(day, "lesson_started"),
      finished: onDay(day, "lesson_finished"),
    })),
    courses: courses.map(({ id, title }) => ({ id, title })),
    lessons: lessons.map(({ id, course_id, newest }) => ({
      id,
      course_id,
      title: newest.title,
      started: childrenOf("lesson_started", id),
      finished: childrenOf("lesson_finished", id),
      difficulty: DIFFICULTIES.map((value) => ({
        value,
        count: childrenOf(`difficulty:${value}`, id),
      })),
      enjoyment: ENJOYMENTS.map((value) => ({
        value,
        count: childrenOf(`enjoyment:${value}`, id),
      })),
    })),
  };
}

const daysFrom = (from: Day) =>
  Array.from({ length: INSIGHT_DAYS }, (_, index) => addDays(from, index));

/** How often each page was opened, all together and day by day (as `days`). */
async function readPages(db: Queryable, from: Day) {
  const rows = await db
    .select({
      day: learningDaily.day,
      measure: learningDaily.measure,
      page: learningDaily.subject,
      count: learningDaily.count,
    })
    .from(learningDaily)
    .where(
      and(
        gte(learningDaily.day, from),
        inArray(learningDaily.measure, ["page_viewed", "page_opened", "home_opened"]),
      ),
    );
  return COUNTED_PAGES.map(({ name, category, stage }) => {
    const ofPage = rows.filter(
      ({ measure, page }) => (measure === "home_opened" ? HOME_PAGE.name : page) === name,
    );
    const perDay = daysFrom(from).map((day) => sum(ofPage.filter((row) => row.day === day)));
    return { name, category, stage, views: sum(ofPage), per_day: perDay };
  });
}

const sum = (rows: readonly { count: number }[]) => rows.reduce((all, { count }) => all + count, 0);
