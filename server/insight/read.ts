import { and, gte, inArray, lt, sql } from "drizzle-orm";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { addDays } from "#domain/days.ts";
import type { Day } from "#domain/days.ts";
import { DIFFICULTIES, ENJOYMENTS } from "#domain/learning/feedback.ts";
import { countableWeeks, roundedCount } from "#domain/wire/child-groups.ts";
import { COUNTED_PAGES, FUNNEL, OVERVIEW_WEEKS } from "#domain/wire/insight.ts";
import type { FunnelStep } from "#domain/wire/insight.ts";
import { HOME_PAGE } from "#domain/routing/routes.ts";
import { learningDaily, lessonWeekly } from "#server/platform/db/schema.ts";
import type { InsightContext } from "./context.ts";

/** A figure of one week: of groups of children, or rounded down to a multiple of five. */
interface Figure {
  week: Day;
  measure: string;
  subject: string;
  count: number;
}

/**
 * Statistics of the last weeks that have ended: funnel, weeks, lessons and pages. No figure
 * changes once it is shown (domain/wire/child-groups.ts).
 */
export async function readInsight({ db, now, catalog }: InsightContext) {
  const weeks = countableWeeks(now(), OVERVIEW_WEEKS);
  const ofLessons = await readLessons(db, weeks);
  const ofProduct = await readProduct(db, weeks);
  const sumOf = (measure: string, subject = "") =>
    sum(ofProduct.filter((row) => row.measure === measure && row.subject === subject));
  const childrenOf = (measure: string, lesson: string) =>
    sum(ofLessons.filter((row) => row.measure === measure && row.subject === lesson));
  const inWeek = (week: Day, measure: string) =>
    sum(ofLessons.filter((row) => row.measure === measure && row.week === week));
  const { courses, lessons } = await catalog.read();
  const steps: Record<FunnelStep, number> = {
    home_opened: sumOf("home_opened"),
    signup_sent: sumOf("signup_sent"),
    family_made: sumOf("families_made"),
    first_lesson_started: childrenOf("started", FIRST_LESSON_ID),
    first_lesson_finished: childrenOf("finished", FIRST_LESSON_ID),
  };
  return {
    funnel: FUNNEL.map((step) => ({ step, count: steps[step] })),
    pages: pageFigures(ofProduct, weeks),
    weeks: weeks.map((week) => ({
      week,
      started: inWeek(week, "started"),
      finished: inWeek(week, "finished"),
    })),
    courses: courses.map(({ id, title }) => ({ id, title })),
    lessons: lessons.map(({ id, course_id, newest }) => ({
      id,
      course_id,
      title: newest.title,
      started: childrenOf("started", id),
      finished: childrenOf("finished", id),
      difficulty: DIFFICULTIES.map((value) => ({ value, count: sumOf(`difficulty:${value}`, id) })),
      enjoyment: ENJOYMENTS.map((value) => ({ value, count: sumOf(`enjoyment:${value}`, id) })),
    })),
  };
}

type Database = InsightContext["db"];

/** Children who began and finished each lesson. */
const readLessons = (db: Database, weeks: Day[]): Promise<Figure[]> =>
  db
    .select({
      week: lessonWeekly.week,
      measure: lessonWeekly.measure,
      subject: sql<string>`${lessonWeekly.lesson_id}::text`,
      count: sql<number>`sum(${lessonWeekly.count})::int`,
    })
    .from(lessonWeekly)
    .where(
      and(
        inArray(lessonWeekly.week, weeks),
        inArray(lessonWeekly.measure, ["started", "finished"]),
      ),
    )
    .groupBy(lessonWeekly.week, lessonWeekly.measure, lessonWeekly.lesson_id);

/** All other counts, by week. */
async function readProduct(db: Database, weeks: Day[]): Promise<Figure[]> {
  const [first = "", last = ""] = [weeks[0], weeks.at(-1)];
  const week = sql<Day>`to_char(date_trunc('week', ${learningDaily.day}::timestamp), 'YYYY-MM-DD')`;
  const rows = await db
    .select({
      week,
      measure: learningDaily.measure,
      subject: learningDaily.subject,
      count: sql<number>`sum(${learningDaily.count})::int`,
    })
    .from(learningDaily)
    .where(and(gte(learningDaily.day, first), lt(learningDaily.day, addDays(last, 7))))
    .groupBy(sql`1`, learningDaily.measure, learningDaily.subject);
  return rows.map((row) => ({ ...row, count: roundedCount(row.count) }));
}

/** How often each page was opened, all together and week by week (as `weeks`). */
function pageFigures(figures: readonly Figure[], weeks: readonly Day[]) {
  const pageOf = ({ measure, subject }: Figure) => {
    if (measure === "home_opened") return HOME_PAGE.name;
    return measure === "pages_viewed" || measure === "page_opened" ? subject : null;
  };
  return COUNTED_PAGES.map(({ name, category, stage }) => {
    const ofPage = figures.filter((figure) => pageOf(figure) === name);
    const per_week = weeks.map((week) => sum(ofPage.filter((row) => row.week === week)));
    return { name, category, stage, views: sum(ofPage), per_week };
  });
}

const sum = (rows: readonly { count: number }[]) => rows.reduce((all, { count }) => all + count, 0);
