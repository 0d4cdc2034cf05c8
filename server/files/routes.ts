import { Hono } from "hono";
import type { AppEnv } from "#server/http/env.ts";
import { ApiError } from "#server/http/errors.ts";
import { answerFile } from "#server/http/file-response.ts";
import type { FileStore } from "./file-store.ts";

/** /media/content/<folder>/<sub>/<file>: the bucket's objects. */
export function mediaRoutes(files: FileStore) {
  const app = new Hono<AppEnv>();
  app.get("/content/:key{.+}", async (c) => {
    const key = c.req.param("key");
    // Beside the lessons' folders lie only parts of unfinished uploads, which are nobody's to read.
    const file = key.includes("/") ? await files.open(key) : null;
    if (file === null) throw new ApiError("not_found", "There is no such file.");
    return answerFile(c, file);
  });
  return app;
}
