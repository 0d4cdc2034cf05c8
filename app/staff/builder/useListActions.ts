import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { SlideKind } from "#domain/slides/registry.ts";
import type { ItemKind } from "#domain/content/staff.ts";
import { moveItem } from "#domain/content/reorder.ts";
import { lists as words } from "#app/copy/builder.ts";
import {
  addCourse,
  addLesson,
  addSlide,
  deleteItem,
  saveOrder,
} from "#app/data/authoring/authoring.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { outlineQuery, slidesQuery } from "../content/content-queries.ts";
import type { Selection } from "./useSelection.ts";

/** The part of the page that shows an error. */
export type Place = "courses" | "lessons" | "slides";

export interface ListActions {
  problem: { place: Place; message: string } | null;
  addCourse: (title: string) => Promise<boolean>;
  addLesson: (title: string, tag: string) => Promise<boolean>;
  addSlide: (type: SlideKind) => void;
  moveCourse: (from: number, to: number) => void;
  moveLesson: (from: number, to: number) => void;
  moveSlide: (from: number, to: number) => void;
  remove: (kind: ItemKind, id: string) => void;
  /** Invalidates all queries. */
  refresh: () => void;
}

const PLACES = { course: "courses", lesson: "lessons", slide: "slides" } as const satisfies Record<
  ItemKind,
  Place
>;
const AFTER_DELETION = {
  course: { course: null, lesson: null, slide: null },
  lesson: { lesson: null, slide: null },
  slide: { slide: null },
} as const satisfies Record<ItemKind, Partial<Selection>>;
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/**
 * Adds, moves and deletes courses, lessons and slides. `courseId` and `lessonId` are the selected
 * ones.
 */
export function useListActions(
  courseId: string | null,
  lessonId: string | null,
  select: (chosen: Partial<Selection>) => void,
): ListActions {
  const queries = useQueryClient();
  const [problem, setProblem] = useState<ListActions["problem"]>(null);

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
      const error = toAppError(thrown);
      const message = error.code === "edited_elsewhere" ? words.changedElsewhere : error.message;
      setProblem({ place, message });
      return false;
    } finally {
      await queries.invalidateQueries();
    }
  };

  /** Optimistic update of an order by `show`; the queries that follow the response replace it. */
  const move = <T extends { id: string }>(
    kind: ItemKind,
    parent: string | null,
    items: readonly T[] | undefined,
    [from, to]: [number, number],
    show: (moved: T[]) => void,
  ) => {
    if (items === undefined) return;
    const moved = moveItem(items, from, to);
    if (moved === items) return;
    show([...moved]);
    void run(PLACES[kind], () => saveOrder(kind, parent, ids(items), ids(moved)));
  };
  const outline = () => queries.getQueryData(outlineQuery.queryKey);

  return {
    problem,
    addCourse: (title) =>
      run("courses", async () => {
        const added = await addCourse(title);
        select({ course: added?.id ?? null, lesson: null, slide: null });
      }),
    addLesson: (title, tag) =>
      run("lessons", async () => {
        const added = await addLesson(courseId ?? "", { title, tag });
        select({ course: courseId, lesson: added?.id ?? null, slide: null });
      }),
    addSlide(type) {
      if (lessonId === null)
        return setProblem({ place: "slides", message: words.noLessonSelected });
      void run("slides", async () => {
        const added = await addSlide(lessonId, type);
        select({ slide: added?.id ?? null });
      });
    },
    moveCourse: (from, to) =>
      move("course", null, outline(), [from, to], (moved) =>
        queries.setQueryData(outlineQuery.queryKey, moved),
      ),
    moveLesson(from, to) {
      const lessons = outline()?.find(({ id }) => id === courseId)?.lessons;
      move("lesson", courseId, lessons, [from, to], (moved) =>
        queries.setQueryData(outlineQuery.queryKey, (before) =>
          before?.map((course) =>
            course.id === courseId ? { ...course, lessons: moved } : course,
          ),
        ),
      );
    },
    moveSlide(from, to) {
      if (lessonId === null) return;
      const { queryKey } = slidesQuery(lessonId);
      move("slide", lessonId, queries.getQueryData(queryKey), [from, to], (moved) =>
        queries.setQueryData(queryKey, moved),
      );
    },
    remove(kind, id) {
      void run(PLACES[kind], async () => {
        await deleteItem(kind, id);
        select(AFTER_DELETION[kind]);
      });
    },
    refresh: () => void queries.invalidateQueries(),
  };
}
