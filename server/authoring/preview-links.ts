import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { PREVIEW_LINK_SECONDS } from "#domain/constants.ts";
import type { LessonVersion } from "#domain/content/content.ts";
import { translatedVersion } from "#domain/content/translation-overlay.ts";
import { isStaffRow } from "#server/auth/auth-user.ts";
import { sourceVersionOf } from "#server/content/catalog.ts";
import { toSlide } from "#server/content/slide-row.ts";
import { draftIn } from "#server/content/translations.ts";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { authUsers, courses, lessons, previewLinks } from "#server/platform/db/schema.ts";
import { randomToken, sha256Hex } from "#server/platform/hashing/hashing.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { findLesson, readSlideRows } from "./drafts.ts";
import { note } from "./log.ts";
import type { Actor } from "./log.ts";
import { readContent, readVersion } from "./versions.ts";

/**
 * Makes a link that shows a lesson's draft, or one of its versions, without an account. Throws
 * not_found.
 */
export async function makePreviewLink(
  tx: Transaction,
  actor: Actor,
  lessonId: string,
  version: number | null,
): Promise<{ token: string; expiresAt: Date }> {
  const lesson = await findLesson(tx, lessonId);
  if (version !== null) await readVersion(tx, lessonId, version);
  const token = randomToken();
  const expiresAt = new Date(actor.now.getTime() + PREVIEW_LINK_SECONDS * 1000);
  await tx.delete(previewLinks).where(lt(previewLinks.expires_at, actor.now));
  await tx.insert(previewLinks).values({
    token_hash: sha256Hex(token),
    lesson_id: lessonId,
    version,
    created_by: actor.staffId,
    expires_at: expiresAt,
  });
  await note(tx, actor, "preview_link_made", lesson.title);
  return { token, expiresAt };
}

/**
 * Takes back the links that an author made to a lesson: they open nothing any more. URLs of files that
 * they gave out work to their own end.
 */
export async function endPreviewLinks(
  tx: Transaction,
  actor: Actor,
  lessonId: string,
): Promise<void> {
  const lesson = await findLesson(tx, lessonId);
  const isTheirs = and(
    eq(previewLinks.lesson_id, lessonId),
    eq(previewLinks.created_by, actor.staffId),
  );
  const ended = await tx
    .delete(previewLinks)
    .where(isTheirs)
    .returning({ version: previewLinks.version });
  if (ended.length > 0) await note(tx, actor, "preview_links_ended", lesson.title);
}

/** A lesson that a link shows, and the languages in which it can show it. */
export type Previewed = LessonVersion & { languages: string[] };

/**
 * The lesson that a link shows; of the draft, as it is now. It is in `lang` where it has that
 * language, with the source's texts for those that are not translated yet. Throws preview_ended
 * when the link is unknown or has expired, its lesson is in the trash, or its author is no author
 * any more.
 */
export async function readPreview(
  db: Queryable,
  token: string,
  lang: string | null,
  now: Date,
): Promise<Previewed> {
  const [link] = await db
    .select({ lesson: lessons, version: previewLinks.version, languages: courses.languages })
    .from(previewLinks)
    .innerJoin(lessons, eq(lessons.id, previewLinks.lesson_id))
    .innerJoin(courses, eq(courses.id, lessons.course_id))
    .innerJoin(authUsers, eq(authUsers.id, previewLinks.created_by))
    .where(
      and(
        eq(previewLinks.token_hash, sha256Hex(token)),
        gt(previewLinks.expires_at, now),
        isNull(lessons.deleted_at),
        isNull(courses.deleted_at),
        // An author who loses the role loses the preview links, too.
        isStaffRow,
      ),
    );
  if (link === undefined) throw new ApiError("preview_ended");
  const { lesson, version, languages } = link;
  if (version !== null) {
    const { translations = {}, ...source } = await readContent(db, lesson.id, version);
    const shown = sourceVersionOf(lesson.id, version, source);
    const translation = lang === null ? undefined : translations[lang];
    return {
      ...(lang === null || translation === undefined
        ? shown
        : translatedVersion(shown, lang, translation)),
      languages: Object.keys(translations),
    };
  }
  const rows = await readSlideRows(db, lesson.id);
  const { id: lesson_id, title, tag } = lesson;
  const draft = { lesson_id, version: 0, title, tag, slides: rows.map(toSlide) };
  return {
    ...(lang === null || !languages.includes(lang)
      ? draft
      : translatedVersion(draft, lang, draftIn(lang, lesson, rows).published)),
    languages,
  };
}
