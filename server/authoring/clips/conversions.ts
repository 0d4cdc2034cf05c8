import { and, asc, eq, gt, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import type {
  ClipConversion,
  ConversionProblem,
  ConvertedClip,
} from "#domain/content/clip-conversion.ts";
import type { Framing } from "#domain/content/clip-rules.ts";
import { byTurn, MAX_OPEN_CONVERSIONS } from "#domain/content/conversion-turns.ts";
import { RETENTION_DAYS } from "#domain/consent/retention.ts";
import { DAY_MS } from "#domain/days.ts";
import { isInContent } from "#server/content/file-references.ts";
import type { Database, Queryable, Transaction } from "#server/platform/db/connect.ts";
import { clipConversions, slides } from "#server/platform/db/schema.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { Queue } from "#server/platform/jobs/queue.ts";

export const CONVERT_CLIP = "convert-clip";
/**
 * A job for each conversion that is sent, which takes the one whose turn it is then. A job too many
 * finds none.
 */
export type ConvertClipJob = Record<string, never>;

/**
 * An instance that has not reported for this long counts as ended: another one starts the
 * conversion again.
 */
const SILENT_MS = 60_000;
/** A conversion that waits for this long may have lost its job. */
const LOST_MS = 600_000;
/** A clip that makes the process crash must not be tried for ever. */
export const MAX_ATTEMPTS = 5;

/** A turn that is longer ago counts as none. */
const TURN_KNOWN_MS = DAY_MS;

type Row = typeof clipConversions.$inferSelect;

const shown = (row: Row): ClipConversion => ({
  id: row.id,
  slide_id: row.slide_id,
  state: row.state,
  name: row.name,
  still_url: row.still_url,
  percent: row.percent,
  problem: row.problem,
  result: row.result,
});

/** The conversions of a lesson's slides whose result no slide has taken, oldest first. */
export async function listConversions(db: Queryable, lessonId: string): Promise<ClipConversion[]> {
  const rows = await db
    .select({ row: clipConversions })
    .from(clipConversions)
    .innerJoin(slides, eq(slides.id, clipConversions.slide_id))
    .where(
      and(
        eq(slides.lesson_id, lessonId),
        isNull(slides.deleted_at),
        isNull(clipConversions.closed_at),
      ),
    )
    .orderBy(asc(clipConversions.created_at));
  return rows.map(({ row }) => shown(row));
}

export interface NewConversion {
  authorId: string;
  slideId: string;
  originalUrl: string;
  name: string;
  /** A still to choose the framing on; null: it needs no choice. */
  stillUrl: string | null;
}

/**
 * Begins the conversion of a slide's new clip, in the caller's transaction; an older one of this
 * slide is cancelled. Throws uploads_busy.
 */
export async function beginConversion(
  tx: Transaction,
  queue: Queue,
  now: Date,
  { authorId, slideId, originalUrl, name, stillUrl }: NewConversion,
): Promise<ClipConversion> {
  await tx
    .update(clipConversions)
    .set({ state: "cancelled", closed_at: now })
    .where(and(eq(clipConversions.slide_id, slideId), isNull(clipConversions.closed_at)));
  await refuseTooManyOpen(tx, authorId);
  const [row] = await tx
    .insert(clipConversions)
    .values({
      author_id: authorId,
      slide_id: slideId,
      created_at: now,
      touched_at: now,
      state: stillUrl === null ? "waiting" : "choosing",
      original_url: originalUrl,
      name,
      still_url: stillUrl,
    })
    .returning();
  if (row === undefined) throw new Error("the conversion was not inserted");
  if (stillUrl === null) await queue.send<ConvertClipJob>(CONVERT_CLIP, {}, tx);
  return shown(row);
}

/** Throws uploads_busy while so many of an author's conversions are open that no more are taken. */
export async function refuseTooManyOpen(db: Queryable, authorId: string): Promise<void> {
  const isOpen = and(
    eq(clipConversions.author_id, authorId),
    isNull(clipConversions.closed_at),
    ne(clipConversions.state, "done"),
  );
  if ((await db.$count(clipConversions, isOpen)) >= MAX_OPEN_CONVERSIONS)
    throw new ApiError("uploads_busy");
}

/**
 * Starts a conversion with this framing, or starts again one that failed or was stopped. Throws
 * not_found when there is none that could start.
 */
export async function startConversion(
  tx: Transaction,
  queue: Queue,
  now: Date,
  id: string,
  framing: Framing | null,
): Promise<ClipConversion> {
  const [row] = await tx
    .update(clipConversions)
    .set({
      state: "waiting",
      problem: null,
      percent: 0,
      // The attempt's number tells an instance that the conversion was stopped and started again
      // meanwhile.
      attempts: sql`case when ${clipConversions.state} = 'cancelled' then ${clipConversions.attempts} else 0 end`,
      touched_at: now,
      ...(framing !== null && { framing }),
    })
    .where(
      and(
        eq(clipConversions.id, id),
        inArray(clipConversions.state, ["choosing", "failed", "cancelled"]),
        isNull(clipConversions.closed_at),
      ),
    )
    .returning();
  if (row === undefined) throw new ApiError("not_found", errorDetails.itemGone);
  await queue.send<ConvertClipJob>(CONVERT_CLIP, {}, tx);
  return shown(row);
}

/**
 * Stops a conversion that waits or is under way, soon after. It can be started again. Changes nothing
 * where there is none.
 */
export async function stopConversion(db: Queryable, id: string): Promise<void> {
  await db
    .update(clipConversions)
    .set({ state: "cancelled" })
    .where(
      and(
        eq(clipConversions.id, id),
        inArray(clipConversions.state, ["waiting", "running"]),
        isNull(clipConversions.closed_at),
      ),
    );
}

/**
 * Closes a conversion: its result is in the slide, or its author does not want it. One that is
 * under way stops soon after. Closing it again changes nothing.
 */
export async function closeConversion(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .update(clipConversions)
    .set({
      closed_at: now,
      state: sql`case when ${clipConversions.state} = 'done' then 'done' else 'cancelled' end`,
    })
    .where(and(eq(clipConversions.id, id), isNull(clipConversions.closed_at)));
}

/** A claimed conversion: the number of the attempt is that of its instance. */
export type Claim = Pick<Row, "id" | "original_url" | "framing" | "attempts">;

/** Takes the conversion whose turn it is for this instance; null when there is nothing to do. */
export async function claimNextConversion(db: Queryable, now: Date): Promise<Claim | null> {
  const { id, author_id, state, created_at, touched_at, attempts } = clipConversions;
  const rows = await db
    .select({
      id,
      author_id,
      created_at,
      touched_at,
      attempts,
      isDue: sql<boolean>`${isDue(now)}`,
    })
    .from(clipConversions)
    .where(
      or(
        inArray(state, ["waiting", "running"]),
        gt(touched_at, new Date(now.getTime() - TURN_KNOWN_MS)),
      ),
    );
  const turns = rows.map((row) => ({
    id: row.id,
    author: row.author_id,
    waitsSince: row.isDue ? row.created_at.getTime() : null,
    workedAt: row.attempts > 0 ? row.touched_at.getTime() : null,
  }));
  for (const next of byTurn(turns)) {
    const claim = await claimConversion(db, next, now);
    if (claim !== null) return claim; // else another instance was quicker
  }
  return null;
}

/** It waits, or the instance that ran it has ended. */
const isDue = (now: Date) =>
  or(
    eq(clipConversions.state, "waiting"),
    and(
      eq(clipConversions.state, "running"),
      lt(clipConversions.touched_at, new Date(now.getTime() - SILENT_MS)),
    ),
  );

async function claimConversion(db: Queryable, id: string, now: Date): Promise<Claim | null> {
  const [row] = await db
    .update(clipConversions)
    .set({
      state: "running",
      percent: 0,
      touched_at: now,
      attempts: sql`${clipConversions.attempts} + 1`,
    })
    .where(and(eq(clipConversions.id, id), isDue(now)))
    .returning();
  return row ?? null;
}

type Change = Partial<Pick<Row, "state" | "percent" | "problem" | "result" | "touched_at">>;

/** Changes a conversion while it is this instance's. False when it was cancelled or taken over. */
async function change(db: Queryable, { id, attempts }: Claim, to: Change): Promise<boolean> {
  const rows = await db
    .update(clipConversions)
    .set(to)
    .where(
      and(
        eq(clipConversions.id, id),
        eq(clipConversions.state, "running"),
        eq(clipConversions.attempts, attempts),
      ),
    )
    .returning({ id: clipConversions.id });
  return rows.length > 0;
}

export const notePercent = (db: Queryable, claim: Claim, percent: number, now: Date) =>
  change(db, claim, { percent, touched_at: now });

export const finishConversion = (db: Queryable, claim: Claim, result: ConvertedClip) =>
  change(db, claim, { state: "done", percent: 100, result });

export const failConversion = (db: Queryable, claim: Claim, problem: ConversionProblem) =>
  change(db, claim, { state: "failed", problem });

/** Gives a conversion back, for this or another instance to begin again. */
export const releaseConversion = (db: Queryable, claim: Claim, now: Date) =>
  change(db, claim, { state: "waiting", percent: 0, touched_at: now });

/**
 * Starts what an instance left unfinished again, and fails what was begun too often. Safe to run in
 * every instance at once.
 */
export async function resumeConversions(db: Database, queue: Queue, now: Date): Promise<void> {
  const before = (ms: number) => lt(clipConversions.touched_at, new Date(now.getTime() - ms));
  const isLost = or(
    and(eq(clipConversions.state, "running"), before(SILENT_MS)),
    and(eq(clipConversions.state, "waiting"), before(LOST_MS)),
  );
  await db
    .update(clipConversions)
    .set({ state: "failed", problem: "machine" })
    .where(and(isLost, sql`${clipConversions.attempts} >= ${MAX_ATTEMPTS}`));
  await db.transaction(async (tx) => {
    const rows = await tx
      .update(clipConversions)
      .set({ state: "waiting", percent: 0, touched_at: now })
      .where(isLost)
      .returning({ id: clipConversions.id });
    for (const _row of rows) await queue.send<ConvertClipJob>(CONVERT_CLIP, {}, tx);
  });
}

/**
 * Removes conversions whose clip no lesson holds; their originals then have nothing that refers to
 * them.
 */
export async function purgeConversions(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS.clipOriginal * DAY_MS);
  await db
    .delete(clipConversions)
    .where(
      and(
        lt(clipConversions.created_at, before),
        sql`not ${isInContent(sql`${clipConversions.result} ->> 'video_url'`)}`,
      ),
    );
}
