import { MAIL_PICTURE } from "#domain/routing/mail-picture.ts";
import { mailFrame } from "#server/copy/mail-frame.ts";
import { color, darkMail as dark } from "#server/platform/colors.ts";

/**
 * One mail of ours: a greeting, sentences, sections, a button and a code, and a small foot.
 */
export interface LaidOut {
  subject: string;
  heading: string;
  text: string[];
  /** Parts of a longer mail, each with its own heading. */
  sections: { heading: string; lines: string[] }[];
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

/** Mail programs that know a dark scheme take these over the inline styles. */
const DARK = `@media (prefers-color-scheme: dark) {
.page { background: ${dark.page} !important; }
.card { background: ${dark.card} !important; }
.card, .card h1, .card h2 { color: ${dark.ink} !important; }
.brand, .card a.link { color: ${dark.link} !important; }
.box { background: ${dark.box} !important; }
.soft { color: ${dark.inkSoft} !important; }
.foot { border-color: ${dark.box} !important; }
}`;

const paragraph = (html: string, size = 17, margin = "0 0 20px") =>
  `<p style="margin:${margin};font-size:${size}px;line-height:1.5">${html}</p>`;

const sectionHtml = ({ heading, lines }: LaidOut["sections"][number]) =>
  `<div class="box" style="margin:0 0 20px;padding:18px 20px;border-radius:20px;background:${color.tealPale};text-align:left">
<h2 style="margin:0 0 8px;font-size:20px;color:${color.tealDeep}">${escapeHtml(heading)}</h2>
${lines.map((line) => paragraph(escapeHtml(line), 16, "0 0 8px")).join("\n")}
</div>`;

const buttonHtml = ({ label, href }: NonNullable<LaidOut["button"]>) =>
  `<p style="margin:8px 0 28px"><a href="${escapeHtml(href)}" style="display:inline-block;background:${color.teal};color:${color.white};text-decoration:none;font-weight:bold;font-size:19px;line-height:1.2;padding:18px 36px;border-radius:999px">${escapeHtml(label)}</a></p>`;

const codeHtml = ({ hint, digits }: NonNullable<LaidOut["code"]>) =>
  `${paragraph(escapeHtml(hint), 16, "0 0 8px")}
<p class="box" style="display:inline-block;margin:0 0 24px;padding:12px 14px 12px 24px;border-radius:16px;background:${color.cream};font-size:34px;font-weight:bold;line-height:1.2;letter-spacing:10px">${digits}</p>`;

function footHtml({ foot, footLink }: LaidOut): string {
  const lines = foot.map(escapeHtml);
  if (footLink !== undefined)
    lines.push(
      `<a class="link" href="${escapeHtml(footLink.href)}" style="color:${color.tealDeep}">${escapeHtml(footLink.label)}</a>`,
    );
  return lines.join("<br>");
}

/**
 * The one layout of all our mails, in HTML that mail clients support: tables for the width, inline
 * styles, and a style element for the dark scheme alone.
 * @param picture URL of the picture at its head
 */
export function htmlOf(mail: LaidOut, picture: string): string {
  const { subject, heading, text, sections, button, code } = mail;
  const [regards, ...signers] = mailFrame.signature;
  const { width, height } = MAIL_PICTURE;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>${DARK}</style></head>
<body class="page" style="margin:0;padding:0;background:${color.cream}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(text[0] ?? "")}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${color.cream}"><tr><td align="center" style="padding:20px 10px 32px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:${width}px;border-radius:28px;overflow:hidden;background:${color.white};color:${color.ink};font-family:Quicksand,'Trebuchet MS','Avenir Next',Arial,sans-serif">
<tr><td><img src="${escapeHtml(picture)}" alt="${mailFrame.picture}" width="${width}" height="${height}" style="display:block;width:100%;height:auto;border:0;border-radius:28px 28px 0 0;font-size:16px;color:${color.inkSoft}"></td></tr>
<tr><td align="center" style="padding:22px 26px 30px;overflow-wrap:anywhere;text-wrap:balance">
<p class="brand" style="margin:0 0 14px;font-size:19px;font-weight:bold;letter-spacing:0.3px;color:${color.teal}">${mailFrame.brand}</p>
<h1 style="margin:0 0 10px;font-size:28px;line-height:1.2">${escapeHtml(heading)}</h1>
${text.map((line) => paragraph(escapeHtml(line))).join("\n")}
${sections.map(sectionHtml).join("\n")}
${button ? buttonHtml(button) : ""}
${code ? codeHtml(code) : ""}
${paragraph(`${escapeHtml(regards)}<br><strong>${signers.map(escapeHtml).join("<br>")}</strong>`, 17, "0 0 24px")}
<p class="soft foot" style="margin:0;padding:18px 0 0;border-top:2px solid ${color.cream};font-size:16px;line-height:1.5;color:${color.inkSoft}">${footHtml(mail)}</p>
</td></tr></table>
</td></tr></table>
</body></html>`;
}
