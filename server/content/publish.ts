import { and, asc, eq, isNull, max, sql } from "drizzle-orm";
import { isBlankCard } from "#domain/content/mission-card.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { contentState, lessons, lessonVersions, slides } from "#server/platform/db/schema.ts";
import { toSlide } from "./slide-row.ts";

/**
 * Freezes a lesson's slides as its next version, in the caller's transaction; `by` is null for the
 * shipped course.
 */
export async function publishLesson(
  tx: Transaction,
  lessonId: string,
  by: { staffId: string; now: Date } | null,
): Promise<number> {
  const [lesson] = await tx.select().from(lessons).where(eq(lessons.id, lessonId)).for("update");
  if (lesson === undefined) throw new Error("no lesson to publish");
  const rows = await tx
    .select()
    .from(slides)
    .where(and(eq(slides.lesson_id, lessonId), isNull(slides.deleted_at)))
    .orderBy(asc(slides.order));
  const [last] = await tx
    .select({ version: max(lessonVersions.version) })
    .from(lessonVersions)
    .where(eq(lessonVersions.lesson_id, lessonId));
  const version = (last?.version ?? 0) + 1;
  await tx.insert(lessonVersions).values({
    lesson_id: lessonId,
    version,
    content: {
      title: lesson.title,
      tag: lesson.tag,
      slides: rows.map(toSlide),
      ...(lesson.mission_card !== null &&
        !isBlankCard(lesson.mission_card) && { mission_card: lesson.mission_card }),
    },
    ...(by !== null && { published_by: by.staffId, published_at: by.now }),
  });
  await tx.update(lessons).set({ has_changes: false }).where(eq(lessons.id, lessonId));
  await touchContent(tx);
  return version;
}

/** Raises the content revision, which makes every instance read the content again. */
export async function touchContent(tx: Transaction): Promise<void> {
  await tx
    .insert(contentState)
    .values({ id: 1, revision: 1 })
    .onConflictDoUpdate({
      target: contentState.id,
      set: { revision: sql`${contentState.revision} + 1` },
    });
}
