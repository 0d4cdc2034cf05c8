import { useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
import type { EditableSlide, OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { useOverlay, useSeenRows } from "../drafts/useDraft.ts";
import { outlineQuery, slidesQuery } from "../content/content-queries.ts";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import type { Selection } from "./useSelection.ts";

/** The server's rows with the drafts laid over them, and which of them are selected. */
export interface Content {
  courses: OutlineCourse[];
  course: OutlineCourse | null;
  lesson: OutlineLesson | null;
  slides: EditableSlide[] | null;
  slide: EditableSlide | null;
}

export type ContentState =
  | { state: "loading" }
  | { state: "failed"; message: string; again: () => void }
  | { state: "ready"; content: Content };

/** An empty title is never saved, and would leave buttons of lists without a name. */
const titled = <T extends { title: string }>(row: T, shown: T): T =>
  shown.title.trim() === "" ? { ...shown, title: row.title } : shown;

/** The course of the URL, else the one of the URL's lesson. */
const selectedCourse = (courses: readonly OutlineCourse[], chosen: Selection) =>
  courses.find(({ id }) => id === chosen.course) ??
  courses.find(({ lessons }) => lessons.some(({ id }) => id === chosen.lesson)) ??
  null;

export function useContent(chosen: Selection): ContentState {
  const drafts = useContentDrafts();
  const overCourse = useOverlay(drafts.courses);
  const overLesson = useOverlay(drafts.lessons);
  const overSlide = useOverlay(drafts.slides);

  const outline = useQuery(outlineQuery);
  const courses = useMemo(
    () =>
      (outline.data ?? []).map((row) => ({
        ...titled(row, overCourse(row)),
        lessons: row.lessons.map((lesson) => titled(lesson, overLesson(lesson))),
      })),
    [outline.data, overCourse, overLesson],
  );
  const course = selectedCourse(courses, chosen);
  const lesson = course?.lessons.find(({ id }) => id === chosen.lesson) ?? null;
  const slidesRead = useQuery({ ...slidesQuery(lesson?.id ?? ""), enabled: lesson !== null });
  const shownSlides = useMemo(
    () => slidesRead.data?.map(overSlide) ?? null,
    [slidesRead.data, overSlide],
  );
  const slides = lesson === null ? null : shownSlides;
  const slide = slides?.find(({ id }) => id === chosen.slide) ?? slides?.[0] ?? null;
  const ready = useMemo(
    () => ({ state: "ready" as const, content: { courses, course, lesson, slides, slide } }),
    [courses, course, lesson, slides, slide],
  );

  useSeenRows(drafts.courses, outline.data);
  const lessonRows = useMemo(() => outline.data?.flatMap(({ lessons }) => lessons), [outline.data]);
  useSeenRows(drafts.lessons, lessonRows);
  useSeenRows(drafts.slides, slidesRead.data);

  if (outline.isPending) return { state: "loading" };
  if (outline.data === undefined)
    return {
      state: "failed",
      message: toAppError(outline.error).message,
      again: () => void outline.refetch(),
    };
  return ready;
}
