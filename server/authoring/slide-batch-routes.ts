import { Hono } from "hono";
import { requireStaff } from "#server/auth/identity.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { valid } from "#server/platform/http/validate.ts";
import type { AuthoringContext } from "./context.ts";
import * as fields from "./fields.ts";
import { actorOf } from "./log.ts";
import { changeSlides } from "./slide-batches.ts";

/** Several slides of a lesson at once: all of it happens, or nothing. */
export const slideBatchRoutes = (server: AuthoringContext) =>
  new Hono<AppEnv>()
    .use("/lessons/:id/slide-batches", requireStaff(server.authContext))
    .post(
      "/lessons/:id/slide-batches",
      describeOperation("Deletes, restores or moves several slides of a lesson"),
      valid("param", fields.ItemId),
      valid("json", fields.SlideBatch),
      async (c) => {
        const actor = actorOf(c, server);
        const { id } = c.req.valid("param");
        const batch = c.req.valid("json");
        return c.json(await changeSlides(server, actor, id, batch));
      },
    );
