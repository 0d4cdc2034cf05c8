import { Hono } from "hono";
import * as v from "valibot";
import { requireStaff } from "#server/auth/identity.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { Id } from "#server/platform/http/fields.ts";
import { valid } from "#server/platform/http/validate.ts";
import type { AuthoringContext } from "./context.ts";
import * as fields from "./fields.ts";
import { actorOf } from "./log.ts";
import { endPresence, findOpenLessons, recordPresence } from "./presence.ts";

const OpenLesson = v.strictObject({ tab: Id, slide: v.nullable(Id) });
const Tab = v.object({ tab: Id });
const OwnTab = v.object({ tab: v.optional(Id) });

/** Who has a lesson open, under /api/staff. */
export const presenceRoutes = (server: AuthoringContext) =>
  new Hono<AppEnv>()
    .use("/lessons/:id/presence", requireStaff(server.authContext))
    .use("/presence", requireStaff(server.authContext))
    .use("/presence/:tab", requireStaff(server.authContext))
    .put(
      "/lessons/:id/presence",
      describeOperation("Notes that the author has a lesson open, and answers who else has"),
      valid("param", fields.ItemId),
      valid("json", OpenLesson),
      async (c) => {
        c.header("Cache-Control", "no-store");
        const { id } = c.req.valid("param");
        return c.json(await recordPresence(server.db, actorOf(c, server), id, c.req.valid("json")));
      },
    )
    .get(
      "/presence",
      describeOperation("Which lessons authors have open now"),
      valid("query", OwnTab),
      async (c) => {
        c.header("Cache-Control", "no-store");
        const { tab } = c.req.valid("query");
        return c.json({ others: await findOpenLessons(server.db, actorOf(c, server), tab) });
      },
    )
    .delete(
      "/presence/:tab",
      describeOperation("Notes that a page of the author no longer has a lesson open"),
      valid("param", Tab),
      async (c) => {
        await endPresence(server.db, actorOf(c, server), c.req.valid("param").tab);
        return c.json({ left: true });
      },
    );
