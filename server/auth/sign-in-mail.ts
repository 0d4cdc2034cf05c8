import type { Mailer } from "#server/mail/mailer.ts";
import type { AuthContext, MailJob } from "./context.ts";
import { LINK_SECONDS } from "./context.ts";
import { issueOneTimeToken } from "./one-time-token.ts";

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

/**
 * Writes and sends the mail of a queued request; the token and the code are made here and live nowhere else in
 * clear. An address that nobody has and that asked only to log in gets no mail.
 */
export async function sendSignInMail(auth: AuthContext, mailer: Mailer, job: MailJob): Promise<void> {
  const issued = await issueOneTimeToken(auth, job);
  if (issued === null) return;
  const next = new URL(job.redirectTo).searchParams.get("next");
  const link = new URL("/auth/magic-link-handler", auth.config.publicUrl);
  link.searchParams.set("token_hash", issued.token);
  link.searchParams.set("type", "email");
  if (next !== null) link.searchParams.set("next", next);
  await mailer.send({ to: job.email, subject: "Your sign-in link for Treasure Tracker", ...body(link.href, issued.code, job) });
}

function body(link: string, code: string, job: MailJob): { text: string; html: string } {
  const asked = `${new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(job.askedAtMs)} UTC`;
  const when = `Asked for on ${asked}, from ${job.device}.`;
  const life = `The link and the code work once, for ${LINK_SECONDS / 60} minutes.`;
  const notYou = "If this wasn't you, you can ignore this mail: nothing happens.";
  const text = [
    "Ahoy! Here is your way into Treasure Tracker.",
    `Open this link:\n${link}`,
    `Or type this code where you asked for the mail: ${code}`,
    `${when}\n${life}\n${notYou}`,
  ].join("\n\n");
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Your sign-in link</title></head>
<body style="margin:0;padding:32px 16px;background:#fff4e1;font-family:Quicksand,'Trebuchet MS',Arial,sans-serif;color:#3a2320">
<div style="max-width:440px;margin:0 auto;background:#ffffff;border-radius:28px;padding:32px;text-align:center">
<h1 style="margin:0 0 8px;font-size:26px">Ahoy!</h1>
<p style="margin:0 0 24px;font-size:17px;line-height:1.5">Here is your way into Treasure Tracker.</p>
<p style="margin:0 0 28px"><a href="${escapeHtml(link)}" style="display:inline-block;background:#0a7f77;color:#ffffff;text-decoration:none;font-weight:bold;font-size:19px;padding:18px 36px;border-radius:999px">Open Treasure Tracker</a></p>
<p style="margin:0 0 6px;font-size:16px">Or type this code where you asked for the mail:</p>
<p style="margin:0 0 24px;font-size:34px;font-weight:bold;letter-spacing:8px">${code}</p>
<p style="margin:0;font-size:14px;line-height:1.6;color:#6b4a3a">${escapeHtml(when)}<br>${life}<br>${notYou}</p>
</div></body></html>`;
  return { text, html };
}
