import { Hono } from "hono";
import type { AppEnv } from "#server/platform/http/env.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { answerFile } from "#server/platform/files/file-response.ts";
import { isReadableKey } from "#server/platform/files/media-url.ts";
import type { ContentContext } from "./context.ts";

/**
 * /media/content/<folder>/<sub>/<file>: the bucket's objects; what not everybody may see by a
 * signed URL alone.
 */
export function mediaRoutes({ files, media }: Pick<ContentContext, "files" | "media">) {
  const app = new Hono<AppEnv>();
  app.get("/content/:key{.+}", async (c) => {
    const key = c.req.param("key");
    if (!isReadableKey(key)) throw new ApiError("not_found", errorDetails.noSuchFile);
    const verdict = await media.verdict(key, new URL(c.req.url).searchParams);
    if (verdict.kind === "refused") {
      c.header("Cache-Control", "no-store");
      throw new ApiError("media_signature_needed");
    }
    const file = await files.open(key);
    if (file === null) throw new ApiError("not_found", errorDetails.noSuchFile);
    return verdict.kind === "public"
      ? answerFile(c, file)
      : answerFile(c, file, `private, max-age=${verdict.secondsLeft}, immutable`);
  });
  return app;
}
