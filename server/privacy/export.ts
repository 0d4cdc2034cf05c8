import { asc, eq } from "drizzle-orm";
import {
  auditLog,
  authUsers,
  familyDrafts,
  learningEvents,
  lessonDays,
  purchases,
  reminders,
  sessions,
  users,
  vendorMessages,
  xpGrants,
} from "#server/platform/db/schema.ts";
import { familyColumns } from "#server/platform/db/progress.ts";
import { readLedger } from "#server/consents/consents.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";

// The same facts as in lesson_progress and last_active_at.
const {
  current_lesson_id: _lesson,
  current_progress: _progress,
  last_active_on: _day,
  ...exportedColumns
} = familyColumns;

/** Everything we hold about a family, for its parent to take along. */
export async function exportAccount(server: AuthenticatedContext, userId: string) {
  const { db } = server;
  const [account] = await db
    .select({
      id: authUsers.id,
      email: authUsers.email,
      created_at: authUsers.created_at,
      last_sign_in_at: authUsers.last_sign_in_at,
      metadata: authUsers.raw_user_meta_data,
    })
    .from(authUsers)
    .where(eq(authUsers.id, userId));
  const [family] = await db.select(exportedColumns).from(users).where(eq(users.id, userId));
  const [draft] = await db.select().from(familyDrafts).where(eq(familyDrafts.user_id, userId));
  return {
    exported_at: server.now().toISOString(),
    account,
    family: family ?? null,
    draft: draft ?? null,
    xp_grants: await db.select().from(xpGrants).where(eq(xpGrants.user_id, userId)),
    lesson_days: (
      await db
        .select({ day: lessonDays.day })
        .from(lessonDays)
        .where(eq(lessonDays.user_id, userId))
        .orderBy(asc(lessonDays.day))
    ).map(({ day }) => day),
    learning_events:
      family === undefined
        ? []
        : await db
            .select()
            .from(learningEvents)
            .where(eq(learningEvents.child_id, family.child_id))
            .orderBy(asc(learningEvents.id)),
    consents: await readLedger(db, { userId }),
    reminders: await db.select().from(reminders).where(eq(reminders.user_id, userId)),
    purchases: await db.select().from(purchases).where(eq(purchases.user_id, userId)),
    told_to_others: await db
      .select({
        vendor: vendorMessages.vendor,
        what: vendorMessages.kind,
        happened_at: vendorMessages.happened_at,
        told_at: vendorMessages.delivered_at,
      })
      .from(vendorMessages)
      .where(eq(vendorMessages.user_id, userId))
      .orderBy(asc(vendorMessages.id)),
    devices: await db
      .select({
        id: sessions.id,
        created_at: sessions.created_at,
        refreshed_at: sessions.refreshed_at,
        user_agent: sessions.user_agent,
      })
      .from(sessions)
      .where(eq(sessions.user_id, userId)),
    sign_in_log: await db
      .select({ event: auditLog.event, at: auditLog.at })
      .from(auditLog)
      .where(eq(auditLog.user_id, userId))
      .orderBy(asc(auditLog.at)),
  };
}
