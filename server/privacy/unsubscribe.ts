import { Hono } from "hono";
import { html } from "hono/html";
import { equalSecret } from "#server/auth/hashes.ts";
import type { ServerContext } from "#server/context.ts";
import { describes } from "#server/http/describe.ts";
import type { AppEnv } from "#server/http/env.ts";
import { ApiError } from "#server/http/errors.ts";
import { cancelReminders } from "#server/reminders/schedule.ts";
import { giveConsents } from "./consents.ts";

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const token = (server: ServerContext, userId: string) => `${userId}.${server.auth.secrets.hmacHex("unsubscribe", userId)}`;

/** The link that ends reminders and news; it names nobody. */
export const unsubscribeUrl = (server: ServerContext, userId: string) =>
  `${server.config.publicUrl}/api/unsubscribe?t=${token(server, userId)}`;

/** Lets the mail program show its own button (RFC 8058). */
export const unsubscribeHeaders = (server: ServerContext, userId: string) => ({
  "List-Unsubscribe": `<${unsubscribeUrl(server, userId)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

function userOf(server: ServerContext, given: string | undefined): string {
  const userId = given?.split(".")[0] ?? "";
  if (!/^[0-9a-f-]{36}$/.test(userId) || !equalSecret(given ?? "", token(server, userId)))
    throw new ApiError("not_found", "This link is not ours.");
  return userId;
}

/** GET asks, since mail scanners open links; POST does it. */
export function unsubscribeRoutes(server: ServerContext) {
  return new Hono<AppEnv>()
    .get("/unsubscribe", describes("Asks whether reminders and news shall end"), (c) => {
      userOf(server, c.req.query("t"));
      c.header("Content-Security-Policy", POLICY);
      return c.html(page("No more mails?", html`<form method="post"><button>No more reminders and news</button></form>`));
    })
    .post("/unsubscribe", describes("Ends reminders and news"), async (c) => {
      const userId = userOf(server, c.req.query("t"));
      await cancelReminders(server.db, userId, server.now());
      await giveConsents(server, { userId }, { news: false });
      c.header("Content-Security-Policy", POLICY);
      return c.html(
        page("Done. We send you no more reminders and no news.", html`<p>Mails to sign in still come when you ask for them.</p>`),
      );
    });
}

const page = (heading: string, body: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Treasure Tracker</title>
        <style>
          body {
            font:
              18px/1.5 system-ui,
              sans-serif;
            max-width: 30rem;
            margin: 4rem auto;
            padding: 0 1rem;
            background: #fff4e1;
            color: #3a2320;
            text-align: center;
          }
          button {
            font: inherit;
            font-weight: bold;
            padding: 1rem 2rem;
            border: 0;
            border-radius: 99px;
            background: #0a7f77;
            color: #fff;
          }
        </style>
      </head>
      <body>
        <h1>${heading}</h1>
        ${body}
      </body>
    </html>`;
