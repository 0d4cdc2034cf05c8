import type { FinishedLessons } from "./progress.ts";

export interface OrderedLesson {
  id: string;
  order: number;
}

const isDone = (progress: FinishedLessons, id: string) => progress[id]?.completed === true;
const isBegun = (progress: FinishedLessons, id: string) => progress[id] !== undefined;

export function inOrder<T extends { order: number }>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => a.order - b.order);
}

/**
 * The first lesson by order that is not completed, before it the first one that was begun: a child
 * goes on where it was, whatever is put before it. Null when all are completed (R-LES-10).
 */
export function currentLesson<T extends OrderedLesson>(
  progress: FinishedLessons,
  lessons: readonly T[],
): T | null {
  const left = inOrder(lessons).filter(({ id }) => !isDone(progress, id));
  return left.find(({ id }) => isBegun(progress, id)) ?? left[0] ?? null;
}

/**
 * A lesson opens only when every lesson of lower order is completed (R-LES-10). One that was
 * begun or completed stays open, to be played on or again, whatever is put before it later.
 */
export function isLessonOpen(
  progress: FinishedLessons,
  lessons: readonly OrderedLesson[],
  lessonId: string,
): boolean {
  const lesson = lessons.find(({ id }) => id === lessonId);
  if (lesson === undefined) return false;
  if (isBegun(progress, lessonId)) return true;
  return lessons.every((other) => other.order >= lesson.order || isDone(progress, other.id));
}

export type LessonStatus = "done" | "current" | "upcoming";

/**
 * Status of each lesson on the course map, in order: exactly one is current unless all are done.
 */
export function lessonStatuses<T extends OrderedLesson>(
  progress: FinishedLessons,
  lessons: readonly T[],
): { lesson: T; status: LessonStatus }[] {
  const current = currentLesson(progress, lessons);
  return inOrder(lessons).map((lesson) => {
    if (isDone(progress, lesson.id)) return { lesson, status: "done" };
    return { lesson, status: lesson === current ? "current" : "upcoming" };
  });
}
