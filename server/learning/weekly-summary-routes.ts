import { Hono } from "hono";
import * as v from "valibot";
import { requireUser } from "#server/auth/identity.ts";
import { userOf } from "#server/consents/unsubscribe-link.ts";
import { askingPage, endedPage } from "#server/consents/unsubscribe-page.ts";
import { unsubscribePage as words } from "#server/copy/pages.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { FORM_PAGE_POLICY } from "#server/platform/http/html-page.ts";
import { TimeZone } from "#server/platform/http/fields.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import { valid } from "#server/platform/http/validate.ts";
import type { LearningContext } from "./context.ts";
import {
  closeSummaryOffer,
  endWeeklySummary,
  readWeeklySummary,
  setWeeklySummary,
} from "./weekly-summary.ts";

const upTo = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const Setting = v.strictObject({
  is_on: v.boolean(),
  weekday: upTo(6),
  hour: upTo(23),
  // Absent: the zone stays as it is.
  time_zone: v.optional(v.nullable(TimeZone)),
});

/** The weekly summary by mail: what the parent sets, and the link in the mail that ends it. */
export function weeklySummaryRoutes(server: LearningContext) {
  const user = requireUser(server.authContext);
  return new Hono<AppEnv>()
    .get(
      "/me/weekly-summary",
      describeOperation("Whether the weekly summary is on, and when it is sent"),
      user,
      async (c) => {
        c.header("Cache-Control", "no-store");
        return c.json(await readWeeklySummary(server.db, c.var.identity.userId));
      },
    )
    .put(
      "/me/weekly-summary",
      describeOperation("Switches the weekly summary on or off"),
      user,
      valid("json", Setting),
      async (c) => c.json(await setWeeklySummary(server, c.var.identity, c.req.valid("json"))),
    )
    .delete(
      "/me/weekly-summary/offer",
      describeOperation("Puts the offer of the weekly summary away"),
      user,
      async (c) => c.json(await closeSummaryOffer(server, c.var.identity.userId)),
    )
    .get(
      "/weekly-summary/unsubscribe",
      describeOperation("Asks whether the weekly summary shall end"),
      (c) => {
        userOf(server, "weekly_summary", c.req.query("t"));
        c.header("Content-Security-Policy", FORM_PAGE_POLICY);
        return c.html(askingPage(words.weeklySummary));
      },
    )
    .post(
      "/weekly-summary/unsubscribe",
      describeOperation("Ends the weekly summary"),
      async (c) => {
        await endWeeklySummary(server, userOf(server, "weekly_summary", c.req.query("t")));
        c.header("Content-Security-Policy", FORM_PAGE_POLICY);
        return c.html(endedPage(words.weeklySummary));
      },
    );
}
