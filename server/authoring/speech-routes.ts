import { Hono } from "hono";
import { requireStaff } from "#server/auth/identity.ts";
import { withinDaily } from "#server/auth/request-limits.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { valid } from "#server/platform/http/validate.ts";
import type { AuthoringContext } from "./context.ts";
import { findLesson } from "./drafts.ts";
import * as fields from "./fields.ts";
import { actorOf } from "./log.ts";
import { speakLine, voiceOf } from "./speech.ts";

/** Lines of lessons, spoken by the voice service or the course's own voice; under /api/staff. */
export const speechRoutes = (server: AuthoringContext) =>
  new Hono<AppEnv>()
    .use("/speech", requireStaff(server.authContext))
    .use("/lessons/:id/speech", requireStaff(server.authContext))
    .get("/speech", describeOperation("What speaks lines here"), (c) => {
      const voice = voiceOf(server);
      return c.json({ speaks: voice !== null, voice });
    })
    .post(
      "/lessons/:id/speech",
      describeOperation("Speaks a line"),
      valid("param", fields.ItemId),
      valid("json", fields.NewSpeech),
      async (c) => {
        const lesson = await findLesson(server.db, c.req.valid("param").id);
        const actor = actorOf(c, server);
        const speak = () => speakLine(server, actor, { lesson, ...c.req.valid("json") });
        return c.json(
          await withinDaily(server.authContext, "lesson_speech_account", actor.staffId, speak),
          201,
        );
      },
    );
