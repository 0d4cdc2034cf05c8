import type { FinishedLessons } from "./progress.ts";

/** A published course as the child's shelf shows it. */
export interface ShelfCourse {
  id: string;
  title: string;
  /** Picture of its first lesson; null if there is none. */
  cover_url: string | null;
  /** How many lessons it has; at least one. */
  lessons: number;
  /** Ids of those that the child has not finished. */
  open_lessons: string[];
}

interface PlacedLesson {
  id: string;
  course_id: string;
  order: number;
}

/** The published courses that have a lesson, in order, with what a child has finished of each. */
export function shelfOf(
  courses: readonly { id: string; title: string; cover_url: string | null }[],
  lessons: readonly PlacedLesson[],
  progress: FinishedLessons,
): ShelfCourse[] {
  const ofCourse = Map.groupBy(lessons, ({ course_id }) => course_id);
  return courses.flatMap(({ id, title, cover_url }) => {
    const own = ofCourse.get(id) ?? [];
    if (own.length === 0) return [];
    const course = { id, title, cover_url, lessons: own.length };
    return [
      {
        ...course,
        open_lessons: openOf(
          own.map((lesson) => lesson.id),
          progress,
        ),
      },
    ];
  });
}

const openOf = (ids: readonly string[], progress: FinishedLessons) =>
  ids.filter((id) => progress[id]?.completed !== true);

/** The shelf after progress that the server does not know yet. */
export const withProgress = (
  shelf: readonly ShelfCourse[],
  progress: FinishedLessons,
): ShelfCourse[] =>
  shelf.map((course) => ({ ...course, open_lessons: openOf(course.open_lessons, progress) }));

export type ShelfStatus = "done" | "begun" | "new";

export const shelfStatus = ({ lessons, open_lessons }: ShelfCourse): ShelfStatus =>
  open_lessons.length === 0 ? "done" : open_lessons.length < lessons ? "begun" : "new";

/** What the URL of the course map asks for. */
export interface MapRequest {
  /** A course: chosen on the shelf. */
  course: boolean;
  /** A lesson: it was just played. */
  lesson: boolean;
  /** The child comes back from the end of the game. */
  stay: boolean;
}

/**
 * What a child sees at the course map's URL. With one course: its map, and the end of the game
 * when all is done (R-MAP-4). With several: the shelf, the map of the course that was chosen or is
 * being played, and the end of the game only when every course is done (R-MAP-6).
 *
 * @param isCourseDone all lessons of the course that the URL leads to are done
 */
export function mapScreen(
  shelf: readonly ShelfCourse[],
  isCourseDone: boolean,
  { course, lesson, stay }: MapRequest,
): "map" | "shelf" | "game-over" {
  if (shelf.length < 2) return isCourseDone && !stay ? "game-over" : "map";
  if (course || (lesson && !isCourseDone)) return "map";
  return isAllDone(shelf) && !stay ? "game-over" : "shelf";
}

/** Every lesson of every course is done. */
export const isAllDone = (shelf: readonly ShelfCourse[]): boolean =>
  shelf.every((course) => shelfStatus(course) === "done");
