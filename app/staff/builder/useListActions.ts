import { useMemo, useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { SlideKind } from "#domain/slides/registry.ts";
import type { ItemKind } from "#domain/content/staff.ts";
import { moveBlock, moveItem, placedAs } from "#domain/content/reorder.ts";
import { lists as words } from "#app/copy/builder.ts";
import {
  addCourse,
  addLesson,
  addSlide,
  changeSlides,
  deleteItem,
  saveOrder,
} from "#app/data/authoring/authoring.ts";
import { useHandlers } from "#app/ui/use-handlers.ts";
import { cachedList } from "../content/lesson-changes.ts";
import type { List } from "../content/lesson-changes.ts";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { afterTimeout } from "../drafts/autosave.ts";
import type { After } from "../drafts/autosave.ts";
import { COURSES, listId } from "../drafts/list-history.ts";
import type { Direction, ListChange, PlacedItems, Undoable } from "../drafts/list-history.ts";
import { orderedRows } from "./list-orders.ts";
import type { ListOrders } from "./list-orders.ts";
import type { Content } from "./useContent.ts";
import type { Select, Selection } from "../ui/useSelection.ts";
import { sendChange } from "./undo-lists.ts";
import { messageOf, PLACES, placesIn, useRun } from "./useRun.ts";
import type { Problem, Run } from "./useRun.ts";

/** Called after a deletion with the change that undo reverts. */
type OnGone = (change: ListChange | null) => void;

interface OnApplied {
  /** Shows what came back. */
  onRestored: (items: PlacedItems) => void;
  /** The slide in focus was removed; `next` is selected, null where none is left. */
  onRemoved?: (next: string | null) => void;
}

export interface ListActions {
  problem: Problem | null;
  addCourse: (title: string) => Promise<boolean>;
  addLesson: (title: string, tag: string) => Promise<boolean>;
  /** `place` is the new slide's position, from 1; null for the end. Resolves to its id; null if it could not be added. */
  addSlide: (
    type: SlideKind,
    place: number | null,
    onAdded?: (id: string) => void,
    /** The lesson, if it is not the open one. */
    to?: string,
  ) => Promise<string | null>;
  moveCourse: (from: number, to: number) => void;
  moveLesson: (from: number, to: number) => void;
  moveSlide: (from: number, to: number) => void;
  /** Moves these slides one place up or down, together. */
  moveSlides: (ids: ReadonlySet<string>, step: -1 | 1) => void;
  /** Moves slides into the trash together. */
  removeSlides: (ids: ReadonlySet<string>, onGone: OnGone) => Promise<boolean>;
  /** Moves lessons of the open course into the trash, one after the other. */
  removeLessons: (ids: ReadonlySet<string>, onGone: OnGone) => Promise<boolean>;
  /** Moves something into the trash. */
  remove: (kind: ItemKind, id: string, onGone: OnGone) => Promise<boolean>;
  /** Undoes a change of a list, or does it again. */
  applyChange: (direction: Direction, change: ListChange, on: OnApplied) => Promise<void>;
  /** What undo or redo did last, for a screen reader. */
  notice: string;
  /** Runs a mutation. */
  run: Run;
  /** Invalidates all queries. */
  refresh: () => void;
  /** Takes the message of a problem away: the author goes on elsewhere. */
  forgetProblem: () => void;
  /** Is one of these actions under way? */
  isBusy: () => boolean;
}

const AFTER_DELETION = {
  course: { course: null, lesson: null, slide: null },
  lesson: { lesson: null, slide: null },
} as const satisfies Record<Exclude<ItemKind, "slide">, Partial<Selection>>;
type Rows = readonly { id: string }[];
const idsOf = (items: Rows) => items.map(({ id }) => id);

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

/**
 * Adds, moves and deletes courses, lessons and slides; `content` is null while it is read. Moves
 * that wait for the server are in `orders`.
 */
export function useListActions(
  content: Content | null,
  select: Select,
  orders: ListOrders,
  after: After = afterTimeout,
): ListActions {
  const courseId = content?.course?.id ?? null;
  const lessonId = content?.lesson?.id ?? null;
  const queries = useQueryClient();
  const drafts = useContentDrafts();
  const { lists: history } = drafts;
  const { run, runOrder, problem, setProblem, isBusy } = useRun(orders, history, after);
  const [notice, setNotice] = useState("");
  const newest = useRef(content);
  newest.current = content;

  /** Moves items of a list, which shows it at once. */
  const order = (list: List, move: (shown: Rows) => { moved: Iterable<string>; to: Rows }) => {
    const waiting = list.kind === "slide" ? orders.ofSlides() : orders.ofOutline();
    const shown = orderedRows(cachedList(queries, list), waiting, list);
    const { moved, to } = move(shown);
    if (to === shown) return;
    const change = { ...list, moved: new Set(moved), wanted: idsOf(to) };
    const work = async (signal: AbortSignal) => {
      // By now the query cache includes the author's earlier changes of the list.
      const from = idsOf(cachedList(queries, list));
      const now = placedAs(from, change.moved, change.wanted);
      return { ...(await saveOrder(list.kind, list.parent, from, now, signal)), to: now };
    };
    const { kind, parent } = list;
    void runOrder(PLACES[kind], change, work, {
      lists: [listId(parent)],
      order: {
        kind,
        parent,
        moved: [...change.moved],
        before: idsOf(shown),
        wanted: change.wanted,
      },
    });
  };
  const moveOne = (list: List, from: number, to: number) =>
    order(list, (shown) => ({
      moved: idsOf(shown.slice(from, from + 1)),
      to: moveItem(shown, from, to),
    }));

  const parentOf = (kind: ItemKind) =>
    kind === "course" ? null : kind === "lesson" ? courseId : lessonId;
  const goingToTrash = (kind: ItemKind, ids: ReadonlySet<string>): Undoable => {
    const parent = parentOf(kind);
    const { courses = [], course = null, slides = null } = content ?? {};
    const rows = { course: courses, lesson: course?.lessons ?? [], slide: slides ?? [] }[kind];
    return { lists: [listId(parent)], deleted: { kind, parent, items: placesIn(rows, ids) } };
  };

  /** Selects the slide beside the one in focus where that goes: before the list loses it. */
  const leave = (gone: ReadonlySet<string>, onLeft?: (next: string | null) => void) => {
    const { slide = null, slides = null } = newest.current ?? {};
    if (slide === null || !gone.has(slide.id)) return;
    const next = neighbour(slides, slide.id, gone);
    select({ slide: next }, { replaces: true });
    onLeft?.(next);
  };

  /**
   * Saves unsaved text before the slide goes to the trash, so that it comes back with the slide.
   * Text that can't be saved stays in this page.
   */
  const saveSlides = (ids: readonly string[]) => drafts.slides.autosave.flush(ids);

  const actions = useHandlers<Omit<ListActions, "problem" | "notice">>({
    run,
    isBusy,
    addCourse: (title) =>
      run(
        "courses",
        async (signal) => {
          const added = await addCourse(title, signal);
          select({ course: added.id, lesson: null, slide: null });
          return added;
        },
        undefined,
        { lists: [COURSES], adds: { kind: "course", parent: null } },
      ),
    addLesson: (title, tag) =>
      run(
        "lessons",
        async (signal) => {
          const added = await addLesson(courseId ?? "", { title, tag }, signal);
          select({ course: courseId, lesson: added.id, slide: null });
          return added;
        },
        undefined,
        { lists: [listId(courseId)], adds: { kind: "lesson", parent: courseId } },
      ),
    async addSlide(type, place, onAdded, to) {
      const into = to ?? lessonId;
      if (into === null) {
        setProblem({ place: "slides", message: words.noLessonSelected });
        return null;
      }
      let id: string | null = null;
      const add = (signal: AbortSignal) => addSlide(into, type, place, signal);
      const onDone = (answer: { id: string }) => {
        id = answer.id;
        onAdded?.(answer.id);
      };
      await run("slides", add, onDone, { lists: [into] });
      return id;
    },
    moveCourse: (from, to) => moveOne({ kind: "course", parent: null }, from, to),
    moveLesson: (from, to) => moveOne({ kind: "lesson", parent: courseId }, from, to),
    moveSlide: (from, to) => moveOne({ kind: "slide", parent: lessonId }, from, to),
    moveSlides: (ids, step) =>
      order({ kind: "slide", parent: lessonId }, (shown) => ({
        moved: ids,
        to: moveBlock(shown, ids, step),
      })),
    removeSlides: (ids, onGone) =>
      run(
        "slides",
        async (signal) => {
          await saveSlides([...ids]);
          const slides = [...ids];
          const answer = await changeSlides(lessonId ?? "", { action: "delete", slides }, signal);
          leave(ids);
          return answer;
        },
        (_answer, change) => onGone(change),
        goingToTrash("slide", ids),
      ),
    removeLessons(ids, onGone) {
      const gone = new Set<string>();
      let failure: unknown = null;
      return run(
        "lessons",
        async (signal) => {
          try {
            for (const id of ids) {
              await deleteItem("lesson", id, signal);
              gone.add(id);
            }
          } catch (error) {
            if (gone.size === 0) throw error;
            failure = error;
          }
          return {};
        },
        (_answer, change) => {
          if (change !== null) Object.assign(change, goingToTrash("lesson", gone));
          if (failure !== null) setProblem({ place: "lessons", message: messageOf(failure) });
          onGone(change);
        },
        goingToTrash("lesson", ids),
      );
    },
    remove(kind, id, onGone) {
      const ids = new Set([id]);
      return run(
        kind === "slide" ? "slides" : "page",
        async (signal) => {
          if (kind === "slide") await saveSlides([id]);
          const answer = await deleteItem(kind, id, signal);
          // Before the lists are read again: the page must not show what is not there any more.
          if (kind === "slide") leave(ids);
          else if (newest.current?.[kind]?.id === id)
            select(AFTER_DELETION[kind], { replaces: true });
          return answer;
        },
        (_answer, change) => onGone(change),
        goingToTrash(kind, ids),
      );
    },
    async applyChange(direction, change, { onRestored, onRemoved }) {
      if (!history.mark(change, direction)) return;
      setNotice("");
      const isDone = await run(
        "page",
        async (signal) => {
          const sent = await sendChange(direction, change, { queries, drafts, signal });
          leave(new Set(sent.removed?.items.map(({ id }) => id)), onRemoved);
          return sent;
        },
        ({ said, restored }) => {
          if (restored !== undefined) onRestored(restored);
          setNotice(said);
        },
      );
      if (!isDone) history.putBack(change, direction);
    },
    refresh: () => void queries.invalidateQueries(),
    forgetProblem: () => setProblem(null),
  });
  return useMemo(() => ({ ...actions, problem, notice }), [actions, problem, notice]);
}
