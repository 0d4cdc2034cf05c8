/*
 * What of a course waits for its next publication: its title, its description, its cover, its place
 * among the courses, and the order of its lessons.
 */

/** A course as its author has it, beside what families see of it. */
export interface CourseDraft {
  id: string;
  title: string;
  description: string;
  /** The picture that its author uploaded; null without one. */
  cover_url: string | null;
  /** Null for a course that was never published. */
  published: {
    title: string;
    description: string;
    cover_url: string | null;
    order: number;
    /** Languages in which families see another title or description than the draft's. */
    changed_languages?: readonly string[];
  } | null;
  /** In the author's order. */
  lessons: readonly LessonPlace[];
}

interface LessonPlace {
  title: string;
  /** Null for a lesson that was never published. */
  published_order: number | null;
}

/** One thing that families see after the course is published. Places start at 1. */
export type CourseChange =
  | { what: "title"; to: string }
  | { what: "description" }
  | { what: "cover" }
  | { what: "language"; lang: string }
  | { what: "course_moved"; from: number; to: number }
  | { what: "lesson_moved"; title: string; from: number; to: number };

/**
 * The published order with one item at its place in the author's order: after the nearest item that
 * stands before it there. The others keep their order.
 */
export function placeByDraft(
  published: readonly string[],
  draft: readonly string[],
  id: string,
): string[] {
  const others = published.filter((other) => other !== id);
  const before = new Set(draft.slice(0, draft.indexOf(id)));
  return others.toSpliced(others.findLastIndex((other) => before.has(other)) + 1, 0, id);
}

/** What families see differently once the course is published; empty for a course never published. */
export function courseChanges(courses: readonly CourseDraft[], courseId: string): CourseChange[] {
  const course = courses.find(({ id }) => id === courseId);
  if (course === undefined || course.published === null) return [];
  const { title, description, cover_url } = course.published;
  return [
    ...(title === course.title ? [] : [{ what: "title" as const, to: course.title }]),
    ...(description === course.description ? [] : [{ what: "description" as const }]),
    ...(cover_url === course.cover_url ? [] : [{ what: "cover" as const }]),
    ...(course.published.changed_languages ?? []).map((lang) => ({
      what: "language" as const,
      lang,
    })),
    ...courseMove(courses, courseId),
    ...lessonMoves(course.lessons),
  ];
}

function courseMove(courses: readonly CourseDraft[], courseId: string): CourseChange[] {
  const published = courses
    .flatMap(({ id, published: seen }) => (seen === null ? [] : [{ id, order: seen.order }]))
    .sort((a, b) => a.order - b.order)
    .map(({ id }) => id);
  const draft = courses.map(({ id }) => id);
  const [from, to] = [published, placeByDraft(published, draft, courseId)].map(
    (order) => order.indexOf(courseId) + 1,
  );
  return from === undefined || to === undefined || from === to
    ? []
    : [{ what: "course_moved", from, to }];
}

function lessonMoves(lessons: readonly LessonPlace[]): CourseChange[] {
  const drafted = lessons.flatMap(({ title, published_order }) =>
    published_order === null ? [] : [{ title, order: published_order }],
  );
  const seen = drafted.toSorted((a, b) => a.order - b.order);
  return fewestMoves(
    drafted.map((lesson, place) => ({
      what: "lesson_moved" as const,
      title: lesson.title,
      from: seen.indexOf(lesson) + 1,
      to: place + 1,
    })),
  );
}

/**
 * Of items in their new order, the fewest whose new places, with the others in their old order, make
 * it; all that changed places with another where one of the fewest would move to the place that it
 * has.
 */
export function fewestMoves<T extends { from: number; to: number }>(items: readonly T[]): T[] {
  const staying = longestRise(items.map(({ from }) => from));
  const fewest = items.filter(({ from }) => !staying.has(from));
  return fewest.every(({ from, to }) => from !== to)
    ? fewest
    : items.filter(
        ({ from, to }) => from !== to && items.some((other) => from < other.from !== to < other.to),
      );
}

/** A longest part of the list, not necessarily in one piece, whose numbers rise. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const endingAt: number[][] = [];
  for (const [index, number] of numbers.entries()) {
    const before = endingAt
      .filter((_, earlier) => (numbers[earlier] ?? 0) < number && earlier < index)
      .reduce<number[]>((best, rise) => (rise.length >= best.length ? rise : best), []);
    endingAt.push([...before, number]);
  }
  // Of several the last one: a lesson that moved up is named, not the one it passed.
  return new Set(
    endingAt.reduce<number[]>((best, rise) => (rise.length >= best.length ? rise : best), []),
  );
}
