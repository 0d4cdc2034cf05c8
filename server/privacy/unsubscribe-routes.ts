import { Hono } from "hono";
import { html } from "hono/html";
import { unsubscribePage as words } from "#server/copy/pages.ts";
import { FORM_PAGE_POLICY, htmlPage } from "#server/platform/http/html-page.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { cancelReminders } from "#server/reminders/schedule.ts";
import { giveConsents } from "#server/consents/consents.ts";
import { userOf } from "#server/consents/unsubscribe-link.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";

/** GET asks, since mail scanners open links; POST does it. */
export function unsubscribeRoutes(server: AuthenticatedContext) {
  return new Hono<AppEnv>()
    .get("/unsubscribe", describeOperation("Asks whether reminders and news shall end"), (c) => {
      userOf(server, c.req.query("t"));
      c.header("Content-Security-Policy", FORM_PAGE_POLICY);
      return c.html(
        page(words.question, html`<form method="post"><button>${words.button}</button></form>`),
      );
    })
    .post("/unsubscribe", describeOperation("Ends reminders and news"), async (c) => {
      const userId = userOf(server, c.req.query("t"));
      await cancelReminders(server.db, userId, server.now());
      await giveConsents(server, { userId }, { news: false });
      c.header("Content-Security-Policy", FORM_PAGE_POLICY);
      return c.html(page(words.done, html`<p>${words.signInMails}</p>`));
    });
}

const page = (heading: string, body: ReturnType<typeof html>) =>
  htmlPage({
    title: words.title,
    heading,
    style: `
body { max-width: 30rem; margin: 4rem auto; background: #fff4e1; text-align: center; }
button { padding: 1rem 2rem; }
`,
    body,
  });
