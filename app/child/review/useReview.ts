import { useEffect } from "react";
import { paths } from "#domain/routing/child-paths.ts";
import type { Day } from "#domain/days.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import { chosenChild } from "#app/data/family/chosen-child.ts";
import { lessonOf } from "#app/data/learning/lessons.ts";
import type { Lesson } from "#app/data/learning/lessons.ts";
import { fetchReview, saveReview } from "#app/data/learning/review.ts";
import { memoryOfPage } from "#app/lesson-player/slides/memory.ts";
import type { LessonPlayerProps } from "#app/lesson-player/useLessonPlayer.ts";
import { useFamily } from "../guard/family-context.ts";
import { navigate } from "../router.tsx";
import { keepReviewEvent } from "./keep-review-event.ts";

export type ReviewState =
  /** Also while a child for whom there is none is led to the map. */
  | { state: "loading" }
  | { state: "failed"; message: string; again: () => void }
  | ({ state: "ready"; lesson: Lesson } & Pick<
      LessonPlayerProps,
      "childAge" | "memory" | "onEvent" | "onMove" | "onFinish" | "onLeave"
    >);

/** The day's question, in a lesson that holds it alone; null: there is none, or it was answered. */
async function readReview(userId: string) {
  const { day, question } = await fetchReview();
  if (question === null || question.is_answered || question.lesson === null) return null;
  const memory = memoryOfPage(`${chosenChild() ?? userId} ${day}`);
  return { day, lesson: await lessonOf(question.lesson), memory };
}

export function useReview(): ReviewState {
  const { profile, userId } = useFamily();
  const loaded = useLoad("review", () => readReview(userId));
  const review = loaded.state === "ready" ? loaded.value : null;
  const isNone = loaded.state === "ready" && review === null;
  useEffect(() => {
    if (isNone) navigate(paths.courseMap(), { replace: true });
  }, [isNone]);
  useEffect(() => review?.lesson.media.keepFresh(), [review]);
  if (loaded.state === "failed")
    return { state: "failed", message: loaded.error.message, again: loaded.again };
  if (review === null) return { state: "loading" };
  const { lesson, day, memory } = review;
  return {
    state: "ready",
    lesson,
    memory,
    childAge: profile.kid_age,
    onEvent: (event) => keepReviewEvent(lesson.lesson_id, event),
    onMove: () => saveReview(day),
    onFinish: () => navigate(afterReview(profile.last_streak_date, day), { replace: true }),
    onLeave: () => navigate(paths.courseMap()),
  };
}

/** The streak, where the day counts newly for it; else the map. */
const afterReview = (lastStreakDay: Day | null, day: Day): string =>
  lastStreakDay === day ? paths.courseMap() : paths.dayStreak();
