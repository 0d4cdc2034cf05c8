import { Hono } from "hono";
import * as v from "valibot";
import { CHILD_PAGE_NAMES } from "#domain/learning/learning-event.ts";
import { requireStaff } from "#server/auth/identity.ts";
import { Id } from "#server/platform/http/fields.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { valid } from "#server/platform/http/validate.ts";
import { readInsight, readSlideInsight } from "./read.ts";
import type { InsightContext } from "./context.ts";

/**
 * Pages of the child's zone that are open to everyone: who opens them has no account whose events
 * would count them.
 */
export function pageCountRoutes(server: InsightContext) {
  return new Hono<AppEnv>().post(
    "/page-counts",
    describeOperation(
      "Counts that a page of the child's zone was opened, with nothing about who did",
      202,
    ),
    valid("json", v.strictObject({ page: v.picklist(CHILD_PAGE_NAMES) })),
    (c) => {
      server.openedPages.count(c.req.valid("json").page);
      return c.json({ counted: true }, 202);
    },
  );
}

/** 'Statistics', for staff: counts alone, of nobody in particular. */
export function insightRoutes(server: InsightContext) {
  return new Hono<AppEnv>()
    .use(requireStaff(server.authContext))
    .get("/insight", describeOperation("How the last 30 days went"), async (c) =>
      c.json(await readInsight(server)),
    )
    .get(
      "/lessons/:id/insight",
      describeOperation("How each slide of a lesson goes"),
      valid("param", v.object({ id: Id })),
      async (c) => c.json(await readSlideInsight(server, c.req.valid("param").id)),
    );
}
