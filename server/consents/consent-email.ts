import { and, eq, lte } from "drizzle-orm";
import { PURPOSES } from "#domain/consent/consent.ts";
import type { Purpose } from "#domain/consent/consent.ts";
import { paths } from "#domain/routing/paths.ts";
import { users } from "#server/platform/db/schema.ts";
import { renderEmail } from "#server/platform/mail/email-template.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { readConsents } from "./consents.ts";

const BATCH = 50;

const PLAIN: Record<Purpose, string> = {
  analytics: "we measure how the pages for grown-ups are used",
  ads: "we tell our advertising partner when somebody signs up or buys",
  news: "we write to you about new missions",
  child_name: "your child's first name may be spoken in the welcome and used in our letters",
  child_progress: "we tell our measuring service how lessons go, without names",
};

/** Sends the later e-mail of 'e-mail plus': what was agreed, and how to take it back. */
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
    try {
      await server.mailer.send({
        to: email,
        ...renderEmail({
          subject: "What you agreed to at Treasure Tracker",
          heading: "A short note",
          text: [
            `Yesterday you agreed that ${agreed.map((purpose) => PLAIN[purpose]).join("; ")}.`,
            "You can take any of it back at any time, and it stops at once.",
          ],
          button: {
            label: "Look at it or change it",
            href: new URL(paths.account(), server.config.publicUrl).href,
          },
          foot: ["If this wasn't you, open the page and switch everything off."],
        }),
      });
    } catch (error) {
      await server.db.update(users).set({ consent_letter_due: at }).where(eq(users.id, id));
      throw error;
    }
  }
}
