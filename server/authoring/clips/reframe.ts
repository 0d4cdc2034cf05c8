import { and, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { ClipConversion } from "#domain/content/clip-conversion.ts";
import type { Framing } from "#domain/content/clip-rules.ts";
import { clipConversions, slides } from "#server/platform/db/schema.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { keyOfMediaUrl } from "#server/platform/files/media-url.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { AuthoringContext } from "#server/authoring/context.ts";
import { keepOrRefuse } from "#server/authoring/kept-files.ts";
import { beginConversion } from "./conversions.ts";

const resultUrl = sql<string>`${clipConversions.result} ->> 'video_url'`;
/** Conversions that are done, and whose framing was chosen on a still. */
const isFramed = and(eq(clipConversions.state, "done"), isNotNull(clipConversions.still_url));

/** A clip whose framing can be chosen again, since its original is kept. */
export interface FramedClip {
  video_url: string;
  framing: Framing;
}

/** The framed clips of a lesson, also those that a copied slide shows. */
export async function listFramed(db: Queryable, lessonId: string): Promise<FramedClip[]> {
  const rows = await db
    .selectDistinct({ video_url: resultUrl, framing: clipConversions.framing })
    .from(clipConversions)
    .innerJoin(slides, or(eq(slides.id, clipConversions.slide_id), eq(slides.video_url, resultUrl)))
    .where(and(isFramed, eq(slides.lesson_id, lessonId), isNull(slides.deleted_at)));
  return rows.flatMap(({ video_url, framing }) =>
    framing === null ? [] : [{ video_url, framing }],
  );
}

interface Reframing {
  lessonId: string;
  slideId: string;
  /** The clip that the slide shows. */
  videoUrl: string;
}

/**
 * Begins another conversion of a converted clip's original; it waits for the author's choice of the
 * framing. Throws not_found, uploads_busy.
 */
export async function reframe(
  { db, queue, now }: AuthoringContext,
  authorId: string,
  { lessonId, slideId, videoUrl }: Reframing,
): Promise<ClipConversion> {
  const [slide] = await db
    .select({ id: slides.id })
    .from(slides)
    .where(
      and(
        eq(slides.id, slideId),
        eq(slides.lesson_id, lessonId),
        eq(slides.type, "video"),
        isNull(slides.deleted_at),
      ),
    );
  const [conversion] = await db
    .select()
    .from(clipConversions)
    .where(and(isFramed, eq(resultUrl, videoUrl)))
    .orderBy(desc(clipConversions.created_at))
    .limit(1);
  if (slide === undefined || conversion === undefined)
    throw new ApiError("not_found", errorDetails.itemGone);
  const { original_url: originalUrl, still_url: stillUrl, name } = conversion;
  const keys = [originalUrl, stillUrl].flatMap((url) => keyOfMediaUrl(url ?? "") ?? []);
  await keepOrRefuse(db, keys);
  return db.transaction((tx) =>
    beginConversion(tx, queue, now(), { authorId, slideId, originalUrl, name, stillUrl }),
  );
}
