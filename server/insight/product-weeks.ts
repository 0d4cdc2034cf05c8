import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { addDays } from "#domain/days.ts";
import type { Day } from "#domain/days.ts";
import { GROUP_MIN_CHILDREN } from "#domain/wire/child-groups.ts";
import type { WeeklyMeasure } from "#domain/wire/insight.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { children, learningDaily, learningEvents, users } from "#server/platform/db/schema.ts";

const e = learningEvents;

/** Days on which the server saw a child play, so that a family which is new and has not paid counts. */
const MIN_DAYS = 2;

/**
 * The children of the families that count in a week, and which family each is of: a family that is older than
 * the week, has paid, or whose children played on two days by the server's clock (domain/wire/child-groups.ts).
 */
export function countedChildren(week: Day): SQL {
  const start = sql`${`${week}T00:00:00Z`}::timestamptz`;
  const end = sql`${`${addDays(week, 7)}T00:00:00Z`}::timestamptz`;
  return sql`(
    with child as (
      select family_id, child_id, kid_age as years from ${children}
    ), lasting as (
      select id from ${users} where created_at < ${start} or payment is not null
      union
      select child.family_id from child
      join ${users} as made on made.id = child.family_id and made.created_at >= ${start}
      join ${e} on ${e.child_id} = child.child_id and ${e.name} = 'slide_reached' and ${e.at} < ${end}
      group by 1 having count(distinct (${e.at} at time zone 'UTC')::date) >= ${MIN_DAYS}
    )
    select child.* from child join lasting on lasting.id = child.family_id
  )`;
}

/** A number of families, or of what at least five of them did, rounded down to a multiple of five. */
const rounded = (count: SQL) => sql`${count} / ${GROUP_MIN_CHILDREN} * ${GROUP_MIN_CHILDREN}`;

/**
 * Counts the new families of a week, and the views of each of the children's pages that at least
 * five families opened in it (domain/wire/child-groups.ts).
 */
export async function countProductWeek(tx: Transaction, week: Day): Promise<void> {
  const isIn = (instant: typeof e.at | typeof users.created_at) =>
    sql`${instant} >= ${`${week}T00:00:00Z`}::timestamptz
      and ${instant} < ${`${addDays(week, 7)}T00:00:00Z`}::timestamptz`;
  await keep(
    tx,
    week,
    "families_made",
    sql`select '', ${rounded(sql`count(*)::int`)} from ${users} where ${isIn(users.created_at)}`,
  );
  await keep(
    tx,
    week,
    "pages_viewed",
    sql`select ${e.data} ->> 'page', ${rounded(sql`count(*)::int`)} from ${e}
      join ${countedChildren(week)} as child on child.child_id = ${e.child_id}
      where ${isIn(e.at)} and ${e.name} = 'page_viewed' group by 1
      having count(distinct child.family_id) >= ${GROUP_MIN_CHILDREN}`,
  );
}

/** Keeps rows of (subject, count) under a measure; events without a subject count for nothing. */
const keep = (tx: Transaction, week: Day, measure: WeeklyMeasure, rows: SQL) =>
  tx.execute(sql`insert into ${learningDaily} (day, measure, subject, count)
    select ${week}::date, ${measure}::text, subject, n from (${rows}) as counted(subject, n)
    where subject is not null and n > 0`);
