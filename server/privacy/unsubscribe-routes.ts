import { Hono } from "hono";
import { unsubscribePage as words } from "#server/copy/pages.ts";
import { FORM_PAGE_POLICY } from "#server/platform/http/html-page.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { cancelReminders } from "#server/reminders/schedule.ts";
import { giveConsents } from "#server/consents/consents.ts";
import { userOf } from "#server/consents/unsubscribe-link.ts";
import { askingPage, endedPage } from "#server/consents/unsubscribe-page.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";

/** GET asks, since mail scanners open links; POST does it. */
export function unsubscribeRoutes(server: AuthenticatedContext) {
  return new Hono<AppEnv>()
    .get("/unsubscribe", describeOperation("Asks whether reminders and news shall end"), (c) => {
      userOf(server, "reminders", c.req.query("t"));
      c.header("Content-Security-Policy", FORM_PAGE_POLICY);
      return c.html(askingPage(words.reminders));
    })
    .post("/unsubscribe", describeOperation("Ends reminders and news"), async (c) => {
      const userId = userOf(server, "reminders", c.req.query("t"));
      await cancelReminders(server.db, userId, server.now());
      await giveConsents(server, { userId, isByLink: true }, { news: false });
      c.header("Content-Security-Policy", FORM_PAGE_POLICY);
      return c.html(endedPage(words.reminders));
    });
}
