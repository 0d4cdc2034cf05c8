import { Hono } from "hono";
import { html } from "hono/html";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { cancelReminders } from "#server/reminders/schedule.ts";
import { giveConsents } from "#server/consents/consents.ts";
import { userOf } from "#server/consents/unsubscribe-link.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** GET asks, since mail scanners open links; POST does it. */
export function unsubscribeRoutes(server: AuthenticatedContext) {
  return new Hono<AppEnv>()
    .get("/unsubscribe", describeOperation("Asks whether reminders and news shall end"), (c) => {
      userOf(server, c.req.query("t"));
      c.header("Content-Security-Policy", POLICY);
      return c.html(
        page(
          "No more mails?",
          html`<form method="post"><button>No more reminders and news</button></form>`,
        ),
      );
    })
    .post("/unsubscribe", describeOperation("Ends reminders and news"), async (c) => {
      const userId = userOf(server, c.req.query("t"));
      await cancelReminders(server.db, userId, server.now());
      await giveConsents(server, { userId }, { news: false });
      c.header("Content-Security-Policy", POLICY);
      return c.html(
        page(
          "Done. We send you no more reminders and no news.",
          html`<p>Mails to sign in still come when you ask for them.</p>`,
        ),
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
