import { partsOf } from "#domain/content/lesson-media.ts";
import { fetchCourseMap } from "#app/data/learning/course-map.ts";
import type { Lesson } from "#app/data/learning/lessons.ts";
import { keepCurrentLesson } from "#app/data/learning/offline.ts";
import { loadStories } from "#app/lesson-player/story/load-stories.ts";

/**
 * Keeps the lesson that is played on this device, for a tunnel: its files, and the shelf or map that
 * comes after it.
 */
export async function keepForTunnel(lesson: Lesson): Promise<void> {
  await keepCurrentLesson(partsOf(lesson), lesson.media.fetch);
  await loadStories(partsOf(lesson));
  const { shelf } = await fetchCourseMap({});
  if (shelf.length > 1) await fetchCourseMap({ lesson: lesson.lesson_id });
}
