import { and, gte, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { addDays, dayIn } from "#domain/days.ts";
import { COMPUTED_MEASURES, LATE_DAYS } from "#domain/wire/insight.ts";
import type { ComputedMeasure } from "#domain/wire/insight.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { learningDaily, learningEvents, users } from "#server/platform/db/schema.ts";
import type { InsightContext } from "./context.ts";

const AGGREGATE_LOCK = 7_042_027;
/** A day of millions of events takes longer to count than any request may take. */
export const COUNT_TIMEOUT_MS = 600_000;
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
