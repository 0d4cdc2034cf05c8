import { Hono } from "hono";
import * as v from "valibot";
import { requireUser } from "#server/auth/identity.ts";
import { withinDaily } from "#server/auth/request-limits.ts";
import { sourceOf } from "#server/platform/http/client-ip-address.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import { valid } from "#server/platform/http/validate.ts";
import type { LearningContext } from "./context.ts";
import { FEEDBACK_MAIL } from "./feedback-mail.ts";
import type { FeedbackJob } from "./feedback-mail.ts";

const FeedbackForm = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000)),
});

/** What a parent writes to us at the end of the course. */
export function feedbackFormRoutes(server: LearningContext) {
  const user = requireUser(server.authContext);
  return new Hono<AppEnv>().post(
    "/feedback-form",
    describeOperation("Sends a parent's words to staff"),
    user,
    valid("json", FeedbackForm),
    async (c) => {
      const { userId } = c.var.identity;
      const { text } = c.req.valid("json");
      const send = () => server.queue.send<FeedbackJob>(FEEDBACK_MAIL, { text, userId });
      const source = sourceOf(c, server.config);
      await withinDaily(server.authContext, "feedback_account", userId, () =>
        withinDaily(server.authContext, "feedback_source", source, send),
      );
      return c.json({ sent: true });
    },
  );
}
