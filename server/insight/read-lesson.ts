import { and, eq, gte, lte, sql } from "drizzle-orm";
import { addDays, dayIn, weekOf } from "#domain/days.ts";
import { AGE_BANDS } from "#domain/family/age.ts";
import { isCheckMeasure, VERSION_MIN_CHILDREN } from "#domain/wire/child-groups.ts";
import type { CheckMeasure } from "#domain/wire/child-groups.ts";
import { INSIGHT_WEEKS } from "#domain/wire/insight.ts";
import type { InsightFilter, LessonInsight, SlideInsight } from "#domain/wire/insight.ts";
import { lessonWeekly } from "#server/platform/db/schema.ts";
import type { InsightContext } from "./context.ts";
import { wrongActs } from "./wrong-acts.ts";
import type { WrongCount } from "./wrong-acts.ts";

/**
 * How far the children who began a lesson came, and what they did wrong, for those that the filter
 * names, in the last 26 weeks. Every count is a sum of groups of at least five children, and of one
 * version alone of at least ten.
 */
export async function readLessonInsight(
  { db, now }: InsightContext,
  lessonId: string,
  filter: InsightFilter,
): Promise<LessonInsight> {
  const first = addDays(weekOf(dayIn(now(), null)), -7 * INSIGHT_WEEKS);
  const isOfLesson = and(eq(lessonWeekly.lesson_id, lessonId), gte(lessonWeekly.week, first));
  const groups = await db
    .selectDistinct({
      week: lessonWeekly.week,
      version: lessonWeekly.version,
      age: lessonWeekly.age_band,
    })
    .from(lessonWeekly)
    .where(and(isOfLesson, eq(lessonWeekly.measure, "started")));
  const counts = await db
    .select({
      measure: lessonWeekly.measure,
      subject: lessonWeekly.subject,
      version: lessonWeekly.version,
      count: sql<number>`sum(${lessonWeekly.count})::int`,
    })
    .from(lessonWeekly)
    .where(
      and(
        isOfLesson,
        filter.version === null ? undefined : eq(lessonWeekly.version, filter.version),
        filter.age === null ? undefined : eq(lessonWeekly.age_band, filter.age),
        filter.from === null ? undefined : gte(lessonWeekly.week, filter.from),
        filter.to === null ? undefined : lte(lessonWeekly.week, filter.to),
      ),
    )
    .groupBy(lessonWeekly.measure, lessonWeekly.subject, lessonWeekly.version)
    .having(
      filter.version === null
        ? undefined
        : gte(sql`sum(${lessonWeekly.count})`, VERSION_MIN_CHILDREN),
    );
  const insight: LessonInsight = {
    weeks: [...new Set(groups.map(({ week }) => week))].toSorted(),
    versions: [...new Set(groups.map(({ version }) => version))].toSorted((a, b) => a - b),
    ages: AGE_BANDS.filter((band) => groups.some(({ age }) => age === band)),
    started: 0,
    finished: 0,
    slides: {},
  };
  const wrong: WrongCount[] = [];
  for (const { measure, subject, version, count } of counts) {
    if (measure === "started" || measure === "finished") {
      insight[measure] += count;
      continue;
    }
    const [slideId = "", detail = ""] = subject.split("/");
    const slide = (insight.slides[slideId] ??= {
      reached: 0,
      solved: 0,
      first_try: 0,
      wrong: [],
      check: null,
    });
    if (isCheckMeasure(measure)) addToCheck(slide, measure, count);
    else if (measure === "wrong") wrong.push({ version, slideId, detail, count });
    else slide[measure] += count;
  }
  for (const [slideId, acts] of await wrongActs(db, lessonId, wrong))
    Object.assign(insight.slides[slideId] ?? {}, { wrong: acts });
  return insight;
}

function addToCheck(slide: SlideInsight, measure: CheckMeasure, count: number): void {
  const check = (slide.check ??= {
    before: { right: 0, wrong: 0 },
    after: { right: 0, wrong: 0 },
  });
  const side = measure.startsWith("before") ? check.before : check.after;
  side[measure.endsWith("right") ? "right" : "wrong"] += count;
}
