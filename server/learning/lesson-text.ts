import type { LessonVersion } from "#domain/content/content.ts";
import { mapMedia, mediaUrls, partsOf } from "#domain/content/lesson-media.ts";
import { wordingIn } from "#domain/content/wording.ts";
import { isPaywalled } from "#domain/payments/purchase.ts";
import type { PublishedLesson } from "#server/content/catalog.ts";
import { stringify } from "#server/platform/http/json-text.ts";
import type { JsonText } from "#server/platform/http/json-text.ts";
import type { LearningContext } from "./context.ts";

/** A lesson as its family gets it. */
interface LessonForFamily extends LessonVersion {
  course_id: string;
  order: number;
  /** Seconds for which the files' URLs work at least; null: for good. */
  media_expires_in: number | null;
}

export interface LessonAnswer {
  text: JsonText<LessonForFamily>;
  etag: string;
}

/**
 * Serialises lessons for families, each in one language, path and wording. A text is cached with its
 * lesson version; behind the paywall, where its files' URLs are signed, for one period of the
 * signatures.
 */
export function lessonTexts({ config, media }: Pick<LearningContext, "config" | "media">) {
  const answers = new WeakMap<
    LessonVersion,
    { startS: number | null; answer: Promise<LessonAnswer> }
  >();
  return async (lesson: PublishedLesson): Promise<LessonAnswer> => {
    const startS = isPaywalled(config.paywall, lesson.order) ? media.period() : null;
    const known = answers.get(lesson.newest);
    if (known?.startS === startS) return known.answer;
    const answer = startS === null ? freeLesson(lesson) : paidLesson(media, lesson, startS);
    answers.set(lesson.newest, { startS, answer });
    answer.catch(() => answers.delete(lesson.newest)); // the next request tries to sign again
    return answer;
  };
}

/** Part of the ETag that names language, path and wording; empty for what is the same for all. */
function variantOf(version: LessonVersion): string {
  const wording = wordingIn(version);
  return [version.lang, version.bands?.join("-"), wording]
    .map((part) => (part ? `.${part}` : ""))
    .join("");
}

const freeLesson = async ({
  id,
  newest,
  course_id,
  order,
}: PublishedLesson): Promise<LessonAnswer> => ({
  text: await stringify({ ...newest, course_id, order, media_expires_in: null }),
  etag: `"${id}.${newest.version}.${order}${variantOf(newest)}"`,
});

async function paidLesson(
  media: LearningContext["media"],
  { id, newest, course_id, order }: PublishedLesson,
  startS: number,
): Promise<LessonAnswer> {
  const { addresses: signedUrls, expires_in } = await media.signedUrlsOf(
    mediaUrls(partsOf(newest)),
    startS,
  );
  const signed = mapMedia(newest, (url) => signedUrls[url] ?? url);
  return {
    text: await stringify({ ...signed, course_id, order, media_expires_in: expires_in }),
    etag: `"${id}.${newest.version}.${order}${variantOf(newest)}.${startS}"`,
  };
}
