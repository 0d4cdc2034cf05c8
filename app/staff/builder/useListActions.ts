import { useMemo, useRef, useState } from "react";
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
import type { EditableSlide, LessonChange } from "#app/data/authoring/authoring.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { useHandlers } from "#app/ui/use-handlers.ts";
import { outlineQuery, slidesQuery } from "../content/content-queries.ts";
import { cacheChanges } from "../content/lesson-changes.ts";
import type { Content } from "./useContent.ts";
import type { Select, Selection } from "./useSelection.ts";
import { useTurns } from "./useTurns.ts";

/** The part of the page that shows an error. */
export type Place = "courses" | "lessons" | "slides";

export interface ListActions {
  problem: { place: Place; message: string } | null;
  addCourse: (title: string) => Promise<boolean>;
  addLesson: (title: string, tag: string) => Promise<boolean>;
  /** `place` is the new slide's position, from 1; null for the end. Resolves to its id; null if it could not be added. */
  addSlide: (
    type: SlideKind,
    place: number | null,
    onAdded?: (id: string) => void,
  ) => Promise<string | null>;
  moveCourse: (from: number, to: number) => void;
  moveLesson: (from: number, to: number) => void;
  moveSlide: (from: number, to: number) => void;
  /** Moves these slides one place up or down, together. */
  moveSlides: (ids: ReadonlySet<string>, step: -1 | 1) => void;
  /** Moves slides into the trash together. */
  removeSlides: (ids: ReadonlySet<string>, onGone: () => void) => Promise<boolean>;
  /** Moves something into the trash. */
  remove: (kind: ItemKind, id: string, onGone: () => void) => Promise<boolean>;
  /** Runs a mutation. */
  run: Run;
  /** Invalidates all queries. */
  refresh: () => void;
  /** Is one of these actions under way? */
  isBusy: () => boolean;
}

/** What a mutation answers. */
interface Answer {
  id?: string;
  /** Lessons whose slides it changed. */
  changes?: readonly LessonChange[];
}

/**
 * Runs a mutation after those before it. The lists then show the lessons of its answer, or are read
 * again where it names none; `onDone` is called when they do, and renders with them. A failure is
 * shown at `place`, and all queries are invalidated. Resolves to true on success. Of changes that the
 * lists show before their response (`isShown`), only the last one's response is taken.
 */
type Run = <T extends Answer | undefined>(
  place: Place,
  work: () => Promise<T>,
  onDone?: (answer: T) => void,
  isShown?: boolean,
) => Promise<boolean>;

const PLACES = { course: "courses", lesson: "lessons", slide: "slides" } as const satisfies Record<
  ItemKind,
  Place
>;
const AFTER_DELETION = {
  course: { course: null, lesson: null, slide: null },
  lesson: { lesson: null, slide: null },
} as const satisfies Record<Exclude<ItemKind, "slide">, Partial<Selection>>;
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/** The next slide after this one that stays, else the last one before it that does. */
function neighbour(
  of: readonly { id: string }[] | null,
  id: string,
  gone: ReadonlySet<string>,
): string | null {
  const slides = of ?? [];
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

  const { isBusy, inTurn } = useTurns();
  /** Set when a reorder of courses or lessons was followed by another change. */
  const isOutlineDue = useRef(false);
  const run: Run = async (place, work, onDone, isShown = false) => {
    setProblem(null);
    return inTurn(async ({ isLast, end }) => {
      try {
        const answer = await work();
        const changes = answer?.changes ?? [];
        // Adding and copying courses and lessons does not say what changed, nor does an instance of
        // the release before.
        if (answer !== undefined && answer.changes === undefined) await queries.invalidateQueries();
        // A later change may be shown already, and its response will include this one.
        else if (isShown && !isLast()) isOutlineDue.current ||= changes.length === 0;
        else {
          cacheChanges(queries, changes);
          if (changes.length === 0 || isOutlineDue.current) {
            isOutlineDue.current = false;
            await queries.invalidateQueries(outlineQuery);
          }
        }
        onDone?.(answer);
        end();
        return true;
      } catch (thrown) {
        const error = toAppError(thrown);
        const message = error.code === "edited_elsewhere" ? words.changedElsewhere : error.message;
        setProblem({ place, message });
        await queries.invalidateQueries();
        end();
        return false;
      }
    });
  };

  /** Optimistic update of an order by `show`, which the response confirms. */
  const order = <T extends { id: string }>(
    kind: ItemKind,
    parent: string | null,
    [items, moved]: readonly [readonly T[], readonly T[]],
    show: (moved: T[]) => void,
  ) => {
    if (moved === items) return;
    // A response that is under way would show the order before, and is asked for again afterwards.
    const { queryKey } = kind === "slide" ? slidesQuery(parent ?? "") : outlineQuery;
    const isFetching = queries.isFetching({ queryKey }) > 0;
    void queries.cancelQueries({ queryKey });
    show([...moved]);
    void run(
      PLACES[kind],
      () => saveOrder(kind, parent, idsOf(items), idsOf(moved)),
      () => isFetching && void queries.invalidateQueries({ queryKey }),
      true,
    );
  };
  const outline = () => queries.getQueryData(outlineQuery.queryKey);
  const orderSlides = (
    reordered: (slides: readonly EditableSlide[]) => readonly EditableSlide[],
  ) => {
    if (lessonId === null) return;
    const { queryKey } = slidesQuery(lessonId);
    const slides = queries.getQueryData(queryKey) ?? [];
    order("slide", lessonId, [slides, reordered(slides)], (moved) =>
      queries.setQueryData(queryKey, moved),
    );
  };

  const actions = useHandlers<Omit<ListActions, "problem">>({
    run,
    isBusy,
    addCourse: (title) =>
      run("courses", async () => {
        const added = await addCourse(title);
        select({ course: added?.id ?? null, lesson: null, slide: null });
        return added;
      }),
    addLesson: (title, tag) =>
      run("lessons", async () => {
        const added = await addLesson(courseId ?? "", { title, tag });
        select({ course: courseId, lesson: added?.id ?? null, slide: null });
        return added;
      }),
    async addSlide(type, place, onAdded) {
      if (lessonId === null) {
        setProblem({ place: "slides", message: words.noLessonSelected });
        return null;
      }
      let id: string | null = null;
      const add = () => addSlide(lessonId, type, place);
      await run("slides", add, (added) => {
        id = added.id;
        onAdded?.(added.id);
      });
      return id;
    },
    moveCourse(from, to) {
      const courses = outline() ?? [];
      order("course", null, [courses, moveItem(courses, from, to)], (moved) =>
        queries.setQueryData(outlineQuery.queryKey, moved),
      );
    },
    moveLesson(from, to) {
      const lessons = outline()?.find(({ id }) => id === courseId)?.lessons ?? [];
      order("lesson", courseId, [lessons, moveItem(lessons, from, to)], (moved) =>
        queries.setQueryData(outlineQuery.queryKey, (before) =>
          before?.map((course) =>
            course.id === courseId ? { ...course, lessons: moved } : course,
          ),
        ),
      );
    },
    moveSlide: (from, to) => orderSlides((slides) => moveItem(slides, from, to)),
    moveSlides: (ids, step) => orderSlides((slides) => moveBlock(slides, ids, step)),
    removeSlides(ids, onGone) {
      const { slide = null, slides = null } = content ?? {};
      const next = slide !== null && ids.has(slide.id) ? neighbour(slides, slide.id, ids) : null;
      return run(
        "slides",
        () => changeSlides(lessonId ?? "", { action: "delete", slides: [...ids] }),
        () => {
          if (slide !== null && ids.has(slide.id)) select({ slide: next }, { replaces: true });
          onGone();
        },
      );
    },
    remove(kind, id, onGone) {
      if (kind === "slide") {
        const slide = neighbour(content?.slides ?? null, id, new Set([id]));
        return run(
          "slides",
          () => deleteItem(kind, id),
          () => {
            select({ slide }, { replaces: true });
            onGone();
          },
        );
      }
      const work = async () => {
        const answer = await deleteItem(kind, id);
        // Before the lists are read again: the page must not show what is not there any more.
        select(AFTER_DELETION[kind], { replaces: true });
        return answer;
      };
      return run(PLACES[kind], work, onGone);
    },
    refresh: () => void queries.invalidateQueries(),
  });
  return useMemo(() => ({ ...actions, problem }), [actions, problem]);
}
