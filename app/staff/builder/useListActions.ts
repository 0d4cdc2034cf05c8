import { useCallback, useMemo, useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { SlideKind } from "#domain/slides/registry.ts";
import type { ItemKind } from "#domain/content/staff.ts";
import { moveBlock, moveItem } from "#domain/content/reorder.ts";
import { lists as words } from "#app/copy/builder.ts";
import {
  addCourse,
  addLesson,
  addSlide,
  changeSlides,
  deleteItem,
  saveOrder,
} from "#app/data/authoring/authoring.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { useHandlers } from "#app/ui/use-handlers.ts";
import { outlineQuery, slidesQuery } from "../content/content-queries.ts";
import type { Content } from "./useContent.ts";
import type { Select, Selection } from "./useSelection.ts";

/** The part of the page that shows an error. */
export type Place = "courses" | "lessons" | "slides";

export interface ListActions {
  problem: { place: Place; message: string } | null;
  addCourse: (title: string) => Promise<boolean>;
  addLesson: (title: string, tag: string) => Promise<boolean>;
  /** `place` is the new slide's position, from 1; null for the end. Resolves to its id; null if it could not be added. */
  addSlide: (type: SlideKind, place: number | null) => Promise<string | null>;
  moveCourse: (from: number, to: number) => void;
  moveLesson: (from: number, to: number) => void;
  moveSlide: (from: number, to: number) => void;
  /** Moves these slides one place up or down, together. */
  moveSlides: (ids: ReadonlySet<string>, step: -1 | 1) => void;
  /** Moves slides into the trash together. Resolves to true on success. */
  removeSlides: (ids: ReadonlySet<string>) => Promise<boolean>;
  /** Moves something into the trash. Resolves to true on success. */
  remove: (kind: ItemKind, id: string) => Promise<boolean>;
  /**
   * Runs a mutation, then invalidates all queries. A failure is shown at `place`. Resolves to true
   * on success.
   */
  run: (place: Place, work: () => Promise<unknown>) => Promise<boolean>;
  /** Invalidates all queries. */
  refresh: () => void;
  /** Is one of these actions under way? */
  isBusy: () => boolean;
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
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/** The next slide after this one that stays, else the last one before it that does. */
function neighbour(
  slides: readonly { id: string }[],
  id: string,
  gone: ReadonlySet<string>,
): string | null {
  const at = slides.findIndex((slide) => slide.id === id);
  const stays = (slide: { id: string }) => !gone.has(slide.id);
  if (at < 0) return null;
  return (slides.slice(at).find(stays) ?? slides.slice(0, at).findLast(stays))?.id ?? null;
}

/** Adds, moves and deletes courses, lessons and slides; `content` is null while it is read. */
export function useListActions(content: Content | null, select: Select): ListActions {
  const courseId = content?.course?.id ?? null;
  const lessonId = content?.lesson?.id ?? null;
  const queries = useQueryClient();
  const [problem, setProblem] = useState<ListActions["problem"]>(null);

  const running = useRef(0);
  const isBusy = useCallback(() => running.current > 0, []);

  const run = async (place: Place, work: () => Promise<unknown>) => {
    setProblem(null);
    running.current += 1;
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
      running.current -= 1;
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
    // An answer that is under way would show the order before.
    const { queryKey } = kind === "slide" ? slidesQuery(parent ?? "") : outlineQuery;
    void queries.cancelQueries({ queryKey });
    show([...moved]);
    void run(PLACES[kind], () => saveOrder(kind, parent, idsOf(items), idsOf(moved)));
  };
  const outline = () => queries.getQueryData(outlineQuery.queryKey);

  const actions = useHandlers<Omit<ListActions, "problem">>({
    run,
    isBusy,
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
    async addSlide(type, place) {
      if (lessonId === null) {
        setProblem({ place: "slides", message: words.noLessonSelected });
        return null;
      }
      let id: string | null = null;
      await run("slides", async () => {
        id = (await addSlide(lessonId, type, place))?.id ?? null;
      });
      return id;
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
    moveSlides(ids, step) {
      if (lessonId === null) return;
      const { queryKey } = slidesQuery(lessonId);
      const before = queries.getQueryData(queryKey) ?? [];
      const moved = moveBlock(before, ids, step);
      if (moved === before) return;
      void queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, [...moved]);
      void run("slides", () => saveOrder("slide", lessonId, idsOf(before), idsOf(moved)));
    },
    removeSlides: (ids) =>
      run("slides", async () => {
        await changeSlides(lessonId ?? "", { action: "delete", slides: [...ids] });
        const open = content?.slide?.id ?? null;
        if (open !== null && ids.has(open))
          select({ slide: neighbour(content?.slides ?? [], open, ids) }, { replaces: true });
      }),
    remove(kind, id) {
      return run(PLACES[kind], async () => {
        await deleteItem(kind, id);
        const next =
          kind === "slide" ? { slide: neighbour(content?.slides ?? [], id, new Set([id])) } : {};
        select({ ...AFTER_DELETION[kind], ...next }, { replaces: true });
      });
    },
    refresh: () => void queries.invalidateQueries(),
  });
  return useMemo(() => ({ ...actions, problem }), [actions, problem]);
}
