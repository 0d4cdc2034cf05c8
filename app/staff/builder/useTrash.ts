import { useState } from "react";
import type { ItemKind } from "#domain/content/staff.ts";
import { builder as words } from "#app/copy/builder.ts";
import type {
  EditableSlide,
  LessonChange,
  OutlineCourse,
  OutlineLesson,
} from "#app/data/authoring/authoring.ts";
import { changeSlides, restoreItemAt } from "#app/data/authoring/authoring.ts";
import type { Question } from "#app/ui/ConfirmDialog.tsx";
import {
  deletionOfCourse,
  deletionOfLesson,
  deletionOfSlide,
  deletionOfSlides,
} from "./deletions.ts";
import type { ReadyBuilder } from "./useBuilder.ts";
import type { Place } from "./useRun.ts";
import type { Selection } from "./useSelection.ts";

interface Deleted {
  /** Names this deletion. */
  key: string;
  text: string;
  at: Place;
  /** Brings it back to where it was. */
  restore: (signal: AbortSignal) => Promise<{ changes: readonly LessonChange[] }>;
  /** What was open. */
  selection: Selection;
}

const PLACES: Record<ItemKind, Place> = { course: "courses", lesson: "lessons", slide: "slides" };
const placeIn = (items: readonly { id: string }[] | null | undefined, id: string) =>
  (items?.findIndex((item) => item.id === id) ?? 0) + 1;

/** Asks before something goes to the trash, and offers to bring it back from there. */
export function useTrash(
  { courses, course, lesson, slides, slide, remove, removeSlides, run }: ReadyBuilder,
  { onDeleted, onRestored }: { onDeleted: () => void; onRestored: (place: Selection) => void },
) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const goes = (kind: ItemKind, id: string, place: number, selection: Selection) => async () => {
    setDeleted(null);
    await remove(kind, id, () => {
      setDeleted({
        key: id,
        text: words.deleted[kind],
        at: PLACES[kind],
        restore: (signal) => restoreItemAt(kind, id, place, signal),
        selection,
      });
      onDeleted();
    });
  };
  const courseId = course?.id ?? null;
  const lessonId = lesson?.id ?? null;
  return {
    question,
    answered: () => setQuestion(null),
    deleteCourse: (item: OutlineCourse) =>
      setQuestion(
        deletionOfCourse(
          item,
          goes("course", item.id, placeIn(courses, item.id), {
            course: item.id,
            lesson: null,
            slide: null,
          }),
        ),
      ),
    deleteLesson: (item: OutlineLesson) =>
      setQuestion(
        deletionOfLesson(
          item,
          goes("lesson", item.id, placeIn(course?.lessons, item.id), {
            course: courseId,
            lesson: item.id,
            slide: null,
          }),
        ),
      ),
    deleteSlide(item: EditableSlide) {
      const place = placeIn(slides, item.id);
      const selection = { course: courseId, lesson: lessonId, slide: item.id };
      setQuestion(deletionOfSlide(place, goes("slide", item.id, place, selection)));
    },
    deleteSlides(ids: ReadonlySet<string>, onGone: () => void) {
      const places = (slides ?? []).flatMap(({ id }, index) =>
        ids.has(id) ? [{ id, place: index + 1 }] : [],
      );
      const selection = { course: courseId, lesson: lessonId, slide: slide?.id ?? null };
      const go = async () => {
        setDeleted(null);
        await removeSlides(ids, () => {
          setDeleted({
            key: [...ids].join(),
            text: words.slidesDeleted(places.length),
            at: "slides",
            restore: (signal) =>
              changeSlides(lessonId ?? "", { action: "restore", slides: places }, signal),
            selection,
          });
          onGone();
          onDeleted();
        });
      };
      setQuestion(deletionOfSlides(places.length, () => void go()));
    },
    deleted,
    async undo() {
      if (deleted === null) return;
      setDeleted(null);
      await run(deleted.at, deleted.restore, () => onRestored(deleted.selection));
    },
    dismiss: () => setDeleted(null),
  };
}
