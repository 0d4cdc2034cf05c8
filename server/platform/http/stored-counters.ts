import { and, eq, sql } from "drizzle-orm";
import type { Config } from "#server/platform/config/config.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { counters } from "#server/platform/db/schema.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import { COUNTERS, pointsOf } from "./counters.ts";
import type { Counter, StoredCounter } from "./counters.ts";

/** What counting needs beside the database. */
export interface Counting {
  config: Pick<Config, "limits">;
  secrets: Pick<Secrets, "hmacHex">;
  now(): Date;
}

/** `waitMs` is 0 when the points were taken, else how long until there are some. */
export interface Taken {
  ok: boolean;
  waitMs: number;
}

/** A window that begins in the future was begun before the clock was set back; the clocks of instances differ by less. */
const MAX_SKEW_MS = 3_600_000;

const where = (counting: Counting, name: StoredCounter, key: string) =>
  and(eq(counters.name, name), eq(counters.key_hash, counting.secrets.hmacHex("counter", key)));

/**
 * Takes `points` of a counter's window for `key` in one statement: all or none. Two at once never take the same point, and a
 * refusal changes nothing.
 */
export async function takePoints(
  counting: Counting,
  db: Queryable,
  name: StoredCounter,
  key: string,
  points = 1,
): Promise<Taken> {
  const row: Counter = COUNTERS[name];
  const limit = pointsOf(counting.config.limits, name);
  const nowMs = counting.now().getTime();
  const at = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;
  const isOver = sql`(${counters.started_at} <= ${at(nowMs - row.seconds * 1000)} or ${counters.started_at} > ${at(nowMs + MAX_SKEW_MS)})`;
  const isSlowTurn =
    row.whenFull === "slow-down"
      ? sql`${counters.last_at} <= ${at(nowMs - row.slowSeconds * 1000)}`
      : sql`false`;
  const now = new Date(nowMs);
  const taken =
    points > limit
      ? []
      : await db
          .insert(counters)
          .values({
            name,
            key_hash: counting.secrets.hmacHex("counter", key),
            started_at: now,
            last_at: now,
            count: points,
          })
          .onConflictDoUpdate({
            target: [counters.name, counters.key_hash],
            set: {
              count: sql`case when ${isOver} then ${points}::int else ${counters.count} + ${points}::int end`,
              started_at: sql`case when ${isOver} then ${at(nowMs)} else ${counters.started_at} end`,
              last_at: now,
            },
            setWhere: sql`${isOver} or ${counters.count} + ${points}::int <= ${limit}::int or ${isSlowTurn}`,
          })
          .returning({ count: counters.count });
  if (taken.length > 0) return { ok: true, waitMs: 0 };
  const [full] = await db
    .select({ started: counters.started_at, last: counters.last_at })
    .from(counters)
    .where(where(counting, name, key));
  const windowEnd = (full?.started.getTime() ?? nowMs) + row.seconds * 1000;
  const nextTurn =
    row.whenFull === "slow-down"
      ? (full?.last.getTime() ?? nowMs) + row.slowSeconds * 1000
      : windowEnd;
  return { ok: false, waitMs: Math.max(1, Math.min(windowEnd, nextTurn) - nowMs) };
}

/** Are there points left for `key` at a time to come? Takes none. */
export async function hasPoints(
  counting: Counting,
  db: Queryable,
  name: StoredCounter,
  key: string,
  at: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ started: counters.started_at, count: counters.count })
    .from(counters)
    .where(where(counting, name, key));
  const isOver =
    row === undefined || row.started.getTime() + COUNTERS[name].seconds * 1000 <= at.getTime();
  return isOver || row.count < pointsOf(counting.config.limits, name);
}

/** Gives one point back: what it was taken for did not happen. */
export async function giveBack(
  counting: Counting,
  db: Queryable,
  name: StoredCounter,
  key: string,
): Promise<void> {
  await db
    .update(counters)
    .set({ count: sql`greatest(${counters.count} - 1, 0)` })
    .where(where(counting, name, key));
}

/** Empties the counter: a right code takes the wrong ones back. */
export async function clearCounter(
  counting: Counting,
  db: Queryable,
  name: StoredCounter,
  key: string,
): Promise<void> {
  await db.delete(counters).where(where(counting, name, key));
}
