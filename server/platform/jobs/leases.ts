import { and, eq } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/connect.ts";
import type { reminders, vendorMessages } from "#server/platform/db/schema.ts";

const MINUTE_MS = 60_000;

/** How long a leased row belongs to its instance alone. */
export const LEASE_MS = 5 * MINUTE_MS;

/** A row that is due at `next_try_at`, with the number of tries so far. */
interface DueRow {
  id: string | number;
  next_try_at: Date;
  attempts: number;
}

/**
 * Leases a due row, so that two instances never deliver it both, and counts the try. False when
 * another instance was first, or when the row is no longer open.
 */
export async function leaseRow(
  db: Queryable,
  table: typeof reminders | typeof vendorMessages,
  { id, next_try_at, attempts }: DueRow,
  isOpen: SQL | undefined,
  now: Date,
): Promise<boolean> {
  const leased = await db
    .update(table)
    .set({ next_try_at: new Date(now.getTime() + LEASE_MS), attempts: attempts + 1 })
    .where(and(eq(table.id, id), eq(table.next_try_at, next_try_at), isOpen))
    .returning({ id: table.id });
  return leased.length > 0;
}

/** What a row becomes after a try: done, tried again after `laterMin` minutes, or given up (null). */
export function afterTry(isDone: boolean, laterMin: number | null, now: Date) {
  if (isDone) return { delivered_at: now };
  return laterMin === null
    ? { failed_at: now }
    : { next_try_at: new Date(now.getTime() + laterMin * MINUTE_MS) };
}

/** What a row becomes when it is cancelled: due at once, for the scheduler that may hold it. */
export const cancelledAt = (at: Date) => ({ cancelled_at: at, next_try_at: at });

/**
 * Runs the work of a claimed row. If it fails, `release` gives up the claim for the next round, and
 * the error is thrown again.
 */
export async function orRelease<T>(
  run: () => Promise<T>,
  release: () => Promise<unknown>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    await release();
    throw error;
  }
}
