import { and, asc, eq, isNull, max, sql } from "drizzle-orm";
import { unknownSlideKind } from "#domain/content/content.ts";
import type { Slide } from "#domain/content/content.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { contentState, lessons, lessonVersions, slides } from "#server/platform/db/schema.ts";

type SlideRow = typeof slides.$inferSelect;

/** A row of the editable table in the form children read. */
export function toSlide(row: SlideRow): Slide {
  const { id, type } = row;
  switch (type) {
    case "video":
      return {
        id,
        type,
        video_url: row.video_url,
        captions_url: row.captions_url,
        poster_url: row.poster_url,
        alt: row.alt ?? "",
      };
    case "quiz":
      return {
        id,
        type,
        quiz_heading: row.quiz_heading ?? "",
        quiz_question: row.quiz_question ?? "",
        quiz_audio_url: row.quiz_audio_url,
        quiz_answers: row.quiz_answers ?? [],
        quiz_correct_quote: row.quiz_correct_quote ?? "",
        quiz_correct_audio_url: row.quiz_correct_audio_url,
        quiz_wrong_quote: row.quiz_wrong_quote ?? "",
        quiz_wrong_audio_url: row.quiz_wrong_audio_url,
      };
    default:
      return unknownSlideKind(type);
  }
}

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
    content: { title: lesson.title, tag: lesson.tag, slides: rows.map(toSlide) },
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
