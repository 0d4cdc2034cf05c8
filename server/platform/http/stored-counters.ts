import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Config } from "#server/platform/config/config.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { counters } from "#server/platform/db/schema.ts";
import { builtOnce } from "#server/platform/db/statement-name.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import { COUNTERS, pointsOf } from "./counters.ts";
import type { StoredCounter } from "./counters.ts";
import type { Counter } from "./counter-rules.ts";

/** What the counters need besides the database. */
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

/**
 * A window that begins in the future was begun before the clock was set back; instances' clocks
 * differ by less.
 */
const MAX_SKEW_MS = 3_600_000;

const where = (counting: Counting, name: StoredCounter, key: string) =>
  and(eq(counters.name, name), eq(counters.key_hash, counting.secrets.hmacHex("counter", key)));

const value = (name: string) => sql.placeholder(name);
const instantOf = (name: string) => sql`${value(name)}::timestamptz`;
const isOver = sql`(${counters.started_at} <= ${instantOf("windowStart")} or ${counters.started_at} > ${instantOf("latestStart")})`;
const countAfter = sql`${counters.count} + ${value("points")}::int`;

const takeQuery = builtOnce((db) =>
  db
    .insert(counters)
    .values({
      name: value("name"),
      key_hash: value("keyHash"),
      started_at: instantOf("now"),
      last_at: instantOf("now"),
      count: value("points"),
    })
    .onConflictDoUpdate({
      target: [counters.name, counters.key_hash],
      set: {
        count: sql`case when ${isOver} then ${value("points")}::int else ${countAfter} end`,
        started_at: sql`case when ${isOver} then ${instantOf("now")} else ${counters.started_at} end`,
        last_at: instantOf("now"),
      },
      setWhere: sql`${isOver} or ${countAfter} <= ${value("limit")}::int or ${counters.last_at} <= ${instantOf("slowTurn")}`,
    })
    .returning({ count: counters.count })
    .prepare(""),
);

/**
 * Takes `points` of a counter's window for `key` in one statement: all or none. Two at once never
 * take the same point, and a refusal changes nothing.
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
  const at = (ms: number) => new Date(ms).toISOString();
  const taken =
    points > limit
      ? []
      : await takeQuery(db).execute({
          name,
          keyHash: counting.secrets.hmacHex("counter", key),
          points,
          limit,
          now: at(nowMs),
          windowStart: at(nowMs - row.seconds * 1000),
          latestStart: at(nowMs + MAX_SKEW_MS),
          // The null is never used: only a counter that slows down gives a turn when it is full.
          slowTurn: row.whenFull === "slow-down" ? at(nowMs - row.slowSeconds * 1000) : null,
        });
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

/**
 * Are there points left for `key` at a time to come? Takes none.
 * @param returnedOf when a point was taken that is given back first
 */
export async function hasPoints(
  counting: Counting,
  db: Queryable,
  name: StoredCounter,
  key: string,
  at: Date,
  returnedOf: Date | null = null,
): Promise<boolean> {
  const [row] = await db
    .select({ started: counters.started_at, count: counters.count })
    .from(counters)
    .where(where(counting, name, key));
  const isOver =
    row === undefined || row.started.getTime() + COUNTERS[name].seconds * 1000 <= at.getTime();
  if (isOver) return true;
  const returned = returnedOf !== null && row.started <= returnedOf ? 1 : 0;
  return row.count - returned < pointsOf(counting.config.limits, name);
}

/**
 * Gives points back: what they were taken for did not happen.
 * @param takenAt when they were taken, if that is longer ago: a window that began later has none of them
 */
export async function giveBack(
  counting: Counting,
  db: Queryable,
  name: StoredCounter,
  key: string,
  { points = 1, takenAt }: { points?: number; takenAt?: Date } = {},
): Promise<void> {
  const isOfWindow = takenAt === undefined ? undefined : lte(counters.started_at, takenAt);
  await db
    .update(counters)
    .set({ count: sql`greatest(${counters.count} - ${points}::int, 0)` })
    .where(and(where(counting, name, key), isOfWindow));
}

/** Resets the counter, for example after a right code. */
export async function clearCounter(
  counting: Counting,
  db: Queryable,
  name: StoredCounter,
  key: string,
): Promise<void> {
  await db.delete(counters).where(where(counting, name, key));
}

/** How many points of the open window are taken. */
export async function readCount(
  counting: Counting,
  db: Queryable,
  name: StoredCounter,
  key: string,
): Promise<number> {
  const windowStart = new Date(counting.now().getTime() - COUNTERS[name].seconds * 1000);
  const [row] = await db
    .select({ count: counters.count })
    .from(counters)
    .where(and(where(counting, name, key), gt(counters.started_at, windowStart)));
  return row?.count ?? 0;
}
