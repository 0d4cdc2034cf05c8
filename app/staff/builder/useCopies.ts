import { useQueryClient } from "@tanstack/react-query";
import { TITLE_MAX } from "#domain/content/content.ts";
import type { SlideKind } from "#domain/slides/registry.ts";
import type { SendAction } from "#domain/content/content.ts";
import { lists as words } from "#app/copy/builder.ts";
import {
  changeSlides,
  duplicateCourse,
  duplicateLesson,
  duplicateSlide,
} from "#app/data/authoring/authoring.ts";
import type { EditableSlide, OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { AppError } from "#app/data/base/errors.ts";
import { lessonOfSlide } from "../content/content-queries.ts";
import { cachedList } from "../content/lesson-changes.ts";
import { flushCourse, flushLessons } from "../content/flush-course.ts";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { COURSES, listId } from "../drafts/list-history.ts";
import type { ListChange } from "../drafts/list-history.ts";
import { exportCourse, exportLesson } from "./export-course.ts";
import type { ListActions } from "./useListActions.ts";
import { placesIn } from "./useRun.ts";
import type { Selection } from "../ui/useSelection.ts";

/** The title of a copy, cut so that it is not refused as too long. */
const titleOfCopy = (title: string) =>
  words.copyOf(title.slice(0, TITLE_MAX - words.copyOf("").length));

export interface Copies {
  copySlide: (slide: EditableSlide) => Promise<unknown>;
  copyLesson: (lesson: OutlineLesson) => Promise<unknown>;
  copyCourse: (course: OutlineCourse) => Promise<unknown>;
  /** Saves the course as one file. Throws AppError. */
  exportCourse: (course: OutlineCourse) => Promise<void>;
  /** Saves the lesson as one file. Throws AppError. */
  exportLesson: (lesson: OutlineLesson) => Promise<void>;
  /** Moves or copies slides of one lesson to the end of another. */
  sendSlides: (
    action: SendAction,
    ids: readonly string[],
    from: string,
    to: OutlineLesson,
  ) => Promise<unknown>;
  addSlide: (kind: SlideKind, place: number | null) => Promise<unknown>;
}

interface Opening {
  /** Shows what came of a copy or move. */
  open: (place: Partial<Selection>) => void;
  /** Shows a slide that was added. */
  openNew: (slideId: string) => void;
}

/**
 * Copies and moves slides, lessons and courses. What was typed is saved first, because the server copies its
 * own rows. `onSent` is called when slides are in another lesson.
 */
export function useCopies(
  { run, addSlide }: Pick<ListActions, "run" | "addSlide">,
  { open, openNew }: Opening,
  onSent: (action: SendAction, to: OutlineLesson, change: ListChange | null) => void,
): Copies {
  const queries = useQueryClient();
  const drafts = useContentDrafts();
  const saveSlides = async (ids: readonly string[]) => {
    if (!(await drafts.slides.autosave.flush(ids)))
      throw new AppError("unexpected", words.saveFirst);
  };
  return {
    copySlide: ({ id: from }) =>
      run(
        "slides",
        async (signal) => {
          await saveSlides([from]);
          return duplicateSlide(from, signal);
        },
        ({ id }) => open({ slide: id }),
        { lists: [lessonOfSlide(queries, from) ?? ""] },
      ),
    copyLesson({ id, title, course_id }) {
      const copy = async (signal: AbortSignal) => {
        await flushLessons(queries, drafts, [id]);
        return duplicateLesson(id, titleOfCopy(title), signal);
      };
      return run(
        "page",
        copy,
        (copied) => open({ course: course_id, lesson: copied.id, slide: null }),
        {
          lists: [listId(course_id)],
          adds: { kind: "lesson", parent: course_id },
        },
      );
    },
    copyCourse(course) {
      const copy = async (signal: AbortSignal) => {
        await flushCourse(queries, drafts, course);
        return duplicateCourse(course.id, titleOfCopy(course.title), signal);
      };
      return run(
        "lessons",
        copy,
        (copied) => open({ course: copied.id, lesson: null, slide: null }),
        {
          lists: [COURSES],
          adds: { kind: "course", parent: null },
        },
      );
    },
    exportCourse: async (course) => {
      await flushCourse(queries, drafts, course);
      await exportCourse(course);
    },
    exportLesson: async (lesson) => {
      await flushLessons(queries, drafts, [lesson.id]);
      await exportLesson(lesson);
    },
    sendSlides(action, sent, from, to) {
      const list = cachedList(queries, { kind: "slide", parent: from });
      return run(
        "slides",
        async (signal) => {
          await saveSlides(sent);
          return changeSlides(from, { action, slides: [...sent], lesson: to.id }, signal);
        },
        ({ ids }, change) => {
          open({ course: to.course_id, lesson: to.id, slide: ids[0] ?? null });
          onSent(action, to, change);
        },
        {
          lists: action === "copy" ? [to.id] : [from, to.id],
          ...(action === "move" && {
            deleted: { kind: "slide", parent: from, items: placesIn(list, new Set(sent)) },
          }),
        },
      );
    },
    addSlide: (kind, place) => addSlide(kind, place, openNew),
  };
}
