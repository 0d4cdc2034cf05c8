import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Context } from "hono";
import type { StaffAction } from "#domain/content/staff.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { authUsers, staffLog } from "#server/platform/db/schema.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import type { Turn } from "#server/platform/jobs/turns.ts";

/** Who does it, and when. */
export interface Actor {
  staffId: string;
  now: Date;
}

/** An author whose page waits for the answer. */
export interface Requester extends Actor {
  /** Aborts when it does not wait any more. */
  gone: AbortSignal;
}

/** The author of a request. */
export const actorOf = (c: Context<AppEnv>, { now }: { now: () => Date }): Requester => ({
  staffId: c.var.identity.userId,
  now: now(),
  gone: c.req.raw.signal,
});

/** For work of which each author has one at a time. */
export const turnOf = ({ staffId, gone }: Requester): Turn => ({ owner: staffId, gone });

/** The columns of a changed row that say who changed it, and when. */
export const editedBy = ({ staffId, now }: Actor) => ({
  staff_edited_at: now,
  staff_edited_by: staffId,
});

/** Saves of one author within this time become one line of the log. */
const SAME_DEED_MS = 600_000;
const PAGE = 100;

/** Notes who did what, in the transaction that does it. */
export async function note(
  tx: Transaction,
  { staffId, now }: Actor,
  action: StaffAction,
  subject: string,
): Promise<void> {
  const repeated = await tx
    .update(staffLog)
    .set({ at: now })
    .where(
      and(
        eq(staffLog.staff_id, staffId),
        eq(staffLog.action, action),
        eq(staffLog.subject, subject),
        gt(staffLog.at, new Date(now.getTime() - SAME_DEED_MS)),
        // Only saves are merged into one line; two deletions are two lines.
        sql`${action} like '%\_changed'`,
      ),
    )
    .returning({ id: staffLog.id });
  if (repeated.length === 0)
    await tx.insert(staffLog).values({ staff_id: staffId, action, subject, at: now });
}

/** The newest lines first; `before` is the id of the last line already shown. */
export const readLog = (db: Database, before: number | null) =>
  db
    .select({
      id: staffLog.id,
      at: staffLog.at,
      action: staffLog.action,
      subject: staffLog.subject,
      who: authUsers.email,
    })
    .from(staffLog)
    .leftJoin(authUsers, eq(authUsers.id, staffLog.staff_id))
    .where(before === null ? undefined : lt(staffLog.id, before))
    .orderBy(desc(staffLog.at), desc(staffLog.id))
    .limit(PAGE);
