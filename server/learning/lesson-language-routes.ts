import { Hono } from "hono";
import * as v from "valibot";
import { LANGUAGES, SOURCE_LANGUAGE } from "#domain/content/languages.ts";
import { requireUser } from "#server/auth/identity.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import { valid } from "#server/platform/http/validate.ts";
import type { LearningContext } from "./context.ts";
import { keepLessonLanguage, readLessonLanguage } from "./lesson-language.ts";

const Choice = v.strictObject({
  /** Null: the language of each device. */
  language: v.nullable(v.picklist([SOURCE_LANGUAGE, ...LANGUAGES])),
});

/** The language of a family's lessons, for its parent. */
export function lessonLanguageRoutes(server: LearningContext) {
  const { db, catalog } = server;
  const user = requireUser(server.authContext);
  return new Hono<AppEnv>()
    .get(
      "/me/lesson-language",
      describeOperation(
        "The languages of the published lessons, and the one that the family chose",
      ),
      user,
      async (c) => {
        const { lessons } = await catalog.read();
        const offered = new Set(lessons.flatMap(({ translated = {} }) => Object.keys(translated)));
        c.header("Cache-Control", "no-store");
        return c.json({
          chosen: await readLessonLanguage(db, c.var.identity.userId),
          offered: [...offered].toSorted(),
        });
      },
    )
    .put(
      "/me/lesson-language",
      describeOperation("Chooses the language of the family's lessons"),
      user,
      valid("json", Choice),
      async (c) => {
        const { language } = c.req.valid("json");
        await keepLessonLanguage(db, c.var.identity.userId, language);
        return c.json({ chosen: language });
      },
    );
}
