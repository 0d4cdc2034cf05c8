import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, notExists, or, sql } from "drizzle-orm";
import { DAY_MS } from "#domain/days.ts";
import { RETENTION_DAYS } from "#domain/consent/retention.ts";
import { paths } from "#domain/routing/paths.ts";
import {
  accountRequests,
  auditLog,
  authUsers,
  consents,
  counters,
  familyDrafts,
  flowStates,
  learningEvents,
  mailRateLimits,
  oneTimeTokens,
  pendingSignups,
  phoneCodes,
  purchases,
  reminders,
  seenWebhookEvents,
  sessions,
  users,
  vendorMessages,
  welcomeAudio,
} from "#server/platform/db/schema.ts";
import { inactiveNoticeMail } from "#server/copy/family-mails.ts";
import { renderEmail } from "#server/platform/mail/email-template.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { deleteAccount } from "./delete-account.ts";

const BATCH = 50;
/** Bounds one run to 2,500 accounts. */
const MAX_BATCHES = 50;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";
const UNCONFIRMED_BATCH = 5_000;

/** Removes what domain/consent/retention.ts says is kept no longer. */
export async function purge(server: AuthenticatedContext): Promise<void> {
  const { db } = server;
  const before = (days: number) => new Date(server.now().getTime() - days * DAY_MS);
  await db
    .delete(pendingSignups)
    .where(lt(pendingSignups.created_at, before(RETENTION_DAYS.pendingSignup)));
  await db
    .delete(consents)
    .where(and(isNull(consents.user_id), lt(consents.at, before(RETENTION_DAYS.pendingSignup))));
  await db
    .delete(oneTimeTokens)
    .where(lt(oneTimeTokens.expires_at, before(RETENTION_DAYS.signInStep)));
  await db
    .delete(accountRequests)
    .where(lt(accountRequests.asked_at, before(RETENTION_DAYS.signInStep)));
  await db.delete(flowStates).where(lt(flowStates.issued_at, before(RETENTION_DAYS.signInStep)));
  await db.delete(phoneCodes).where(lt(phoneCodes.expires_at, before(RETENTION_DAYS.signInStep)));
  await db
    .delete(mailRateLimits)
    .where(lt(mailRateLimits.last_sent_at, before(RETENTION_DAYS.counter)));
  await db.delete(counters).where(lt(counters.last_at, before(RETENTION_DAYS.counter)));
  await db.delete(sessions).where(lt(sessions.refreshed_at, before(RETENTION_DAYS.idleSession)));
  await db
    .delete(welcomeAudio)
    .where(lt(welcomeAudio.created_at, before(RETENTION_DAYS.welcomeAudio)));
  await db
    .delete(learningEvents)
    .where(lt(learningEvents.at, before(RETENTION_DAYS.learningEvent)));
  await db.delete(auditLog).where(lt(auditLog.at, before(RETENTION_DAYS.auditLog)));
  await db
    .delete(vendorMessages)
    .where(lt(vendorMessages.happened_at, before(RETENTION_DAYS.vendorMessage)));
  await db
    .delete(seenWebhookEvents)
    .where(lt(seenWebhookEvents.seen_at, before(RETENTION_DAYS.webhookEvent)));
  await db
    .delete(reminders)
    .where(
      and(
        lt(reminders.reminder_datetime, before(RETENTION_DAYS.reminder)),
        or(
          isNotNull(reminders.delivered_at),
          isNotNull(reminders.cancelled_at),
          isNotNull(reminders.failed_at),
        ),
      ),
    );
}

/**
 * Deletes accounts whose e-mail address nobody has proved: anybody can make them, with any address.
 * A buyer's account stays, with or without a profile, and so does one of staff; an open mail can
 * still prove the address.
 */
export async function purgeUnconfirmedAccounts({ db, now }: AuthenticatedContext): Promise<void> {
  const unconfirmed = and(
    isNull(authUsers.email_confirmed_at),
    sql`${authUsers.raw_app_meta_data} ->> 'role' is null`,
  );
  const old = db
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(
      and(
        unconfirmed,
        lt(
          authUsers.created_at,
          new Date(now().getTime() - RETENTION_DAYS.unconfirmedAccount * DAY_MS),
        ),
        notExists(db.select().from(users).where(eq(users.id, authUsers.id))),
        notExists(db.select().from(familyDrafts).where(eq(familyDrafts.user_id, authUsers.id))),
        notExists(
          db
            .select()
            .from(purchases)
            .where(or(eq(purchases.user_id, authUsers.id), eq(purchases.email, authUsers.email))),
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
  await db.delete(authUsers).where(and(unconfirmed, inArray(authUsers.id, old)));
}

/**
 * Sends two notices to accounts that nobody uses, then deletes them. One run takes one step for
 * every account that is due, in the order of ids, so that accounts with an earlier notice do not
 * keep others waiting.
 */
export async function notifyAndDeleteInactiveAccounts(server: AuthenticatedContext): Promise<void> {
  const now = server.now().getTime();
  const before = (days: number) => new Date(now - days * DAY_MS);
  const { inactiveFamily, inactiveNotices } = RETENTION_DAYS;
  const isDue = or(
    ...inactiveNotices.map((days, sent) =>
      and(eq(users.inactive_notices, sent), lt(users.last_active_at, before(days))),
    ),
    and(
      eq(users.inactive_notices, inactiveNotices.length),
      lt(users.last_active_at, before(inactiveFamily)),
    ),
  );
  let lastId = FIRST_ID;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const due = await server.db
      .select({
        id: users.id,
        email: users.email,
        lastActive: users.last_active_at,
        notices: users.inactive_notices,
      })
      .from(users)
      .where(and(isDue, gt(users.id, lastId)))
      .orderBy(asc(users.id))
      .limit(BATCH);
    for (const family of due) {
      if (family.notices === inactiveNotices.length)
        await deleteAccount(server, { userId: family.id, email: family.email }, "unused");
      else
        await sendInactiveNotice(
          server,
          family,
          Math.round(inactiveFamily - (now - family.lastActive.getTime()) / DAY_MS),
        );
    }
    if (due.length < BATCH) return;
    lastId = due.at(-1)?.id ?? lastId;
  }
}

/**
 * `daysLeft` until the account is deleted. Another instance that was quicker has claimed the
 * notice: then nothing is sent.
 */
async function sendInactiveNotice(
  server: AuthenticatedContext,
  family: { id: string; email: string; notices: number },
  daysLeft: number,
): Promise<void> {
  const claimed = await server.db
    .update(users)
    .set({ inactive_notices: family.notices + 1 })
    .where(and(eq(users.id, family.id), eq(users.inactive_notices, family.notices)))
    .returning({ id: users.id });
  if (claimed.length === 0) return;
  const { href } = new URL(paths.courseTrack(), server.config.publicUrl);
  await server.mailer.send({
    to: family.email,
    ...renderEmail(inactiveNoticeMail(Math.max(1, daysLeft), href)),
  });
}

/** A family that comes back has its notices forgotten; called by the same round. */
export const resetInactiveNotices = async (server: AuthenticatedContext): Promise<void> => {
  const recent = new Date(server.now().getTime() - RETENTION_DAYS.inactiveNotices[0] * DAY_MS);
  await server.db
    .update(users)
    .set({ inactive_notices: 0 })
    .where(and(sql`${users.inactive_notices} > 0`, sql`${users.last_active_at} >= ${recent}`));
};
