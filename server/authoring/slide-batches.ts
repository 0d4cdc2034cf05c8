import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "#server/platform/db/connect.ts";
import { slides } from "#server/platform/db/schema.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { AuthoringContext } from "./context.ts";
import { copySlide, moveSlide } from "./copies.ts";
import { editable } from "./drafts.ts";
import type { ComparedSlide, SlideBatch } from "./fields.ts";
import { remove, restore } from "./items.ts";
import { lockList } from "./lists.ts";
import type { Actor } from "./log.ts";
import { countNew } from "./new-items.ts";
import { readLessonChanges } from "./outline.ts";

/**
 * Changes several slides of a lesson at once: all of it happens, or nothing. Returns the slides' ids,
 * which are new in another lesson, and what the page has to redraw. Throws not_found,
 * validation_failed, edited_elsewhere, daily_limit.
 */
export const changeSlides = (
  server: Pick<AuthoringContext, "db" | "authContext">,
  actor: Actor,
  lessonId: string,
  batch: SlideBatch,
) =>
  server.db.transaction(async (tx) => {
    if ("lesson" in batch) await countNew(server, tx, actor, batch.slides.length);
    const ids = await apply(tx, actor, lessonId, batch);
    return { ids, changes: await readLessonChanges(tx, actor, lessonsOf(lessonId, batch), ids) };
  });

/** The lessons whose slides a batch changes or reads. */
const lessonsOf = (lessonId: string, batch: SlideBatch): string[] =>
  "lesson" in batch ? [lessonId, batch.lesson] : [lessonId];

async function apply(
  tx: Transaction,
  actor: Actor,
  lessonId: string,
  batch: SlideBatch,
): Promise<string[]> {
  const ids = batch.slides.map((slide) => (typeof slide === "string" ? slide : slide.id));
  // Both in the order of their ids, so that two batches against each other do not block for good.
  for (const lesson of lessonsOf(lessonId, batch).toSorted()) await lockList(tx, "slide", lesson);
  const own = await tx
    .select({ id: slides.id })
    .from(slides)
    .where(and(eq(slides.lesson_id, lessonId), inArray(slides.id, ids)));
  if (own.length !== new Set(ids).size) throw new ApiError("not_found", errorDetails.itemGone);
  if ("lesson" in batch) {
    const send = batch.action === "move" ? moveSlide : copySlide;
    const sent: string[] = [];
    for (const id of ids) sent.push((await send(tx, actor, id, batch.lesson)).id);
    return sent;
  }
  if (batch.action === "restore") {
    // Restored from the first place on, so that each slide comes back to its old place.
    for (const { id, place } of batch.slides.toSorted((a, b) => a.place - b.place))
      await restore(tx, actor, "slide", id, place);
    return ids;
  }
  if (batch.action === "delete-unedited") await refuseEditedSlides(tx, batch.slides);
  for (const id of ids) await remove(tx, actor, "slide", id);
  return ids;
}

/**
 * Throws edited_elsewhere unless the slides are as the page has compared them; those in the trash are
 * left to the deletion. Locks them, so that nothing is written before the transaction ends.
 */
async function refuseEditedSlides(
  tx: Transaction,
  compared: readonly ComparedSlide[],
): Promise<void> {
  const ids = compared.map(({ id }) => id);
  const rows = await tx
    .select()
    .from(slides)
    .where(and(inArray(slides.id, ids), isNull(slides.deleted_at)))
    .orderBy(asc(slides.id))
    .for("update");
  for (const now of rows.map(editable)) {
    const before = compared.find(({ id }) => id === now.id);
    if (
      before?.row_version !== now.row_version ||
      before.translations_digest !== now.translations_digest
    )
      throw new ApiError("edited_elsewhere");
  }
}
