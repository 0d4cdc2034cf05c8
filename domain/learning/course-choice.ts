import { inOrder } from "./lesson-order.ts";
import type { FinishedLessons } from "./progress.ts";

interface PlacedLesson {
  id: string;
  course_id: string;
  order: number;
}

export type CourseChoice =
  | { ok: true; courseId: string }
  | { ok: false; reason: "course_unresolved" | "no_lessons" | "course_unknown" };

/**
 * Which course the course map shows (R-MAP-2): the one asked for, else the course of the lesson
 * asked for, else that of the last completed lesson, else that of the first lesson.
 */
export function chooseCourse(
  requested: { course: string | null; lesson: string | null },
  courses: readonly { id: string; order: number }[],
  lessons: readonly PlacedLesson[],
  progress: FinishedLessons,
): CourseChoice {
  if (requested.course !== null) {
    return courses.some(({ id }) => id === requested.course)
      ? { ok: true, courseId: requested.course }
      : { ok: false, reason: "course_unknown" };
  }
  if (requested.lesson !== null) {
    const lesson = lessons.find(({ id }) => id === requested.lesson);
    return lesson
      ? { ok: true, courseId: lesson.course_id }
      : { ok: false, reason: "course_unresolved" };
  }
  const ofCourse = Map.groupBy(lessons, ({ course_id }) => course_id);
  const ordered = inOrder(courses).flatMap(({ id }) => inOrder(ofCourse.get(id) ?? []));
  const chosen =
    ordered.findLast((lesson) => progress[lesson.id]?.completed === true) ?? ordered[0];
  return chosen ? { ok: true, courseId: chosen.course_id } : { ok: false, reason: "no_lessons" };
}
