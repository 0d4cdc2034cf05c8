import { and, eq, gt, isNull } from "drizzle-orm";
import type { ConvertedClip } from "#domain/content/clip-conversion.ts";
import { PRESENCE_LEASE_MS } from "#domain/content/presence.ts";
import { endOfStory } from "#domain/slides/video/video.ts";
import { toSlide } from "#server/content/slide-row.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { clipConversions, openLessons, slides } from "#server/platform/db/schema.ts";
import { patchSlide } from "#server/authoring/drafts.ts";
import { closeConversion } from "./conversions.ts";

/**
 * Puts a converted clip into its slide if no author has the lesson open. An open page does that
 * itself, so that its author can undo it. A slide that has a clip by now is left unchanged until
 * its lesson is opened.
 */
export async function giveToSlide(
  tx: Transaction,
  id: string,
  { poster_url, ...clip }: ConvertedClip,
  now: Date,
): Promise<void> {
  const [row] = await tx
    .select({ slide: slides })
    .from(clipConversions)
    .innerJoin(slides, and(eq(slides.id, clipConversions.slide_id), isNull(slides.deleted_at)))
    .where(eq(clipConversions.id, id));
  const slide = row === undefined ? null : toSlide(row.slide);
  const author = row?.slide.staff_edited_by ?? null;
  if (row === undefined || slide?.type !== "video" || slide.video_url !== null || author === null)
    return;
  const silent = new Date(now.getTime() - PRESENCE_LEASE_MS);
  const isOfLesson = eq(openLessons.lesson_id, row.slide.lesson_id);
  if ((await tx.$count(openLessons, and(isOfLesson, gt(openLessons.seen_at, silent)))) > 0) return;
  await patchSlide(tx, { staffId: author, now }, row.slide.id, row.slide.row_version, {
    ...clip,
    ...(slide.poster_url === null && { poster_url }),
    ...endOfStory(slide),
  });
  await closeConversion(tx, id, now);
}
