import { Hono } from "hono";
import { requireStaff } from "#server/auth/identity.ts";
import type { AuthoringContext } from "#server/authoring/context.ts";
import * as fields from "#server/authoring/fields.ts";
import { actorOf } from "#server/authoring/log.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import { valid } from "#server/platform/http/validate.ts";
import { exportCourse } from "./export.ts";
import { importUpload, planOfUpload } from "./import.ts";

/** The calls about courses as files, under /api/staff. */
export function courseFileRoutes(server: AuthoringContext) {
  return new Hono<AppEnv>()
    .use("/courses/:id/file", requireStaff(server.authContext))
    .use("/course-files/*", requireStaff(server.authContext))
    .post(
      "/courses/:id/file",
      describeOperation("A course as one zip file"),
      valid("param", fields.ItemId),
      async (c) => {
        const file = await exportCourse(server, actorOf(c, server), c.req.valid("param").id);
        return c.body(file, 200, {
          "Content-Type": "application/zip",
          "Cache-Control": "no-store",
        });
      },
    )
    .post(
      "/course-files/plan",
      describeOperation("What the import of an uploaded course file would change"),
      valid("json", fields.CourseFilePlan),
      async (c) => c.json(await planOfUpload(server, c.req.valid("json").upload)),
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
