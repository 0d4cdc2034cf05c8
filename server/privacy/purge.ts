import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  sql,
} from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { PRESENCE_LEASE_MS } from "#domain/content/presence.ts";
import { DAY_MS, dayIn } from "#domain/days.ts";
import { RETENTION_DAYS } from "#domain/consent/retention.ts";
import { paths } from "#domain/routing/paths.ts";
import type { Database } from "#server/platform/db/connect.ts";
import {
  accountRequests,
  auditLog,
  authUsers,
  consents,
  counters,
  flowStates,
  learningEvents,
  oneTimeTokens,
  openLessons,
  pendingSignups,
  phoneCodes,
  reminders,
  seenWebhookEvents,
  sessions,
  users,
  vendorMessages,
  welcomeAudio,
} from "#server/platform/db/schema.ts";
import { isOpenErasure } from "#server/platform/db/vendor-messages.ts";
import { inactiveNoticeMail } from "#server/copy/family-mails.ts";
import { renderEmail } from "#server/platform/mail/email-template.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { isVacant } from "#server/auth/vacant-account.ts";
import { deleteAccount } from "./delete-account.ts";

const BATCH = 50;
/** Bounds one run to 2,500 accounts. */
const MAX_BATCHES = 50;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";
const UNCONFIRMED_BATCH = 5_000;
const PURGE_BATCH = 5_000;

/** Removes what domain/consent/retention.ts says is kept no longer. */
export async function purge(server: AuthenticatedContext): Promise<void> {
  const before = (days: number) => new Date(server.now().getTime() - days * DAY_MS);
  const signInStep = before(RETENTION_DAYS.signInStep);
  const counter = before(RETENTION_DAYS.counter);
  const pendingSignup = before(RETENTION_DAYS.pendingSignup);
  const isEnded = or(
    isNotNull(reminders.delivered_at),
    isNotNull(reminders.cancelled_at),
    isNotNull(reminders.failed_at),
  );
  // By the column that says how old a row is; it has an index where the table grows.
  const old: [AnyPgColumn, Date, (SQL | undefined)?][] = [
    [pendingSignups.created_at, pendingSignup],
    [consents.at, pendingSignup, isNull(consents.user_id)],
    [oneTimeTokens.expires_at, signInStep],
    [accountRequests.asked_at, signInStep],
    [flowStates.issued_at, signInStep],
    [phoneCodes.expires_at, signInStep],
    [counters.last_at, counter],
    [openLessons.seen_at, new Date(server.now().getTime() - PRESENCE_LEASE_MS)],
    [sessions.refreshed_at, before(RETENTION_DAYS.idleSession)],
    [welcomeAudio.created_at, before(RETENTION_DAYS.welcomeAudio)],
    [learningEvents.at, before(RETENTION_DAYS.learningEvent)],
    [auditLog.at, before(RETENTION_DAYS.auditLog)],
    [vendorMessages.happened_at, before(RETENTION_DAYS.vendorMessage), sql`not (${isOpenErasure})`],
    [seenWebhookEvents.seen_at, before(RETENTION_DAYS.webhookEvent)],
    [reminders.reminder_datetime, before(RETENTION_DAYS.reminder), isEnded],
  ];
  for (const [column, end, isIncluded] of old)
    await deleteInBatches(server.db, column, and(lt(column, end), isIncluded));
}

/**
 * Deletes old rows a few thousand at a time, each batch in a transaction of its own: no row is
 * locked for long, no statement reaches its timeout, and what was deleted before a stop stays
 * deleted. The order makes Postgres use the index of `column`, whatever its
 * statistics say.
 */
async function deleteInBatches(
  db: Database,
  column: AnyPgColumn,
  isOld: SQL | undefined,
): Promise<void> {
  const { table } = column;
  const batch = sql`select ctid from ${table} where ${isOld} order by ${column} limit ${PURGE_BATCH}`;
  for (;;) {
    const deleted = await db.execute(
      sql`with gone as (delete from ${table} where ctid = any(array(${batch})) and ${isOld} returning 1)
        select count(*)::int as count from gone`,
    );
    const [row] = (deleted as { rows: unknown[] }).rows as { count: number }[];
    if ((row?.count ?? 0) < PURGE_BATCH) return;
  }
}

/**
 * Deletes accounts whose e-mail address nobody has proved: anybody can make them, with any e-mail
 * address. A buyer's account stays, with or without a profile, and so does one of staff; an open
 * mail can still prove the e-mail address.
 */
export async function purgeUnconfirmedAccounts({ db, now }: AuthenticatedContext): Promise<void> {
  const vacant = isVacant(db);
  const old = db
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(
      and(
        vacant,
        lt(
          authUsers.created_at,
          new Date(now().getTime() - RETENTION_DAYS.unconfirmedAccount * DAY_MS),
        ),
        notExists(
          db
            .select()
            .from(oneTimeTokens)
            .where(
              and(eq(oneTimeTokens.user_id, authUsers.id), gt(oneTimeTokens.expires_at, now())),
            ),
        ),
      ),
    )
    .limit(UNCONFIRMED_BATCH);
  // Said twice, so that one that is confirmed at this moment stays.
  await db.delete(authUsers).where(and(vacant, inArray(authUsers.id, old)));
}

/**
 * Sends two notices to accounts that nobody uses, then deletes them. One run takes one step for
 * every account that is due: the last step first, so that none takes two.
 */
export async function notifyAndDeleteInactiveAccounts(server: AuthenticatedContext): Promise<void> {
  const { inactiveFamily, inactiveNotices } = RETENTION_DAYS;
  const steps = [...inactiveNotices, inactiveFamily].map((days, notices) => ({ days, notices }));
  for (const step of steps.toReversed()) await takeStep(server, step);
}

/** Accounts with `notices` notices that were last used more than `days` days ago. */
async function takeStep(
  server: AuthenticatedContext,
  { days, notices }: { days: number; notices: number },
): Promise<void> {
  const now = server.now().getTime();
  const { inactiveFamily, inactiveNotices } = RETENTION_DAYS;
  const before = new Date(now - days * DAY_MS);
  const place = sql`(${users.last_active_on}, ${users.id})`;
  let last = { day: "-infinity", id: FIRST_ID };
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const due = await server.db
      .select({
        id: users.id,
        email: users.email,
        day: users.last_active_on,
        lastActive: users.last_active_at,
        notices: users.inactive_notices,
      })
      .from(users)
      .where(
        and(
          eq(users.inactive_notices, notices),
          lte(users.last_active_on, dayIn(before, null)),
          lt(users.last_active_at, before),
          sql`${place} > (${last.day}::date, ${last.id}::uuid)`,
        ),
      )
      .orderBy(asc(users.last_active_on), asc(users.id))
      .limit(BATCH);
    for (const family of due) {
      if (notices === inactiveNotices.length)
        await deleteAccount(server, { userId: family.id, email: family.email, sessionId: null });
      else
        await sendInactiveNotice(
          server,
          family,
          Math.round(inactiveFamily - (now - family.lastActive.getTime()) / DAY_MS),
        );
    }
    if (due.length < BATCH) return;
    last = due.at(-1) ?? last;
  }
}

/**
 * `daysLeft` until the account is deleted. Another instance that was quicker has claimed the
 * notice: then nothing is sent.
 */
async function sendInactiveNotice(
  server: AuthenticatedContext,
  family: { id: string; email: string; notices: number; lastActive: Date },
  daysLeft: number,
): Promise<void> {
  const claimed = await server.db
    .update(users)
    .set({ inactive_notices: family.notices + 1 })
    .where(and(eq(users.id, family.id), eq(users.inactive_notices, family.notices)))
    .returning({ id: users.id });
  if (claimed.length === 0) return;
  const { href } = new URL(paths.courseMap(), server.config.publicUrl);
  await server.mailer.send({
    id: `inactive ${family.id} ${family.lastActive.toISOString()} ${family.notices}`,
    to: family.email,
    ...renderEmail(inactiveNoticeMail(Math.max(1, daysLeft), href), server.config),
  });
}

/** A family that comes back has its notices forgotten; called by the same round. */
export const resetInactiveNotices = async (server: AuthenticatedContext): Promise<void> => {
  const { inactiveNotices } = RETENTION_DAYS;
  const recent = new Date(server.now().getTime() - inactiveNotices[0] * DAY_MS);
  await server.db
    .update(users)
    .set({ inactive_notices: 0 })
    .where(
      and(
        inArray(
          users.inactive_notices,
          inactiveNotices.map((_days, index) => index + 1),
        ),
        gte(users.last_active_on, dayIn(recent, null)),
        gte(users.last_active_at, recent),
      ),
    );
};
