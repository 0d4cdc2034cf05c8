import { expect, it } from "vitest";
import { MAIL_PICTURE } from "#domain/routing/mail-picture.ts";
import { ACCOUNT_NOTICES } from "#server/copy/account-notices.ts";
import * as family from "#server/copy/family-mails.ts";
import { SIGN_IN_MAILS } from "#server/copy/sign-in-mails.ts";
import { renderEmail } from "#server/platform/mail/email-template.ts";
import type { EmailTemplate } from "#server/platform/mail/email-template.ts";

const HOST = "https://treasure.example";
const LINK = `${HOST}/somewhere`;
const SMALLEST_PX = 16;

const mails: Record<string, EmailTemplate> = {
  reminder: family.reminderMail(LINK, LINK),
  "news of a lesson": family.lessonNewsMail({ title: "Share", isNew: true }, LINK, LINK),
  "what was agreed to": family.consentMail(["news"], LINK),
  "an unused account": family.inactiveNoticeMail(30, LINK),
  "a deletion": family.deletionReceiptMail(0, "asked"),
  feedback: family.feedbackMail("We like it.", "id"),
  "weekly summary": {
    subject: "This week's treasures",
    heading: "Ahoy!",
    text: ["Here is Mia's week."],
    sections: [{ heading: "Mia", lines: ["Mia played on 3 days."] }],
    foot: ["You switched it on."],
    footLink: { label: "No more weekly e-mails", href: LINK },
  },
};
for (const [kind, { subject, heading, text }] of Object.entries(ACCOUNT_NOTICES))
  mails[kind] = { subject, heading, text, foot: ["Nothing to do."] };
for (const [kind, { subject, heading, text, hint }] of Object.entries(SIGN_IN_MAILS))
  mails[kind] = { subject, heading, text, code: { hint, digits: "123456" }, foot: ["Once."] };

it.each(Object.entries(mails))(
  "the mail '%s' has the picture with its words, the name of the product, a signature and a dark scheme (T-1864)",
  (_kind, mail) => {
    const { html, text } = renderEmail(mail, { publicUrl: `${HOST}/` });
    const pictures = html.match(/<img [^>]*>/g) ?? [];
    expect(pictures).toHaveLength(1);
    expect(pictures[0]).toContain(`src="${HOST}${MAIL_PICTURE.path}"`);
    expect(pictures[0]).toContain('alt="Pocket the otter waves from a sailing boat"');
    expect(html).not.toMatch(/<(script|link|iframe)|url\(|@import/);
    expect(html).toContain("@media (prefers-color-scheme: dark)");
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain(">Treasure Tracker</p>");
    const sizes = [...html.matchAll(/font-size:(\d+)px/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SMALLEST_PX);
    expect(text).toContain("Fair winds,\nPocket and the Treasure Tracker crew");
    expect(text).not.toContain(MAIL_PICTURE.path);
    expect(text).not.toMatch(/<[a-z]/);
  },
);

it.each(Object.entries(mails))(
  "the mail '%s' says the same as plain text as in its layout (T-1865)",
  (_kind, mail) => {
    const { html, text } = renderEmail(mail, { publicUrl: HOST });
    const words = [mail.heading, ...mail.text, ...mail.foot, mail.code?.digits ?? ""];
    const read = html.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
    for (const said of words) {
      expect(text).toContain(said);
      expect(read).toContain(said);
    }
  },
);
