import { Hono } from "hono";
import { mapMedia, mediaUrls } from "#domain/content/lesson-media.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { valid } from "#server/platform/http/validate.ts";
import type { AuthoringContext } from "./context.ts";
import * as fields from "./fields.ts";
import { readPreview } from "./preview-links.ts";

/**
 * What a preview link opens, for anybody who has its token. The token is in the body, so that no log
 * of requests holds it.
 */
export const previewRoutes = ({ db, media, now }: Pick<AuthoringContext, "db" | "media" | "now">) =>
  new Hono<AppEnv>().post(
    "/lesson-previews",
    describeOperation("The lesson of a preview link, with URLs of its files"),
    valid("json", fields.PreviewToken),
    async (c) => {
      const { token, lang = null } = c.req.valid("json");
      const lesson = await readPreview(db, token, lang, now());
      const { addresses: signedUrls, expires_in } = await media.signedUrlsOf(
        mediaUrls(lesson.slides),
      );
      c.header("Cache-Control", "no-store");
      return c.json({
        ...lesson,
        slides: lesson.slides.map((slide) => mapMedia(slide, (url) => signedUrls[url] ?? url)),
        media: { addresses: signedUrls, expires_in },
      });
    },
  );
