import { useQueryClient } from "@tanstack/react-query";
import { TITLE_MAX } from "#domain/content/content.ts";
import type { SlideKind } from "#domain/slides/registry.ts";
import { lists as words } from "#app/copy/builder.ts";
import {
  changeSlides,
  duplicateCourse,
  duplicateLesson,
  duplicateSlide,
} from "#app/data/authoring/authoring.ts";
import type { EditableSlide, OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { AppError } from "#app/data/base/errors.ts";
import { textsOf } from "../translation/texts-of.ts";
import { flushCourse } from "../content/flush-course.ts";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import type { ListActions, Place } from "./useListActions.ts";
import type { Selection } from "./useSelection.ts";

/** The title of a copy, cut so that it is not refused as too long. */
const titleOfCopy = (title: string) =>
  words.copyOf(title.slice(0, TITLE_MAX - words.copyOf("").length));

export interface Copies {
  copySlide: (slide: EditableSlide) => Promise<void>;
  copyLesson: (lesson: OutlineLesson, slides: readonly EditableSlide[]) => Promise<void>;
  copyCourse: (course: OutlineCourse) => Promise<void>;
  /** Saves the course as one file. Throws AppError. */
  exportCourse: (course: OutlineCourse) => Promise<void>;
  /** Saves the lesson as one file. Throws AppError. */
  exportLesson: (lesson: OutlineLesson, slides: readonly EditableSlide[]) => Promise<void>;
  /** Moves slides of one lesson to the end of another. */
  moveSlides: (ids: readonly string[], from: string, to: OutlineLesson) => Promise<void>;
  addSlide: (kind: SlideKind, place: number | null) => Promise<void>;
}

/**
 * Copies and moves slides, lessons and courses. What was typed is saved first, because the server copies its
 * own rows. `open` shows what came of it.
 */
export function useCopies(
  { run, addSlide }: Pick<ListActions, "run" | "addSlide">,
  open: (place: Partial<Selection>) => void,
): Copies {
  const queries = useQueryClient();
  const drafts = useContentDrafts();
  const saved = async (...flushed: Promise<boolean>[]) => {
    if ((await Promise.all(flushed)).includes(false))
      throw new AppError("unexpected", words.saveFirst);
  };
  /** Opens what `work` resolves to, when the lists hold it. */
  const runAndOpen = async (work: () => Promise<Partial<Selection>>, at: Place = "slides") => {
    let place: Partial<Selection> | null = null;
    await run(at, async () => {
      place = await work();
    });
    if (place !== null) open(place);
  };
  return {
    copySlide: ({ id }) =>
      runAndOpen(async () => {
        await saved(drafts.slides.autosave.flush([id]));
        return { slide: (await duplicateSlide(id)).id };
      }),
    copyLesson: ({ id, title }, slides) =>
      runAndOpen(async () => {
        await saved(
          drafts.lessons.autosave.flush([id]),
          drafts.slides.autosave.flush(slides.map((slide) => slide.id)),
          drafts.texts.autosave.flush(textsOf(drafts, [id, ...slides.map((slide) => slide.id)])),
        );
        return { lesson: (await duplicateLesson(id, titleOfCopy(title))).id, slide: null };
      }),
    copyCourse: (course) =>
      runAndOpen(async () => {
        await flushCourse(queries, drafts, course);
        const copy = await duplicateCourse(course.id, titleOfCopy(course.title));
        return { course: copy.id, lesson: null, slide: null };
      }, "lessons"),
    exportCourse: async (course) => {
      await flushCourse(queries, drafts, course);
      await (await import("./export-course.ts")).exportCourse(course);
    },
    exportLesson: async (lesson, slides) => {
      await saved(
        drafts.lessons.autosave.flush([lesson.id]),
        drafts.slides.autosave.flush(slides.map((slide) => slide.id)),
        drafts.texts.autosave.flush(
          textsOf(drafts, [lesson.id, ...slides.map((slide) => slide.id)]),
        ),
      );
      await (await import("./export-course.ts")).exportLesson(lesson);
    },
    moveSlides: (ids, from, to) =>
      runAndOpen(async () => {
        await saved(drafts.slides.autosave.flush([...ids]));
        const moved = await changeSlides(from, { action: "move", slides: [...ids], lesson: to.id });
        return { course: to.course_id, lesson: to.id, slide: moved.ids[0] ?? null };
      }),
    async addSlide(kind, place) {
      const slide = await addSlide(kind, place);
      if (slide !== null) open({ slide });
    },
  };
}
