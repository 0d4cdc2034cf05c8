import { Hono } from "hono";
import { requireStaff } from "#server/auth/identity.ts";
import { takeDaily } from "#server/auth/request-limits.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { valid } from "#server/platform/http/validate.ts";
import type { AuthoringContext } from "./context.ts";
import { findLesson } from "./drafts.ts";
import * as fields from "./fields.ts";
import { actorOf } from "./log.ts";
import { speakLine } from "./speech.ts";

/** Lines of lessons, spoken by the voice service; under /api/staff. */
export const speechRoutes = (server: AuthoringContext) =>
  new Hono<AppEnv>()
    .use("/speech", requireStaff(server.authContext))
    .use("/lessons/:id/speech", requireStaff(server.authContext))
    .get("/speech", describeOperation("Whether a voice service is configured"), (c) =>
      c.json({ speaks: server.config.voice !== null }),
    )
    .post(
      "/lessons/:id/speech",
      describeOperation("Speaks a line with the voice service"),
      valid("param", fields.ItemId),
      valid("json", fields.NewSpeech),
      async (c) => {
        const lesson = await findLesson(server.db, c.req.valid("param").id);
        const actor = actorOf(c, server);
        await takeDaily(server.authContext, "lesson_speech_account", actor.staffId);
        return c.json(await speakLine(server, actor, { lesson, ...c.req.valid("json") }), 201);
      },
    );
