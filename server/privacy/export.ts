import { asc, eq } from "drizzle-orm";
import { toColumns } from "#domain/family/child-columns.ts";
import { FAMILY_COLUMNS } from "#domain/family/fields.ts";
import type { Learned } from "#domain/learning/learned/learned.ts";
import { pick } from "#domain/pick.ts";
import {
  auditLog,
  authUsers,
  children,
  dailyReviews,
  familyDrafts,
  learningEvents,
  lessonDays,
  missionCardsDone,
  purchases,
  reminders,
  sessions,
  users,
  vendorMessages,
  weeklySummaries,
  xpGrants,
} from "#server/platform/db/schema.ts";
import { readAllowance } from "#server/platform/db/allowance.ts";
import { isChild, newestProgress, readChildren } from "#server/platform/db/children.ts";
import type { Child } from "#server/platform/db/children.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { readConsentLedger } from "#server/consents/consents.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";

/** What is the family's own; the other columns are a child's, or the same facts as others. */
const familyColumns = pick(users, [
  "id",
  "email",
  ...FAMILY_COLUMNS,
  "zone_before",
  "zone_changed_at",
  "reminder_preference",
  "payment",
  "phone_number",
  "last_active_at",
  "lesson_language",
  "consent_letter_due",
  "inactive_notices",
  "created_at",
]);

type ChildRow = Awaited<ReturnType<typeof readChildren>>[number];

/** What the parent's page shows of a child: of another capability, so it is handed in. */
export type ReadLearned = (child: Child) => Promise<Learned>;

async function exportChild(
  db: Queryable,
  child: ChildRow,
  readLearned: ReadLearned,
  ledger: Awaited<ReturnType<typeof readConsentLedger>>,
) {
  const { lesson_feedback, lifetime_xp, streak_count, last_streak_date, streak_shield } = children;
  const [played] = await db
    .select({
      lesson_progress: newestProgress,
      lesson_feedback,
      lifetime_xp,
      streak_count,
      last_streak_date,
      streak_shield,
    })
    .from(children)
    .where(isChild(child));
  const days = await db
    .select({ day: lessonDays.day })
    .from(lessonDays)
    .where(eq(lessonDays.child, child.id))
    .orderBy(asc(lessonDays.day));
  return {
    id: child.id,
    ...toColumns(child),
    child_id: child.child_id,
    created_at: child.created_at,
    /** What was agreed for this child alone; the family's word is not repeated. */
    consents: ledger.filter(({ child_id }) => child_id === child.child_id),
    ...played,
    xp_grants: await db
      .select({ lesson_id: xpGrants.lesson_id, xp: xpGrants.xp, granted_at: xpGrants.granted_at })
      .from(xpGrants)
      .where(eq(xpGrants.child, child.id)),
    jars: await readAllowance(db, child.id),
    learned: await readLearned(child),
    lesson_days: days.map(({ day }) => day),
    daily_reviews: await db
      .select(pick(dailyReviews, ["day", "lesson_id", "slide_id", "answered_at"]))
      .from(dailyReviews)
      .where(eq(dailyReviews.child, child.id))
      .orderBy(asc(dailyReviews.day)),
    mission_cards_done: await db
      .select({ lesson_id: missionCardsDone.lesson_id, done_at: missionCardsDone.done_at })
      .from(missionCardsDone)
      .where(eq(missionCardsDone.child, child.id)),
    learning_events: await db
      .select()
      .from(learningEvents)
      .where(eq(learningEvents.child_id, child.child_id))
      .orderBy(asc(learningEvents.id)),
  };
}

/** Everything we hold about a family, for its parent to take along. */
export async function exportAccount(
  server: AuthenticatedContext,
  userId: string,
  readLearned: ReadLearned,
) {
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
  const [family] = await db.select(familyColumns).from(users).where(eq(users.id, userId));
  const [weeklySummary] = await db
    .select()
    .from(weeklySummaries)
    .where(eq(weeklySummaries.user_id, userId));
  const [draft] = await db.select().from(familyDrafts).where(eq(familyDrafts.user_id, userId));
  const ledger = await readConsentLedger(db, userId);
  return {
    exported_at: server.now().toISOString(),
    account,
    family: family ?? null,
    draft: draft ?? null,
    children: await Promise.all(
      (await readChildren(db, userId)).map((child) => exportChild(db, child, readLearned, ledger)),
    ),
    consents: ledger,
    weekly_summary: weeklySummary ?? null,
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
