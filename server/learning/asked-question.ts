import { versionOfSlide } from "#domain/content/band-path.ts";
import type { LearningContext } from "./context.ts";
import { inLanguage, languagesOf } from "./lesson-language.ts";
import type { Reader } from "./lesson-language.ts";
import { lessonForFamily } from "./lesson-text.ts";
import type { LessonForFamily } from "./lesson-text.ts";

/**
 * A question as a review asks it: its lesson with that slide alone, in the family's language. A bank question is
 * in no path, so the lesson itself does not have it. Null where it is no longer published.
 */
export async function askedQuestion(
  server: LearningContext,
  reader: Reader,
  { lessonId, slideId }: { lessonId: string; slideId: string },
): Promise<LessonForFamily | null> {
  const { lessons } = await server.catalog.read();
  const lesson = lessons.find(({ id }) => id === lessonId);
  if (lesson === undefined) return null;
  const shown = inLanguage(lesson, await languagesOf(server.db, reader, [lesson]));
  const { mission_card: _card, ...version } = shown.newest;
  const newest = versionOfSlide(version, slideId);
  return newest === null ? null : lessonForFamily(server, { ...shown, newest });
}
