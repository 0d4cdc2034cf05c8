import type { LessonPlayerProps } from "#app/lesson-player/useLessonPlayer.ts";
import { trackLearningEvent } from "#app/telemetry/learning.ts";

/** Keeps what the player says of a question in a review: attempts alone, apart from those in lessons. */
export function keepReviewEvent(
  lesson_id: string,
  event: Parameters<LessonPlayerProps["onEvent"]>[0],
): void {
  if (event.name !== "answer_tried") return;
  trackLearningEvent("review_tried", { lesson_id, slide_id: event.slideId, data: event.attempt });
}
