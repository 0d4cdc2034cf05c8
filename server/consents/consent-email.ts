import { and, eq, isNull, lte } from "drizzle-orm";
import { PURPOSES } from "#domain/consent/consent.ts";
import { accountUrl } from "#domain/routing/paths.ts";
import { consentMail } from "#server/copy/family-mails.ts";
import { users } from "#server/platform/db/schema.ts";
import { orRelease } from "#server/platform/jobs/leases.ts";
import { renderEmail } from "#server/platform/mail/email-template.ts";
import { giveNoticeBack, takeNotice } from "#server/auth/account-notice.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { readConsents } from "./consents.ts";

const BATCH = 50;

/** Sends the e-mail of 'e-mail plus': what was agreed, and how to take it back. */
export async function sendConsentEmails(server: AuthenticatedContext): Promise<void> {
  const due = await server.db
    .select({ id: users.id, email: users.email, at: users.consent_letter_due })
    .from(users)
    .where(lte(users.consent_letter_due, server.now()))
    .limit(BATCH);
  for (const { id, email, at } of due) {
    if (at === null) continue;
    const claimed = await server.db
      .update(users)
      .set({ consent_letter_due: null })
      .where(and(eq(users.id, id), eq(users.consent_letter_due, at)))
      .returning({ id: users.id });
    if (claimed.length === 0) continue;
    const consents = await readConsents(server.db, { userId: id });
    const agreed = PURPOSES.filter((purpose) => consents[purpose]);
    if (agreed.length === 0) continue;
    // It says what is agreed then: a later one stands for all that were given meanwhile.
    const { ok, waitMs } = await takeNotice(server.authContext, server.db, id, "consents");
    if (!ok) {
      const later = new Date(server.now().getTime() + waitMs);
      await server.db
        .update(users)
        .set({ consent_letter_due: later })
        .where(and(eq(users.id, id), isNull(users.consent_letter_due)));
      continue;
    }
    const { href } = new URL(accountUrl("consents"), server.config.publicUrl);
    await orRelease(
      () =>
        server.mailer.send({
          id: `consents ${id} ${at.toISOString()}`,
          to: email,
          ...renderEmail(consentMail(agreed, href), server.config),
        }),
      async () => {
        await giveNoticeBack(server.authContext, id, "consents");
        await server.db.update(users).set({ consent_letter_due: at }).where(eq(users.id, id));
      },
    );
  }
}
