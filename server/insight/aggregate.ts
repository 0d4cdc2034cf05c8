import { and, gte, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { addDays, dayIn } from "#domain/days.ts";
import { COMPUTED_MEASURES, LATE_DAYS, WRONG_KEPT } from "#domain/wire/insight.ts";
import type { ComputedMeasure } from "#domain/wire/insight.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { learningDaily, learningEvents, users } from "#server/platform/db/schema.ts";
import type { InsightContext } from "./context.ts";

const AGGREGATE_LOCK = 7_042_027;
/** A day of millions of events takes longer to count than any request may take. */
const COUNT_TIMEOUT_MS = 600_000;
const e = learningEvents;
const dayOf = (instant: SQL | typeof e.at) =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD')::date`;

/**
 * Counts the events of the last `days` days again and keeps the counts: they reveal nothing of one
 * child and stay when the events go after 90 days. Run twice, or in two instances, it ends the
 * same. It takes no lock that another statement waits for.
 */
export async function aggregateInsight(
  { db, now }: Pick<InsightContext, "db" | "now">,
  days: number = LATE_DAYS,
): Promise<void> {
  const from = addDays(dayIn(now(), null), 1 - days);
  const since = sql`${`${from}T00:00:00Z`}::timestamptz`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = ${sql.raw(String(COUNT_TIMEOUT_MS))}`);
    await tx.execute(sql`set local work_mem = '64MB'`); // sorts a day's events in memory
    await tx.execute(sql`select pg_advisory_xact_lock(${AGGREGATE_LOCK})`);
    await tx
      .delete(learningDaily)
      .where(
        and(gte(learningDaily.day, from), inArray(learningDaily.measure, [...COMPUTED_MEASURES])),
      );
    await count(
      tx,
      "lesson_started",
      sql`select ${dayOf(e.at)}, ${e.lesson_id}::text, count(distinct ${e.child_id}) from ${e}
      where ${e.at} >= ${since} and ${e.name} = 'lesson_started' group by 1, 2`,
    );
    await count(
      tx,
      "lesson_finished",
      sql`select ${dayOf(e.at)}, ${e.lesson_id}::text, count(distinct ${e.child_id}) from ${e}
      where ${e.at} >= ${since} and ${e.name} = 'lesson_completed' group by 1, 2`,
    );
    await count(
      tx,
      "slide_seen",
      sql`select ${dayOf(e.at)}, ${e.slide_id}::text, count(distinct ${e.child_id}) from ${e}
      where ${e.at} >= ${since} and ${e.name} = 'slide_viewed' group by 1, 2`,
    );
    // The last slide a child saw in a lesson that day, if that day did not end the lesson.
    await count(
      tx,
      "slide_left",
      sql`select day, slide, count(*) from (
      select distinct on (1, ${e.child_id}, ${e.lesson_id}) ${dayOf(e.at)} as day, ${e.slide_id}::text as slide, ${e.name} as name
      from ${e} where ${e.at} >= ${since} and ${e.name} in ('slide_viewed', 'lesson_completed')
      order by 1, ${e.child_id}, ${e.lesson_id}, (${e.name} = 'lesson_completed') desc, ${e.at} desc, ${e.id} desc) as last
      where name = 'slide_viewed' group by 1, 2`,
    );
    // twin: domain/learning/learning-event.ts, which says why there are two names
    const attempts = sql`coalesce(${e.data} ->> 'attempt', ${e.data} ->> 'tries')::int`;
    const right = sql`${e.at} >= ${since} and ${e.name} = 'answer_tried' and (${e.data} ->> 'correct') = 'true'`;
    await count(
      tx,
      "slide_solved",
      sql`select ${dayOf(e.at)}, ${e.slide_id}::text, count(*) from ${e} where ${right} group by 1, 2`,
    );
    await count(
      tx,
      "slide_tries",
      sql`select ${dayOf(e.at)}, ${e.slide_id}::text, sum(${attempts}) from ${e}
      where ${right} and ${attempts} is not null group by 1, 2`,
    );
    await count(
      tx,
      "slide_first_try",
      sql`select ${dayOf(e.at)}, ${e.slide_id}::text, count(*) from ${e}
      where ${right} and ${attempts} = 1 group by 1, 2`,
    );
    await count(
      tx,
      "slide_wrong",
      sql`select day, slide || '/' || detail, n from (
      select ${dayOf(e.at)} as day, ${e.slide_id}::text as slide, ${e.data} ->> 'detail' as detail, count(*) as n,
        row_number() over (partition by ${dayOf(e.at)}, ${e.slide_id} order by count(*) desc, ${e.data} ->> 'detail') as place
      from ${e} where ${e.at} >= ${since} and ${e.name} = 'answer_tried' and (${e.data} ->> 'correct') = 'false'
        and ${e.data} ->> 'detail' is not null
      group by 1, 2, 3, ${e.slide_id}) as wrong
      where place <= ${sql.raw(String(WRONG_KEPT))}`,
    );
    await count(
      tx,
      "page_viewed",
      sql`select ${dayOf(e.at)}, ${e.data} ->> 'page', count(*) from ${e}
      where ${e.at} >= ${since} and ${e.name} = 'page_viewed' group by 1, 2`,
    );
    await count(
      tx,
      "family_made",
      sql`select ${dayOf(sql`${users.created_at}`)}, '', count(*) from ${users}
      where ${users.created_at} >= ${since} group by 1, 2`,
    );
  });
}

/**
 * Keeps rows of (day, subject, count) under a measure; events without a subject count for nothing.
 */
const count = (tx: Transaction, measure: ComputedMeasure, rows: SQL) =>
  tx.execute(sql`insert into ${learningDaily} (day, measure, subject, count)
    select day, ${measure}::text, subject, n from (${rows}) as counted(day, subject, n) where subject is not null and n > 0`);
