import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ItemKind } from "#domain/content/staff.ts";
import { moveItem } from "#domain/content/reorder.ts";
import { lists as words } from "#app/copy/builder.ts";
import {
  addCourse,
  addLesson,
  addSlide,
  deleteItem,
  fetchOutline,
  fetchSlides,
  saveOrder,
} from "#app/data/authoring/authoring.ts";
import type { EditableSlide, OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { useSelection } from "./useSelection.ts";

/** The part of the page that shows an error. */
export type Place = "courses" | "lessons" | "slides";

export type Builder =
  | { state: "loading" }
  | { state: "failed"; message: string; again: () => void }
  | ({ state: "ready" } & ReadyBuilder);

export interface ReadyBuilder {
  courses: OutlineCourse[];
  course: OutlineCourse | null;
  lesson: OutlineLesson | null;
  slides: EditableSlide[] | null;
  slide: EditableSlide | null;
  problem: { place: Place; message: string } | null;
  selectCourse: (id: string) => void;
  selectLesson: (id: string) => void;
  selectSlide: (id: string) => void;
  addCourse: (title: string) => Promise<boolean>;
  addLesson: (title: string, tag: string) => Promise<boolean>;
  addSlide: (type: "video" | "quiz") => void;
  moveCourse: (from: number, to: number) => void;
  moveLesson: (from: number, to: number) => void;
  moveSlide: (from: number, to: number) => void;
  remove: (kind: ItemKind, id: string) => void;
  /** Updates the cached slide with unsaved edits, for the list, the preview and the checklist. */
  showSlide: (slide: EditableSlide) => void;
  /** Invalidates all queries. */
  refresh: () => void;
}

const OUTLINE = ["outline"];
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

export function useBuilder(): Builder {
  const queries = useQueryClient();
  const { select, ...chosen } = useSelection();
  const [problem, setProblem] = useState<ReadyBuilder["problem"]>(null);

  const outline = useQuery({ queryKey: OUTLINE, queryFn: fetchOutline });
  const courses = outline.data ?? [];
  const course =
    courses.find(({ id }) => id === chosen.course) ??
    courses.find(({ lessons }) => lessons.some(({ id }) => id === chosen.lesson)) ??
    (courses.length === 1 ? (courses[0] ?? null) : null);
  const lesson = course?.lessons.find(({ id }) => id === chosen.lesson) ?? null;
  const slidesKey = ["slides", lesson?.id];
  const slidesRead = useQuery({
    queryKey: slidesKey,
    queryFn: () => fetchSlides(lesson?.id ?? ""),
    enabled: lesson !== null,
  });
  const slides = lesson === null ? null : (slidesRead.data ?? null);
  const slide = slides?.find(({ id }) => id === chosen.slide) ?? slides?.[0] ?? null;

  if (outline.isPending) return { state: "loading" };
  if (outline.data === undefined)
    return {
      state: "failed",
      message: toAppError(outline.error).message,
      again: () => void outline.refetch(),
    };

  const refresh = () => void queries.invalidateQueries();
  const fail = (place: Place, thrown: unknown) => {
    const error = toAppError(thrown);
    setProblem({
      place,
      message: error.code === "edited_elsewhere" ? words.changedElsewhere : error.message,
    });
    return false;
  };
  /**
   * Runs a mutation, then invalidates all queries. A failure is shown at `place`. Resolves to true
   * on success.
   */
  const run = async (place: Place, work: () => Promise<unknown>) => {
    setProblem(null);
    try {
      await work();
      return true;
    } catch (thrown) {
      return fail(place, thrown);
    } finally {
      await queries.invalidateQueries();
    }
  };

  /** Optimistic update of an order; the queries that follow the response replace it. */
  const move = <T extends { id: string }>(
    place: Place,
    list: {
      kind: ItemKind;
      parent: string | null;
      items: readonly T[];
      from: number;
      to: number;
      show: (items: readonly T[]) => void;
    },
  ) => {
    const moved = moveItem(list.items, list.from, list.to);
    if (moved === list.items) return;
    list.show(moved);
    void run(place, () => saveOrder(list.kind, list.parent, ids(list.items), ids(moved)));
  };
  const showLessons = (courseId: string, lessons: readonly OutlineLesson[]) =>
    queries.setQueryData<OutlineCourse[]>(OUTLINE, (before) =>
      before?.map((other) => (other.id === courseId ? { ...other, lessons: [...lessons] } : other)),
    );

  return {
    state: "ready",
    courses,
    course,
    lesson,
    slides,
    slide,
    problem,
    selectCourse: (id) => select({ course: id, lesson: null, slide: null }),
    selectLesson: (id) => select({ course: course?.id ?? null, lesson: id, slide: null }),
    selectSlide: (id) => select({ slide: id }),
    addCourse: (title) =>
      run("courses", async () => {
        const added = await addCourse(title);
        select({ course: added?.id ?? null, lesson: null, slide: null });
      }),
    addLesson: (title, tag) =>
      run("lessons", async () => {
        const added = await addLesson(course?.id ?? "", { title, tag });
        select({ course: course?.id ?? null, lesson: added?.id ?? null, slide: null });
      }),
    addSlide(type) {
      if (lesson === null) return setProblem({ place: "slides", message: words.noLessonSelected });
      void run("slides", async () => {
        const added = await addSlide(lesson.id, type);
        select({ slide: added?.id ?? null });
      });
    },
    moveCourse: (from, to) =>
      move("courses", {
        kind: "course",
        parent: null,
        items: courses,
        from,
        to,
        show: (items) => queries.setQueryData(OUTLINE, items),
      }),
    moveLesson(from, to) {
      if (course === null) return;
      const show = (items: readonly OutlineLesson[]) => showLessons(course.id, items);
      move("lessons", { kind: "lesson", parent: course.id, items: course.lessons, from, to, show });
    },
    moveSlide(from, to) {
      if (lesson === null || slides === null) return;
      const show = (items: readonly EditableSlide[]) => queries.setQueryData(slidesKey, items);
      move("slides", { kind: "slide", parent: lesson.id, items: slides, from, to, show });
    },
    remove(kind, id) {
      const place = kind === "course" ? "courses" : kind === "lesson" ? "lessons" : "slides";
      void run(place, async () => {
        await deleteItem(kind, id);
        if (kind === "course") select({ course: null, lesson: null, slide: null });
        else if (kind === "lesson") select({ lesson: null, slide: null });
        else select({ slide: null });
      });
    },
    showSlide: (shown) =>
      queries.setQueryData<EditableSlide[]>(slidesKey, (before) =>
        before?.map((other) => (other.id === shown.id ? shown : other)),
      ),
    refresh,
  };
}
