import { Hono } from "hono";
import * as v from "valibot";
import { requireUser } from "#server/auth/identity.ts";
import { findChild } from "#server/platform/db/children.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { Id } from "#server/platform/http/fields.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import { valid } from "#server/platform/http/validate.ts";
import { createTurns } from "#server/platform/jobs/turns.ts";
import type { LearningContext } from "./context.ts";
import { readLearned } from "./learned.ts";

/** Readings of what children learned: an account has one at a time, since each reads thousands of rows. */
const READINGS = { atOnce: 2, waiting: 40, waitingOfOwner: 8 };

/** What a child learned, for its parent. */
export function learnedRoutes(server: LearningContext) {
  const user = requireUser(server.authContext);
  const enqueue = createTurns(READINGS);
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
      const turn = { owner: userId, gone: c.req.raw.signal };
      const reading = enqueue(turn, () => readLearned(server, child));
      if (reading === null) throw new ApiError("unavailable");
      return c.json(await reading);
    },
  );
}
