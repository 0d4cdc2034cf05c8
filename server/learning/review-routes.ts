import { Hono } from "hono";
import * as v from "valibot";
import { requireChild } from "#server/auth/child.ts";
import { requireUser } from "#server/auth/identity.ts";
import { limitByChild } from "#server/auth/request-limits.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { DeviceDay, Id } from "#server/platform/http/fields.ts";
import { jsonText, stringify } from "#server/platform/http/json-text.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import { valid } from "#server/platform/http/validate.ts";
import type { LearningContext } from "./context.ts";
import { answerDailyReview, readDailyReview } from "./daily-review.ts";
import { readerOf } from "./lesson-language.ts";
import { readWarmUp } from "./warm-up.ts";

/** An answer is sent once. */
const BROTLI_QUALITY = 5;

/** Questions that come back: one each day, and those before a lesson. */
export function reviewRoutes(server: LearningContext) {
  const user = requireUser(server.authContext);
  const child = requireChild(server.authContext);
  const limit = limitByChild(server.authContext, "reviews_child");
  return new Hono<AppEnv>()
    .get(
      "/me/review",
      describeOperation("The question of a finished lesson that comes back today"),
      user,
      child,
      limit,
      async (c) => {
        const review = await readDailyReview(server, c.get("child"), readerOf(c));
        return jsonText(c, await stringify(review, BROTLI_QUALITY), null);
      },
    )
    .get(
      "/lessons/:id/warm-up",
      describeOperation("The questions of earlier lessons with which a lesson begins"),
      user,
      child,
      limit,
      valid("param", v.object({ id: Id })),
      async (c) => {
        const { id } = c.req.valid("param");
        const warmUp = await readWarmUp(server, c.get("child"), readerOf(c), id);
        return jsonText(c, await stringify(warmUp, BROTLI_QUALITY), null);
      },
    )
    .post(
      "/me/review",
      describeOperation("Notes that the question of a day was answered, once"),
      user,
      child,
      limit,
      valid("json", v.object({ played_on: DeviceDay })),
      async (c) =>
        c.json(await answerDailyReview(server, c.get("child"), c.req.valid("json").played_on)),
    );
}
