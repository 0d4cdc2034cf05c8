import { and, eq, lte } from "drizzle-orm";
import type { Day } from "#domain/days.ts";
import { nextSummary, SUMMARY_START } from "#domain/reminders/weekly-summary.ts";
import type { SummaryTime } from "#domain/reminders/weekly-summary.ts";
import { requireLiveSession, requireProvenMailbox } from "#server/auth/proven-mailbox.ts";
import type { Writer } from "#server/auth/proven-mailbox.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { users, weeklySummaries } from "#server/platform/db/schema.ts";
import { ApiError } from "#server/platform/http/errors.ts";

/** A family's weekly summary, as its parent sees it. */
export interface WeeklySummary extends SummaryTime {
  is_on: boolean;
  /** The family has neither switched it on nor put the offer away. */
  is_offered: boolean;
  /** The time zone of weekday and hour. */
  time_zone: string;
  /** The time zone that the parent chose for the mail; null: it follows the family's. */
  chosen_zone: string | null;
  /** The family's, which its devices keep up to date; null before the first. */
  family_zone: string | null;
  /** ISO instant; null while it is off. */
  next_at: string | null;
}

/** What a parent sets. */
export interface SummarySetting extends SummaryTime {
  is_on: boolean;
  time_zone?: string | null | undefined;
}

/** Off: no mail waits. */
const OFF = { next_try_at: null, week: null, attempts: 0 };
const isOf = (userId: string) => eq(weeklySummaries.user_id, userId);

/** The time zone of a mail: the one that the parent chose, else the family's, else UTC. */
const timeZoneOfMail = (chosen: string | null | undefined, ofFamily: string | null): string =>
  chosen ?? ofFamily ?? "UTC";

/** Throws profile_missing. */
async function readTimeZone(db: Queryable, userId: string): Promise<string | null> {
  const [family] = await db
    .select({ timeZone: users.time_zone })
    .from(users)
    .where(eq(users.id, userId));
  if (family === undefined) throw new ApiError("profile_missing");
  return family.timeZone;
}

/** Off, on Sunday evening, until the family has chosen. Throws profile_missing. */
export async function readWeeklySummary(db: Queryable, userId: string): Promise<WeeklySummary> {
  const family_zone = await readTimeZone(db, userId);
  const [row] = await db.select().from(weeklySummaries).where(isOf(userId));
  return {
    is_on: row !== undefined && row.next_try_at !== null,
    is_offered: row === undefined,
    weekday: row?.weekday ?? SUMMARY_START.weekday,
    hour: row?.hour ?? SUMMARY_START.hour,
    time_zone: timeZoneOfMail(row?.time_zone, family_zone),
    chosen_zone: row?.time_zone ?? null,
    family_zone,
    next_at: row?.next_try_at?.toISOString() ?? null,
  };
}

/**
 * Switches the weekly summary on, at this day and hour, or off. Without a time zone it stays as it
 * is; null: the family's. Throws profile_missing, not_authenticated, and email_unproven: an account
 * that anybody may have opened sends no mails about children.
 */
export async function setWeeklySummary(
  server: AuthenticatedContext,
  writer: Writer,
  { is_on, weekday, hour, time_zone }: SummarySetting,
): Promise<WeeklySummary> {
  const { db } = server;
  const { userId } = writer;
  const now = server.now();
  await db.transaction(async (tx) => {
    const ofFamily = await readTimeZone(tx, userId);
    await (is_on ? requireProvenMailbox : requireLiveSession)(tx, writer);
    const [before] = await tx
      .select({ sent_week: weeklySummaries.sent_week, time_zone: weeklySummaries.time_zone })
      .from(weeklySummaries)
      .where(isOf(userId))
      .for("update");
    const chosen = time_zone === undefined ? (before?.time_zone ?? null) : time_zone;
    const timeZone = timeZoneOfMail(chosen, ofFamily);
    const next = nextSummary({ weekday, hour }, now, timeZone, before?.sent_week ?? null);
    const due = is_on ? { next_try_at: next.at, week: next.week, attempts: 0 } : OFF;
    const set = { weekday, hour, time_zone: chosen, ...due, changed_at: now };
    await tx
      .insert(weeklySummaries)
      .values({ user_id: userId, ...set })
      .onConflictDoUpdate({ target: weeklySummaries.user_id, set });
  });
  return readWeeklySummary(db, userId);
}

/** The family does not want to be asked; a summary that is on stays on. Throws profile_missing. */
export async function closeSummaryOffer(
  { db, now }: AuthenticatedContext,
  userId: string,
): Promise<WeeklySummary> {
  await readTimeZone(db, userId);
  await db
    .insert(weeklySummaries)
    .values({ user_id: userId, ...SUMMARY_START, ...OFF, changed_at: now() })
    .onConflictDoNothing();
  return readWeeklySummary(db, userId);
}

/** Ends the weekly summary; harmless where there is none. */
export const endWeeklySummary = async (
  { db, now }: AuthenticatedContext,
  userId: string,
): Promise<void> =>
  void (await db
    .update(weeklySummaries)
    .set({ ...OFF, changed_at: now() })
    .where(isOf(userId)));

/** A row whose mail is due. */
export type DueRow = Pick<
  typeof weeklySummaries.$inferSelect,
  "user_id" | "weekday" | "hour" | "attempts" | "sent_week" | "changed_at"
> & { next_try_at: Date; week: Day };

/** The rows that are due, with the family's time zone. */
export async function findDue(db: Queryable, now: Date, limit: number) {
  const rows = await db
    .select({ row: weeklySummaries, timeZone: users.time_zone })
    .from(weeklySummaries)
    .innerJoin(users, eq(users.id, weeklySummaries.user_id))
    .where(lte(weeklySummaries.next_try_at, now))
    .orderBy(weeklySummaries.next_try_at)
    .limit(limit);
  return rows.flatMap(({ row: { next_try_at, week, ...row }, timeZone }) =>
    next_try_at === null || week === null
      ? []
      : [{ row: { ...row, next_try_at, week }, timeZone: timeZoneOfMail(row.time_zone, timeZone) }],
  );
}

/**
 * Updates a row if it is as it was read (optimistic locking). False when another instance was first,
 * or the parent has changed it.
 */
export async function updateIfUnchanged(
  db: Queryable,
  { user_id, next_try_at, week }: Pick<DueRow, "user_id" | "next_try_at" | "week">,
  change: Partial<typeof weeklySummaries.$inferInsert>,
): Promise<boolean> {
  const changed = await db
    .update(weeklySummaries)
    .set(change)
    .where(
      and(
        isOf(user_id),
        eq(weeklySummaries.next_try_at, next_try_at),
        eq(weeklySummaries.week, week),
      ),
    )
    .returning({ id: weeklySummaries.user_id });
  return changed.length > 0;
}
