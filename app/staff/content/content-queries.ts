import { queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import type { InsightFilter } from "#domain/wire/insight.ts";
import { fetchLessonInsight, fetchOutline, fetchSlides } from "#app/data/authoring/authoring.ts";
import { fetchConversions } from "#app/data/authoring/clips.ts";
import type { EditableSlide, OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";

/*
 * The query cache of the builder's content. It holds the server's rows. Unsaved edits are in the
 * drafts, unconfirmed moves in `ListOrders`.
 */

export const outlineQuery = queryOptions({ queryKey: ["outline"], queryFn: fetchOutline });

const SLIDES = "slides";
export const slidesQuery = (lessonId: string) =>
  queryOptions({
    queryKey: [SLIDES, lessonId],
    queryFn: () => fetchSlides(lessonId),
    // Drafts of slides are saved after another lesson was opened, too.
    gcTime: Infinity,
  });

/** The conversions of an open lesson's clips. */
export const conversionsQuery = (lessonId: string) =>
  queryOptions({
    queryKey: ["conversions", lessonId],
    queryFn: () => fetchConversions(lessonId),
  });

/** Figures change once a week. */
export const lessonInsightQuery = (lessonId: string, filter: InsightFilter) =>
  queryOptions({
    queryKey: ["lesson-insight", lessonId, filter],
    queryFn: () => fetchLessonInsight(lessonId, filter),
    staleTime: Infinity,
  });

/** All slides that this page has read, by lesson. */
const cachedSlides = (queries: QueryClient) =>
  queries
    .getQueriesData<EditableSlide[]>({ queryKey: [SLIDES] })
    .map(([key, slides]) => ({ lessonId: String(key[1]), slides: slides ?? [] }));

export const findCourse = (queries: QueryClient, id: string): OutlineCourse | undefined =>
  queries.getQueryData(outlineQuery.queryKey)?.find((course) => course.id === id);

/** A lesson of the outline, if that was read. */
export const lessonOf = (outline: readonly OutlineCourse[] | undefined, id: string) =>
  outline?.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id);

export const findLesson = (queries: QueryClient, id: string): OutlineLesson | undefined =>
  lessonOf(queries.getQueryData(outlineQuery.queryKey), id);

export const findSlide = (queries: QueryClient, id: string): EditableSlide | undefined =>
  cachedSlides(queries)
    .flatMap(({ slides }) => slides)
    .find((slide) => slide.id === id);

export const lessonOfSlide = (queries: QueryClient, id: string): string | undefined =>
  cachedSlides(queries).find(({ slides }) => slides.some((slide) => slide.id === id))?.lessonId;

/** Puts a slide of a server's response into the cache. */
export function cacheSlide(queries: QueryClient, saved: EditableSlide): void {
  const lessonId = lessonOfSlide(queries, saved.id);
  if (lessonId === undefined) return;
  queries.setQueryData(slidesQuery(lessonId).queryKey, (before) =>
    before?.map((slide) =>
      slide.id === saved.id && slide.row_version < saved.row_version ? saved : slide,
    ),
  );
}
