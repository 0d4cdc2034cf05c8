import { notifyManager } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import type { ItemKind } from "#domain/content/staff.ts";
import type {
  EditableSlide,
  LessonChange,
  OutlineCourse,
  OutlineLesson,
} from "#app/data/authoring/authoring.ts";
import { lessonTranslations } from "./texts.ts";
import { conversionsQuery, outlineQuery, slidesQuery } from "./content-queries.ts";

/*
 * Responses to changes are written to the query cache, so that lists need not be fetched again. If
 * the row versions in a response show a colleague's change, the list is invalidated.
 */

interface Versioned {
  id: string;
  row_version: number;
}

/**
 * True if the server has newer rows than this page, more or fewer, or another order of them. Rows
 * of which this page has a newer version do not count.
 */
export const isOutdated = (known: readonly Versioned[], now: readonly Versioned[]): boolean =>
  known.length !== now.length ||
  now.some(({ id, row_version }, at) => {
    const row = known[at];
    return row === undefined || row.id !== id || row.row_version < row_version;
  });

/** Updates a query's cached data; `dataUpdatedAt` stays, because the rest was not fetched again. */
function update<T>(
  queries: QueryClient,
  queryKey: ReturnType<typeof slidesQuery>["queryKey"] | typeof outlineQuery.queryKey,
  change: (before: T) => T,
): void {
  const before = queries.getQueryState<T>(queryKey);
  const isFetching = before?.fetchStatus === "fetching";
  // A response that is under way may be older than the change.
  if (isFetching) void queries.cancelQueries({ queryKey });
  if (before?.data !== undefined)
    queries.setQueryData<T>(queryKey, (data) => data && change(data), {
      updatedAt: before.dataUpdatedAt,
    });
  if (isFetching || before?.isInvalidated === true) void queries.invalidateQueries({ queryKey });
}

/** Puts a lesson of a server's response into the outline, unless a newer one is there. */
export const cacheLesson = (queries: QueryClient, lesson: OutlineLesson): void =>
  update<OutlineCourse[]>(queries, outlineQuery.queryKey, (courses) =>
    courses.map((course) => ({
      ...course,
      lessons: course.lessons.map((other) =>
        other.id === lesson.id && other.row_version <= lesson.row_version ? lesson : other,
      ),
    })),
  );

/** Courses, the lessons of a course, or the slides of a lesson. */
export interface List {
  kind: ItemKind;
  /** The course of lessons, the lesson of slides; null for courses. */
  parent: string | null;
}

/** The rows of a list in the server's order, as far as the page knows it. */
export function cachedList(
  queries: QueryClient,
  { kind, parent }: List,
): readonly { id: string }[] {
  if (kind === "slide") return queries.getQueryData(slidesQuery(parent ?? "").queryKey) ?? [];
  const courses = queries.getQueryData(outlineQuery.queryKey) ?? [];
  return kind === "course" ? courses : (courses.find(({ id }) => id === parent)?.lessons ?? []);
}

/** Puts the rows of a list into an order that the server has taken. */
export function cacheOrder(
  queries: QueryClient,
  { kind, parent }: List,
  ids: readonly string[],
): void {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: { id: string }) => places.get(id) ?? ids.length;
  const ordered = <T extends { id: string }>(rows: T[]): T[] =>
    rows.toSorted((a, b) => placeOf(a) - placeOf(b));
  if (kind === "slide")
    return update<EditableSlide[]>(queries, slidesQuery(parent ?? "").queryKey, ordered);
  update<OutlineCourse[]>(queries, outlineQuery.queryKey, (courses) =>
    kind === "course"
      ? ordered(courses)
      : courses.map((course) =>
          course.id === parent ? { ...course, lessons: ordered(course.lessons) } : course,
        ),
  );
}

/** Puts what changes of lists of slides made of their lessons into the cache, at once. */
export const cacheChanges = (queries: QueryClient, changes: readonly LessonChange[]): void =>
  notifyManager.batch(() => {
    for (const change of changes) cacheChange(queries, change);
  });

function cacheChange(
  queries: QueryClient,
  { lesson_id, lesson, slides, made: newSlides }: LessonChange,
) {
  if (lesson !== null) cacheLesson(queries, lesson);
  const query = slidesQuery(lesson_id);
  update<EditableSlide[]>(queries, query.queryKey, (before) => {
    const known = new Map([...before, ...newSlides].map((slide) => [slide.id, slide]));
    return slides.flatMap(({ id }) => known.get(id) ?? []);
  });
  const shown = queries.getQueryData(query.queryKey);
  if (shown !== undefined && isOutdated(shown, slides)) void queries.invalidateQueries(query);
  // A translation lists the lesson's slides.
  const queryKey = [...lessonTranslations.queryKey, lesson_id];
  void queries.invalidateQueries({ queryKey });
  if (newSlides.some(({ type }) => type === "video"))
    void queries.invalidateQueries(conversionsQuery(lesson_id));
}
