import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { addDays } from "#domain/days.ts";
import type { Day } from "#domain/days.ts";
import { GROUP_MIN_CHILDREN } from "#domain/wire/child-groups.ts";
import type { WeeklyMeasure } from "#domain/wire/insight.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { children, learningDaily, learningEvents, users } from "#server/platform/db/schema.ts";

const e = learningEvents;

/** Which family each child is of. */
export const CHILDREN_OF_FAMILIES = sql`(
  select id as family_id, child_id, kid_age as years from ${users}
  union all select family_id, child_id, kid_age from ${children} where not in_family_row
)`;

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
      join ${CHILDREN_OF_FAMILIES} as child on child.child_id = ${e.child_id}
      where ${isIn(e.at)} and ${e.name} = 'page_viewed' group by 1
      having count(distinct child.family_id) >= ${GROUP_MIN_CHILDREN}`,
  );
}

/** Keeps rows of (subject, count) under a measure; events without a subject count for nothing. */
const keep = (tx: Transaction, week: Day, measure: WeeklyMeasure, rows: SQL) =>
  tx.execute(sql`insert into ${learningDaily} (day, measure, subject, count)
    select ${week}::date, ${measure}::text, subject, n from (${rows}) as counted(subject, n)
    where subject is not null and n > 0`);
