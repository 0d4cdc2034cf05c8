import type { LessonVersion } from "#domain/content/content.ts";
import { mapMedia, mediaUrls, partsOf } from "#domain/content/lesson-media.ts";
import { wordingIn } from "#domain/content/wording.ts";
import { isPaywalled } from "#domain/payments/purchase.ts";
import type { PublishedLesson } from "#server/content/catalog.ts";
import { stringify } from "#server/platform/http/json-text.ts";
import type { JsonText } from "#server/platform/http/json-text.ts";
import type { LearningContext } from "./context.ts";

/** A lesson as its family gets it. */
export interface LessonForFamily extends LessonVersion {
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
export function lessonTexts(server: Pick<LearningContext, "config" | "media">) {
  const answers = new WeakMap<
    LessonVersion,
    { startS: number | null; answer: Promise<LessonAnswer> }
  >();
  return async (lesson: PublishedLesson): Promise<LessonAnswer> => {
    const startS = periodOf(server, lesson);
    const known = answers.get(lesson.newest);
    if (known?.startS === startS) return known.answer;
    const answer = answerOf(server, lesson, startS);
    answers.set(lesson.newest, { startS, answer });
    answer.catch(() => answers.delete(lesson.newest)); // the next request tries to sign again
    return answer;
  };
}

/** Part of the ETag that names language, path, wording and the first check; empty for what is the same for all. */
function variantOf(version: LessonVersion): string {
  const wording = wordingIn(version);
  return [version.lang, version.bands?.join("-"), wording, version.first_check]
    .map((part) => (part ? `.${part}` : ""))
    .join("");
}

async function answerOf(
  server: Pick<LearningContext, "config" | "media">,
  lesson: PublishedLesson,
  startS: number | null,
): Promise<LessonAnswer> {
  const { id, order, newest } = lesson;
  const signed = startS === null ? "" : `.${startS}`;
  return {
    text: await stringify(await lessonForFamily(server, lesson, startS)),
    etag: `"${id}.${newest.version}.${order}${variantOf(newest)}${signed}"`,
  };
}

/** When the signatures of the lesson's files begin, in seconds; null where they need none. */
const periodOf = (
  { config, media }: Pick<LearningContext, "config" | "media">,
  { order }: PublishedLesson,
): number | null => (isPaywalled(config.paywall, order) ? media.period() : null);

/** The lesson with URLs of its files that its family can use; behind the paywall they are signed. */
export async function lessonForFamily(
  server: Pick<LearningContext, "config" | "media">,
  lesson: PublishedLesson,
  startS = periodOf(server, lesson),
): Promise<LessonForFamily> {
  const { newest, course_id, order } = lesson;
  if (startS === null) return { ...newest, course_id, order, media_expires_in: null };
  const { addresses: signedUrls, expires_in } = await server.media.signedUrlsOf(
    mediaUrls(partsOf(newest)),
    startS,
  );
  const signed = mapMedia(newest, (url) => signedUrls[url] ?? url);
  return { ...signed, course_id, order, media_expires_in: expires_in };
}
