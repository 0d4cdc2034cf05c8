import { Hono } from "hono";
import * as v from "valibot";
import { requireStaff } from "#server/auth/identity.ts";
import type { ServerContext } from "#server/context.ts";
import { Id } from "#server/families/fields.ts";
import { describes } from "#server/http/describe.ts";
import type { AppEnv } from "#server/http/env.ts";
import { valid } from "#server/http/validate.ts";
import { readInsight, readSlideInsight } from "./read.ts";

/** 'How it goes', for staff: counts alone, of nobody in particular. */
export function insightRoutes(server: ServerContext) {
  return new Hono<AppEnv>()
    .use(requireStaff(server.auth))
    .get("/insight", describes("How the last 30 days went"), async (c) => c.json(await readInsight(server)))
    .get("/lessons/:id/insight", describes("How each slide of a lesson goes"), valid("param", v.object({ id: Id })), async (c) =>
      c.json(await readSlideInsight(server, c.req.valid("param").id)),
    );
}
