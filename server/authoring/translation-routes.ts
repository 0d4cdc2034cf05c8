import { Hono } from "hono";
import * as v from "valibot";
import { LANGUAGES } from "#domain/content/languages.ts";
import { requireStaff } from "#server/auth/identity.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { valid } from "#server/platform/http/validate.ts";
import type { AuthoringContext } from "./context.ts";
import * as fields from "./fields.ts";
import { actorOf } from "./log.ts";
import { readCourseTranslation, readLessonTranslation, saveTranslation } from "./translations.ts";

const TEXT_MAX_CHARACTERS = 1000;
const Text = v.pipe(v.string(), v.maxLength(TEXT_MAX_CHARACTERS));
const lang = v.picklist(LANGUAGES);
const InLanguage = v.object({ ...fields.ItemId.entries, lang });
const ItemInLanguage = v.object({ ...fields.KindAndId.entries, lang });
const TextEdit = v.strictObject({
  path: v.pipe(v.string(), v.maxLength(200)),
  basis: Text,
  text: v.nullable(Text),
  row_version: fields.RowVersion,
});

/** The languages of lessons and courses, under /api/staff. */
export function translationRoutes(server: AuthoringContext) {
  const { db } = server;
  return new Hono<AppEnv>()
    .use("/lessons/:id/translations/:lang", requireStaff(server.authContext))
    .use("/courses/:id/translations/:lang", requireStaff(server.authContext))
    .use("/items/:kind/:id/translations/:lang", requireStaff(server.authContext))
    .get(
      "/lessons/:id/translations/:lang",
      describeOperation("A lesson's texts and files in a language, beside the source"),
      valid("param", InLanguage),
      async (c) => {
        const { id, lang: language } = c.req.valid("param");
        c.header("Cache-Control", "no-store");
        return c.json(await readLessonTranslation(db, id, language));
      },
    )
    .get(
      "/courses/:id/translations/:lang",
      describeOperation("A course's title and description in a language, beside the source"),
      valid("param", InLanguage),
      async (c) => {
        const { id, lang: language } = c.req.valid("param");
        c.header("Cache-Control", "no-store");
        return c.json(await readCourseTranslation(db, id, language));
      },
    )
    .put(
      "/items/:kind/:id/translations/:lang",
      describeOperation("Changes one text or file of a draft in a language"),
      valid("param", ItemInLanguage),
      valid("json", TextEdit),
      async (c) =>
        c.json(
          await db.transaction((tx) =>
            saveTranslation(tx, actorOf(c, server), c.req.valid("param"), c.req.valid("json")),
          ),
        ),
    );
}
