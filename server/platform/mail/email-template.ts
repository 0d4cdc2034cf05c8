import { withoutHiddenCharacters, withoutLinks } from "#domain/line.ts";
import { color } from "#server/platform/colors.ts";

/**
 * One mail of ours: a greeting, sentences, perhaps sections, a button and a code, and a small foot.
 */
export interface EmailTemplate {
  subject: string;
  heading: string;
  text: string[];
  /** Parts of a longer mail, each with its own heading. */
  sections?: { heading: string; lines: string[] }[];
  button?: { label: string; href: string };
  /** Six digits, with the words before them. */
  code?: { hint: string; digits: string };
  foot: string[];
  /** The last line of the foot, as a link. */
  footLink?: { label: string; href: string };
}

const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign,
  );

/** Names and titles in a mail are text: nobody writes a link or a hidden character into it with them. */
const asText = (words: string) => withoutLinks(withoutHiddenCharacters(words));
const asLine = (words: string) => asText(words).replaceAll("\n", " ");

/**
 * Both forms of an e-mail, as mail programs want them: inline styles, nothing loaded from anywhere. Its
 * links are the button's and the foot's; the other words hold none, whoever wrote them.
 */
export function renderEmail({ button, code, foot, footLink, ...words }: EmailTemplate): {
  subject: string;
  text: string;
  html: string;
} {
  const subject = asLine(words.subject);
  const heading = asLine(words.heading);
  const text = words.text.map(asText);
  const sections = (words.sections ?? []).map((section) => ({
    heading: asLine(section.heading),
    lines: section.lines.map(asText),
  }));
  const plain = [
    `${heading} ${text[0] ?? ""}`.trim(),
    ...text.slice(1),
    ...sections.map((section) =>
      [section.heading, "-".repeat(section.heading.length), ...section.lines].join("\n"),
    ),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...(code ? [`${code.hint} ${code.digits}`] : []),
    [...foot, ...(footLink ? [`${footLink.label}: ${footLink.href}`] : [])].join("\n"),
  ];
  const paragraphs = text
    .map(
      (line) => `<p style="margin:0 0 20px;font-size:17px;line-height:1.5">${escapeHtml(line)}</p>`,
    )
    .join("\n");
  const sectionsHtml = sections
    .map(
      (
        section,
      ) => `<div style="margin:0 0 20px;padding:18px 20px;border-radius:20px;background:${color.tealPale};text-align:left">
<h2 style="margin:0 0 8px;font-size:20px;color:${color.tealDeep}">${escapeHtml(section.heading)}</h2>
${section.lines.map((line) => `<p style="margin:0 0 8px;font-size:16px;line-height:1.5">${escapeHtml(line)}</p>`).join("\n")}
</div>
`,
    )
    .join("");
  const footHtml = [
    ...foot.map(escapeHtml),
    ...(footLink
      ? [
          `<a href="${escapeHtml(footLink.href)}" style="color:${color.tealDeep}">${escapeHtml(footLink.label)}</a>`,
        ]
      : []),
  ].join("<br>");
  const buttonHtml = button
    ? `<p style="margin:8px 0 28px"><a href="${escapeHtml(button.href)}" style="display:inline-block;background:${color.teal};color:${color.white};text-decoration:none;font-weight:bold;font-size:19px;padding:18px 36px;border-radius:999px">${escapeHtml(button.label)}</a></p>`
    : "";
  const codeHtml = code
    ? `<p style="margin:0 0 6px;font-size:16px">${escapeHtml(code.hint)}</p>
<p style="margin:0 0 24px;font-size:34px;font-weight:bold;letter-spacing:8px">${code.digits}</p>`
    : "";
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:${color.cream};font-family:Quicksand,'Trebuchet MS',Arial,sans-serif;color:${color.ink}">
<div style="max-width:440px;margin:0 auto;background:${color.white};border-radius:28px;padding:32px;text-align:center">
<h1 style="margin:0 0 8px;font-size:26px">${escapeHtml(heading)}</h1>
${paragraphs}
${sectionsHtml}${buttonHtml}${codeHtml}
<p style="margin:0;font-size:14px;line-height:1.6;color:${color.inkSoft};overflow-wrap:anywhere">${footHtml}</p>
</div></body></html>`;
  return { subject, text: plain.join("\n\n"), html };
}
