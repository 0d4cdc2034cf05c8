import { withoutHiddenCharacters, withoutLinks } from "#domain/line.ts";
import { MAIL_PICTURE } from "#domain/routing/mail-picture.ts";
import { mailFrame } from "#server/copy/mail-frame.ts";
import { htmlOf } from "./email-layout.ts";
import type { LaidOut } from "./email-layout.ts";

/** A mail as its sender writes it. */
export type EmailTemplate = Omit<LaidOut, "sections"> & Partial<Pick<LaidOut, "sections">>;

/** Names and titles in a mail are text: nobody writes a link or a hidden character into it with them. */
const asText = (words: string) => withoutLinks(withoutHiddenCharacters(words));
const asLine = (words: string) => asText(words).replaceAll("\n", " ");

function plainText({ heading, text, sections, button, code, foot, footLink }: LaidOut): string {
  return [
    `${heading} ${text[0] ?? ""}`.trim(),
    ...text.slice(1),
    ...sections.map((section) =>
      [section.heading, "-".repeat(section.heading.length), ...section.lines].join("\n"),
    ),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...(code ? [`${code.hint} ${code.digits}`] : []),
    mailFrame.signature.join("\n"),
    [...foot, ...(footLink ? [`${footLink.label}: ${footLink.href}`] : [])].join("\n"),
  ].join("\n\n");
}

/**
 * Both forms of an e-mail: plain text, and HTML that loads one picture, which is the same for everybody,
 * from our host. Its links are the button's and the foot's; the other words hold none, whoever wrote
 * them.
 */
export function renderEmail(
  { subject, heading, text, sections = [], ...rest }: EmailTemplate,
  { publicUrl }: { publicUrl: string },
): { subject: string; text: string; html: string } {
  const mail = {
    ...rest,
    subject: asLine(subject),
    heading: asLine(heading),
    text: text.map(asText),
    sections: sections.map((section) => ({
      heading: asLine(section.heading),
      lines: section.lines.map(asText),
    })),
  };
  return {
    subject: mail.subject,
    text: plainText(mail),
    html: htmlOf(mail, new URL(MAIL_PICTURE.path, publicUrl).href),
  };
}
