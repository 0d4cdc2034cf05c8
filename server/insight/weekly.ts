import { and, inArray, sql } from "drizzle-orm";
import type { Day } from "#domain/days.ts";
import { addDays } from "#domain/days.ts";
import { RETENTION_DAYS } from "#domain/consent/retention.ts";
import { ageBand } from "#domain/family/age.ts";
import {
  countableWeeks,
  GROUP_MIN_CHILDREN,
  publishableCounts,
} from "#domain/wire/child-groups.ts";
import type { GroupMeasure } from "#domain/wire/child-groups.ts";
import { WEEKLY_MEASURES } from "#domain/wire/insight.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { ATTEMPT_NUMBER } from "#server/platform/db/attempt-number.ts";
import {
  learningDaily,
  learningEvents,
  lessonVersions,
  lessonWeekly,
} from "#server/platform/db/schema.ts";
import { checksCounted } from "./check-counts.ts";
import type { InsightContext } from "./context.ts";
import { countedChildren, countProductWeek } from "./product-weeks.ts";

/** A week of millions of events takes longer to count than any request may take. */
const COUNT_TIMEOUT_MS = 600_000;
const WEEKLY_LOCK = 7_042_028;
/** Weeks whose events are all there still. */
const WEEKS = Math.floor(RETENTION_DAYS.learningEvent / 7) - 1;
const ROWS_PER_INSERT = 1_000;
const e = learningEvents;

/**
 * Counts each week that has ended and is not counted yet, in groups of children that reveal none of
 * them (domain/wire/child-groups.ts). What is counted is never counted again; a week without a
 * large enough group is queried again each day.
 */
export async function countWeeks({ db, now }: Pick<InsightContext, "db" | "now">): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = ${sql.raw(String(COUNT_TIMEOUT_MS))}`);
    await tx.execute(sql`set local work_mem = '64MB'`);
    await tx.execute(sql`select pg_advisory_xact_lock(${WEEKLY_LOCK})`);
    const weeks = countableWeeks(now(), WEEKS);
    const ofLessons = await tx
      .selectDistinct({ week: lessonWeekly.week })
      .from(lessonWeekly)
      .where(inArray(lessonWeekly.week, weeks));
    const ofProduct = await tx
      .selectDistinct({ week: learningDaily.day })
      .from(learningDaily)
      .where(
        and(
          inArray(learningDaily.day, weeks),
          inArray(learningDaily.measure, [...WEEKLY_MEASURES]),
        ),
      );
    const isIn = (counted: { week: Day }[], week: Day) => counted.some((row) => row.week === week);
    for (const week of weeks) {
      if (!isIn(ofLessons, week)) await countWeek(tx, week);
      if (!isIn(ofProduct, week)) await countProductWeek(tx, week);
    }
  });
}

async function countWeek(tx: Transaction, week: Day): Promise<void> {
  const ofLesson = Map.groupBy(await exactCounts(tx, week), ({ lesson }) => lesson);
  const rows = [...ofLesson].flatMap(([lesson_id, exact]) =>
    publishableCounts(
      exact.flatMap(({ years, ...row }) => {
        const age = ageBand(years);
        return age === null ? [] : [{ ...row, age }];
      }),
    ).map(({ age, ...row }) => ({ lesson_id, week, age_band: age, ...row })),
  );
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT)
    await tx.insert(lessonWeekly).values(rows.slice(at, at + ROWS_PER_INSERT));
}

interface ExactCount extends Record<string, unknown> {
  lesson: string;
  version: number;
  years: number;
  measure: GroupMeasure;
  subject: string;
  count: number;
}

/**
 * Children who began a lesson that week, of families that count, only the first of each family, by the version that was the
 * newest when they began and by
 * their age, and what they did in the lesson that week. A child has one version and one age, so
 * counts of different ones are of different children. What fewer than five children did is left out.
 */
async function exactCounts(tx: Transaction, week: Day): Promise<ExactCount[]> {
  const from = sql`${`${week}T00:00:00Z`}::timestamptz`;
  const until = sql`${`${addDays(week, 7)}T00:00:00Z`}::timestamptz`;
  const isOfWeek = sql`${e.at} >= ${from} and ${e.at} < ${until}`;
  const slide = sql`${e.slide_id}::text`;
  const isTry = sql`${e.name} = 'answer_tried'`;
  const isRight = sql`${isTry} and (${e.data} ->> 'correct') = 'true'`;
  const found = await tx.execute<ExactCount>(sql`with started as materialized (
    select distinct on (age.family_id, began.lesson_id)
      began.child_id, began.lesson_id, version.newest as version, age.years
    from (
      select ${e.child_id} as child_id, ${e.lesson_id} as lesson_id, min(${e.at}) as at from ${e}
      where ${isOfWeek} and ${e.name} = 'lesson_started' and ${e.lesson_id} is not null group by 1, 2
    ) as began
    join ${countedChildren(week)} as age on age.child_id = began.child_id
    cross join lateral (
      select coalesce(max(v.version) filter (where v.published_at <= began.at), min(v.version)) as newest
      from ${lessonVersions} as v where v.lesson_id = began.lesson_id
    ) as version
    where version.newest is not null
    order by age.family_id, began.lesson_id, began.at, began.child_id
  ), done as (
    select s.lesson_id, s.version, s.years, fact.measure, fact.subject, count(distinct s.child_id)::int as count
    from started as s
    join ${e} on ${e.child_id} = s.child_id and ${e.lesson_id} = s.lesson_id and ${isOfWeek}
    cross join lateral (values
      ('started', '', ${e.name} = 'lesson_started'),
      ('finished', '', ${e.name} = 'lesson_completed'),
      ('reached', ${slide}, ${e.name} = 'slide_viewed'),
      ('solved', ${slide}, ${isRight}),
      ('first_try', ${slide}, ${isRight} and ${ATTEMPT_NUMBER} = 1),
      ('wrong', ${slide} || '/' || (${e.data} ->> 'detail'), ${isTry} and (${e.data} ->> 'correct') = 'false')
    ) as fact(measure, subject, holds)
    where fact.holds and fact.subject is not null
    group by 1, 2, 3, 4, 5
  ), ${checksCounted({ from, until })}, counted as (
    select * from done union all select * from checked
  ), summed as (
    select counted.*, sum(count) over (partition by lesson_id, measure, subject) as of_all from counted
  )
  select lesson_id::text as lesson, version, years, measure, subject, count from summed
  where of_all >= ${GROUP_MIN_CHILDREN}`);
  return (found as { rows: ExactCount[] }).rows;
}
