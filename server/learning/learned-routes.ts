import { Hono } from "hono";
import * as v from "valibot";
import { requireUser } from "#server/auth/identity.ts";
import { findChild } from "#server/platform/db/children.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { Id } from "#server/platform/http/fields.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import { valid } from "#server/platform/http/validate.ts";
import type { LearningContext } from "./context.ts";
import { readLearned } from "./learned.ts";

/** What a child learned, for its parent. */
export function learnedRoutes(server: LearningContext) {
  const user = requireUser(server.authContext);
  return new Hono<AppEnv>().get(
    "/me/children/:child/learned",
    describeOperation("What a child learned: lessons, ideas, what took several tries, weeks"),
    user,
    valid("param", v.object({ child: Id })),
    async (c) => {
      const { userId } = c.var.identity;
      const child = await findChild(server.db, userId, c.req.valid("param").child);
      if (child === null) throw new ApiError("child_not_found");
      c.header("Cache-Control", "no-store");
      return c.json(await readLearned(server, child));
    },
  );
}
