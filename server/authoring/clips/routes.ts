import { Hono } from "hono";
import { requireStaff } from "#server/auth/identity.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { valid } from "#server/platform/http/validate.ts";
import type { AuthoringContext } from "#server/authoring/context.ts";
import { actorOf } from "#server/authoring/log.ts";
import { findLesson } from "#server/authoring/drafts.ts";
import * as fields from "#server/authoring/fields.ts";
import {
  closeConversion,
  listConversions,
  startConversion,
  stopConversion,
} from "./conversions.ts";
import { listFramed, reframe } from "./reframe.ts";
import { takeClip } from "./take-clip.ts";

/** The calls about clips that are converted, under /api/staff. */
export function clipRoutes(server: AuthoringContext) {
  const { db, now, queue } = server;
  return new Hono<AppEnv>()
    .use("/lessons/:id/conversions", requireStaff(server.authContext))
    .use("/lessons/:id/clips", requireStaff(server.authContext))
    .use("/lessons/:id/reframings", requireStaff(server.authContext))
    .use("/conversions/*", requireStaff(server.authContext))
    .get(
      "/lessons/:id/conversions",
      describeOperation("The clips of a lesson that are being converted"),
      valid("param", fields.ItemId),
      async (c) =>
        c.json({
          converts: server.clipConverter !== null,
          conversions: await listConversions(db, c.req.valid("param").id),
          framed: await listFramed(db, c.req.valid("param").id),
        }),
    )
    .post(
      "/lessons/:id/clips",
      describeOperation("Takes a finished upload of a clip, to be converted"),
      valid("param", fields.ItemId),
      valid("json", fields.NewClip),
      async (c) => {
        if (server.clipConverter === null)
          throw new ApiError("not_found", errorDetails.noConverter);
        const lesson = await findLesson(db, c.req.valid("param").id);
        const { upload, slide } = c.req.valid("json");
        const actor = actorOf(c, server);
        return c.json(
          await takeClip(server, server.clipConverter, actor, {
            lesson,
            slideId: slide,
            uploadId: upload,
          }),
          201,
        );
      },
    )
    .post(
      "/lessons/:id/reframings",
      describeOperation("Lets an author choose the framing of a converted clip again"),
      valid("param", fields.ItemId),
      valid("json", fields.NewReframing),
      async (c) => {
        if (server.clipConverter === null)
          throw new ApiError("not_found", errorDetails.noConverter);
        const { slide, video_url } = c.req.valid("json");
        const lessonId = c.req.valid("param").id;
        return c.json(
          await reframe(server, c.var.identity.userId, {
            lessonId,
            slideId: slide,
            videoUrl: video_url,
          }),
          201,
        );
      },
    )
    .post(
      "/conversions/:id/start",
      describeOperation("Starts a conversion, with the framing that was chosen"),
      valid("param", fields.ItemId),
      valid("json", fields.ConversionStart),
      async (c) => {
        const { id } = c.req.valid("param");
        const { framing = null } = c.req.valid("json");
        return c.json(await db.transaction((tx) => startConversion(tx, queue, now(), id, framing)));
      },
    )
    .post(
      "/conversions/:id/stop",
      describeOperation("Stops a conversion, which can be started again"),
      valid("param", fields.ItemId),
      async (c) => {
        await stopConversion(db, c.req.valid("param").id);
        return c.json({ stopped: true });
      },
    )
    .delete(
      "/conversions/:id",
      describeOperation("Closes a conversion: its result was taken, or is not wanted"),
      valid("param", fields.ItemId),
      async (c) => {
        await closeConversion(db, c.req.valid("param").id, now());
        return c.json({ closed: true });
      },
    );
}
