import type { LessonVersion } from "#domain/content/content.ts";
import { mapMedia, mediaUrls, partsOf } from "#domain/content/lesson-media.ts";
import { isPaywalled } from "#domain/payments/purchase.ts";
import type { PublishedLesson } from "#server/content/catalog.ts";
import { stringify } from "#server/platform/http/json-text.ts";
import type { JsonText } from "#server/platform/http/json-text.ts";
import type { LearningContext } from "./context.ts";

/** A lesson as its family gets it. */
interface LessonForFamily extends LessonVersion {
  course_id: string;
  order: number;
  /** Seconds for which the files' addresses work at least; null: for good. */
  media_expires_in: number | null;
}

export interface LessonAnswer {
  text: JsonText<LessonForFamily>;
  etag: string;
}

/**
 * Writes lessons as they are sent. A text is made once for as long as the lesson is the newest;
 * behind the paywall, where its files' addresses are signed, once for each period of the
 * signatures.
 */
export function lessonTexts({ config, media }: Pick<LearningContext, "config" | "media">) {
  const answers = new WeakMap<
    PublishedLesson,
    { startS: number | null; answer: Promise<LessonAnswer> }
  >();
  return async (lesson: PublishedLesson): Promise<LessonAnswer> => {
    const startS = isPaywalled(config.paywall, lesson.order) ? media.period() : null;
    const known = answers.get(lesson);
    if (known?.startS === startS) return known.answer;
    const answer = startS === null ? freeLesson(lesson) : paidLesson(media, lesson, startS);
    answers.set(lesson, { startS, answer });
    answer.catch(() => answers.delete(lesson)); // asked again, it may be signed
    return answer;
  };
}

const freeLesson = async ({
  id,
  newest,
  course_id,
  order,
}: PublishedLesson): Promise<LessonAnswer> => ({
  text: await stringify({ ...newest, course_id, order, media_expires_in: null }),
  etag: `"${id}.${newest.version}.${order}"`,
});

async function paidLesson(
  media: LearningContext["media"],
  { id, newest, course_id, order }: PublishedLesson,
  startS: number,
): Promise<LessonAnswer> {
  const { addresses, expires_in } = await media.addressesOf(mediaUrls(partsOf(newest)), startS);
  const signed = mapMedia(newest, (url) => addresses[url] ?? url);
  return {
    text: await stringify({ ...signed, course_id, order, media_expires_in: expires_in }),
    etag: `"${id}.${newest.version}.${order}.${startS}"`,
  };
}
