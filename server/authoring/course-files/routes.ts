import { Hono } from "hono";
import { requireStaff } from "#server/auth/identity.ts";
import type { AuthoringContext } from "#server/authoring/context.ts";
import * as fields from "#server/authoring/fields.ts";
import { actorOf } from "#server/authoring/log.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import { valid } from "#server/platform/http/validate.ts";
import { exportCourse, exportLesson } from "./export.ts";
import { importUpload, planOfUpload } from "./import.ts";

const ZIP_FILE = { "Content-Type": "application/zip", "Cache-Control": "no-store" };

/** The calls about courses and lessons as files, under /api/staff. */
export function courseFileRoutes(server: AuthoringContext) {
  return new Hono<AppEnv>()
    .use("/courses/:id/file", requireStaff(server.authContext))
    .use("/lessons/:id/file", requireStaff(server.authContext))
    .use("/course-files/*", requireStaff(server.authContext))
    .post(
      "/courses/:id/file",
      describeOperation("A course as one zip file"),
      valid("param", fields.ItemId),
      async (c) =>
        c.body(
          await exportCourse(server, actorOf(c, server), c.req.valid("param").id),
          200,
          ZIP_FILE,
        ),
    )
    .post(
      "/lessons/:id/file",
      describeOperation("A lesson as one zip file"),
      valid("param", fields.ItemId),
      async (c) =>
        c.body(
          await exportLesson(server, actorOf(c, server), c.req.valid("param").id),
          200,
          ZIP_FILE,
        ),
    )
    .post(
      "/course-files/plan",
      describeOperation("What the import of an uploaded course file would change"),
      valid("json", fields.CourseFilePlan),
      async (c) => {
        const { upload, course } = c.req.valid("json");
        return c.json(await planOfUpload(server, actorOf(c, server), upload, course));
      },
    )
    .post(
      "/course-files/import",
      describeOperation("Imports an uploaded course file into the drafts"),
      valid("json", fields.CourseFileImport),
      async (c) => {
        const { upload, ...plan } = c.req.valid("json");
        return c.json(await importUpload(server, actorOf(c, server), upload, plan));
      },
    );
}
