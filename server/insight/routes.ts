import { Hono } from "hono";
import * as v from "valibot";
import { isDay } from "#domain/days.ts";
import { AGE_BANDS } from "#domain/family/age.ts";
import { CHILD_PAGE_NAMES } from "#domain/learning/learning-event.ts";
import { requireStaff } from "#server/auth/identity.ts";
import { Id } from "#server/platform/http/fields.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { valid } from "#server/platform/http/validate.ts";
import { readInsight } from "./read.ts";
import { readLessonInsight } from "./read-lesson.ts";
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

const Week = v.optional(v.pipe(v.string(), v.check(isDay, "needs a day")));
const Filter = v.strictObject({
  version: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, "needs a version"), v.transform(Number)),
  ),
  age: v.optional(v.picklist(AGE_BANDS)),
  from: Week,
  to: Week,
});

/** 'Statistics', for staff: anonymous counts alone. */
export function insightRoutes(server: InsightContext) {
  return new Hono<AppEnv>()
    .use(requireStaff(server.authContext))
    .get("/insight", describeOperation("Statistics of the last weeks that have ended"), async (c) =>
      c.json(await readInsight(server)),
    )
    .get(
      "/lessons/:id/insight",
      describeOperation(
        "How many children reached each slide of a lesson, and what was done wrong",
      ),
      valid("param", v.object({ id: Id })),
      valid("query", Filter),
      async (c) => {
        const { version = null, age = null, from = null, to = null } = c.req.valid("query");
        const filter = { version, age, from, to };
        return c.json(await readLessonInsight(server, c.req.valid("param").id, filter));
      },
    );
}
