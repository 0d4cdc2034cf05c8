import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { PREVIEW_LINK_SECONDS } from "#domain/constants.ts";
import type { LessonVersion } from "#domain/content/content.ts";
import { toSlide } from "#server/content/slide-row.ts";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { courses, lessons, previewLinks } from "#server/platform/db/schema.ts";
import { randomToken, sha256Hex } from "#server/platform/hashing/hashing.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { findLesson, readSlideRows } from "./drafts.ts";
import { note } from "./log.ts";
import type { Actor } from "./log.ts";
import { readVersion } from "./versions.ts";

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
 * The lesson that a link shows; of the draft, as it is now. Throws preview_ended when the link is
 * unknown or has expired, or its lesson is in the trash.
 */
export async function readPreview(db: Queryable, token: string, now: Date): Promise<LessonVersion> {
  const [link] = await db
    .select({
      lesson_id: lessons.id,
      version: previewLinks.version,
      title: lessons.title,
      tag: lessons.tag,
    })
    .from(previewLinks)
    .innerJoin(lessons, eq(lessons.id, previewLinks.lesson_id))
    .innerJoin(courses, eq(courses.id, lessons.course_id))
    .where(
      and(
        eq(previewLinks.token_hash, sha256Hex(token)),
        gt(previewLinks.expires_at, now),
        isNull(lessons.deleted_at),
        isNull(courses.deleted_at),
      ),
    );
  if (link === undefined) throw new ApiError("preview_ended");
  const { version, ...lesson } = link;
  if (version !== null) return readVersion(db, lesson.lesson_id, version);
  const slides = (await readSlideRows(db, lesson.lesson_id)).map(toSlide);
  return { ...lesson, version: 0, slides };
}
