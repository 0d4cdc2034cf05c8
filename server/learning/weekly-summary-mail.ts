import { eq } from "drizzle-orm";
import { DAY_MS } from "#domain/days.ts";
import { hasPlayedLately, QUIET_WEEKS } from "#domain/learning/learned/this-week.ts";
import { nextSummary, summaryAt } from "#domain/reminders/weekly-summary.ts";
import { paths } from "#domain/routing/paths.ts";
import { weeklySummaryMail } from "#server/copy/weekly-summary.ts";
import type { ChildOfSummary } from "#server/copy/weekly-summary.ts";
import { unsubscribeHeaders, unsubscribeUrl } from "#server/consents/unsubscribe-link.ts";
import { readChildren } from "#server/platform/db/children.ts";
import { authUsers } from "#server/platform/db/schema.ts";
import { renderEmail } from "#server/platform/mail/email-template.ts";
import type { LearningContext } from "./context.ts";
import { readLearned } from "./learned.ts";
import { updateIfUnchanged, findDue } from "./weekly-summary.ts";
import type { DueRow } from "./weekly-summary.ts";

const BATCH = 50;
const WEEK_MS = 7 * DAY_MS;
/** Later tries of a mail that could not be sent; then its week has none. */
const LATER_MIN = [5, 25, 125];
const MINUTE_MS = 60_000;

/**
 * Sends the weekly summaries that are due. Each is claimed first, by setting the row to the next
 * week: of several instances one sends it, and one that ends in the middle sends it at most once. One
 * whose acceptance by the mail server is not known is sent again, under the same Message-ID.
 */
export async function sendWeeklySummaries(server: LearningContext): Promise<void> {
  for (const { row, timeZone } of await findDue(server.db, server.now(), BATCH))
    await sendOne(server, row, timeZone);
}

async function sendOne(server: LearningContext, row: DueRow, timeZone: string): Promise<void> {
  const { db } = server;
  const now = server.now();
  // The family may have moved to another time zone, where its hour is still to come.
  const planned = summaryAt(row, row.week, timeZone);
  if (planned > now) return void (await updateIfUnchanged(db, row, { next_try_at: planned }));
  const next = nextSummary(row, now, timeZone, row.week);
  const claimed = { next_try_at: next.at, week: next.week, attempts: 0, sent_week: row.week };
  if (!(await updateIfUnchanged(db, row, claimed))) return;
  try {
    await send(server, row);
  } catch (error) {
    server.log.warn({ err: error }, "weekly summary not sent");
    const laterMin = LATER_MIN[row.attempts];
    if (laterMin === undefined) return;
    await updateIfUnchanged(
      db,
      { user_id: row.user_id, next_try_at: next.at, week: next.week },
      {
        next_try_at: new Date(now.getTime() + laterMin * MINUTE_MS),
        week: row.week,
        attempts: row.attempts + 1,
        sent_week: row.sent_week,
      },
    );
  }
}

async function send(server: LearningContext, row: DueRow): Promise<void> {
  const { db, config } = server;
  const { user_id: userId } = row;
  const [account] = await db
    .select({ email: authUsers.email })
    .from(authUsers)
    .where(eq(authUsers.id, userId));
  if (account === undefined) return; // deleted meanwhile
  const since = new Date(server.now().getTime() - WEEK_MS);
  const family: ChildOfSummary[] = [];
  for (const child of await readChildren(db, userId))
    family.push({ name: child.name, learned: await readLearned(server, child, since) });
  // A family that has stopped playing gets no more mails about it, until it plays again.
  const isNew = server.now().getTime() - row.changed_at.getTime() < QUIET_WEEKS * WEEK_MS;
  if (!isNew && !family.some(({ learned }) => hasPlayedLately(learned))) return;
  const { href } = new URL(paths.learned(), config.publicUrl);
  const unsubscribe = unsubscribeUrl(server, "weekly_summary", userId);
  await server.mailer.send({
    id: `weekly summary ${userId} ${row.week}`,
    to: account.email,
    ...renderEmail(weeklySummaryMail(family, row, href, unsubscribe), server.config),
    headers: unsubscribeHeaders(server, "weekly_summary", userId),
  });
}
