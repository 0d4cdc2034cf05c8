import { isUnseen } from "#domain/content/visible-text.ts";
import { useMemo, useRef, useSyncExternalStore } from "react";
import { useQuery } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
import type { EditableSlide, OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { useOverlay, useSeenRows } from "../drafts/useDraft.ts";
import { outlineQuery, slidesQuery } from "../content/content-queries.ts";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { orderedRows } from "./list-orders.ts";
import type { ListOrders } from "./list-orders.ts";
import { useOpenSlide } from "./useOpenSlide.ts";
import type { Selection } from "../ui/useSelection.ts";

/** The server's rows with drafts and unconfirmed moves applied, and which of them are selected. */
export interface Content {
  courses: OutlineCourse[];
  course: OutlineCourse | null;
  lesson: OutlineLesson | null;
  /** Null while they are read, and where that failed. */
  slides: EditableSlide[] | null;
  slidesFailed: Failed | null;
  slide: EditableSlide | null;
}

interface Failed {
  message: string;
  again: () => void;
}

export type ContentState =
  | { state: "loading" }
  | ({ state: "failed" } & Failed)
  | { state: "ready"; content: Content };

/** An empty title is never saved, and would leave buttons of lists without a name. */
const titled = <T extends { title: string }>(row: T, shown: T): T =>
  isUnseen(shown.title) ? { ...shown, title: row.title } : shown;

/** The course of the URL, else the one of the URL's lesson. */
const selectedCourse = (courses: readonly OutlineCourse[], chosen: Selection) =>
  courses.find(({ id }) => id === chosen.course) ??
  courses.find(({ lessons }) => lessons.some(({ id }) => id === chosen.lesson)) ??
  null;

/** The rows; the previous array if it holds the same objects in the same order. */
function useKeptRows<T>(rows: T[] | null): T[] | null {
  const kept = useRef(rows);
  const before = kept.current;
  const isSame =
    rows?.length === before?.length &&
    rows?.every((row, index) => row === before?.[index]) === true;
  if (!isSame) kept.current = rows;
  return kept.current;
}

export function useContent(chosen: Selection, orders: ListOrders): ContentState {
  const drafts = useContentDrafts();
  const overCourse = useOverlay(drafts.courses);
  const overLesson = useOverlay(drafts.lessons);
  const overSlide = useOverlay(drafts.slides);

  const ofOutline = useSyncExternalStore(orders.subscribe, orders.ofOutline);
  const ofSlides = useSyncExternalStore(orders.subscribe, orders.ofSlides);

  const outline = useQuery(outlineQuery);
  const courses = useMemo(
    () =>
      orderedRows(outline.data ?? [], ofOutline, { kind: "course", parent: null }).map((row) => ({
        ...titled(row, overCourse(row)),
        lessons: orderedRows(row.lessons, ofOutline, { kind: "lesson", parent: row.id }).map(
          (lesson) => titled(lesson, overLesson(lesson)),
        ),
      })),
    [outline.data, overCourse, overLesson, ofOutline],
  );
  const course = selectedCourse(courses, chosen);
  const lesson = course?.lessons.find(({ id }) => id === chosen.lesson) ?? null;
  const slidesRead = useQuery({ ...slidesQuery(lesson?.id ?? ""), enabled: lesson !== null });
  const lessonId = lesson?.id ?? null;
  const shownSlides = useMemo(
    () =>
      lessonId === null || slidesRead.data === undefined
        ? null
        : orderedRows(slidesRead.data, ofSlides, { kind: "slide", parent: lessonId }).map(
            overSlide,
          ),
    [lessonId, slidesRead.data, overSlide, ofSlides],
  );
  const slides = useKeptRows(shownSlides);
  const slide = useOpenSlide(slides, chosen);
  const slidesFailed = useFailed(slides === null ? slidesRead : null);
  const ready = useMemo(
    () => ({
      state: "ready" as const,
      content: { courses, course, lesson, slides, slidesFailed, slide },
    }),
    [courses, course, lesson, slides, slidesFailed, slide],
  );

  useSeenRows(drafts.courses, outline.data);
  const lessonRows = useMemo(() => outline.data?.flatMap(({ lessons }) => lessons), [outline.data]);
  useSeenRows(drafts.lessons, lessonRows);
  useSeenRows(drafts.slides, slidesRead.data);

  const failed = useFailed(outline.data === undefined ? outline : null);
  if (failed !== null) return { state: "failed", ...failed };
  return outline.isPending ? { state: "loading" } : ready;
}

/** Why rows could not be read; null while they are read. */
function useFailed(read: Pick<UseQueryResult, "error" | "refetch"> | null): Failed | null {
  const { error = null, refetch = null } = read ?? {};
  return useMemo(
    () => error && { message: toAppError(error).message, again: () => void refetch?.() },
    [error, refetch],
  );
}
