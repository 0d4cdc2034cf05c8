import { useState } from "react";
import type { ItemKind } from "#domain/content/staff.ts";
import type { SendAction } from "#domain/content/content.ts";
import { builder as words } from "#app/copy/builder.ts";
import type { EditableSlide, OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import type { Question } from "#app/ui/ConfirmDialog.tsx";
import {
  deletionOfCourse,
  deletionOfLesson,
  deletionOfLessons,
  deletionOfSlide,
  deletionOfSlides,
} from "./deletions.ts";
import type { ReadyBuilder } from "./useBuilder.ts";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import type { ListChange, ListChanges } from "../drafts/list-history.ts";
import type { Selection } from "../ui/useSelection.ts";

interface Deleted {
  text: string;
  /** The change that undo takes back. */
  change: ListChange;
  /** Brings it back to where it was. */
  restore: () => Promise<unknown>;
}

const placeIn = (items: readonly { id: string }[] | null | undefined, id: string) =>
  (items?.findIndex((item) => item.id === id) ?? 0) + 1;

/** Was it already undone by the undo keys or button? */
const isUndone = ({ change }: Deleted, { past }: ListChanges) => !past.includes(change);

/** Asks before something goes to the trash, and offers to undo that, or a move to another lesson. */
export function useTrash(
  { course, lesson, slides, slide, remove, removeSlides, removeLessons, applyChange }: ReadyBuilder,
  { onDeleted, onRestored }: { onDeleted: () => void; onRestored: (place: Selection) => void },
) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const { lists } = useContentDrafts();
  const offer = (text: string, change: ListChange | null, selection: Selection) => {
    if (change === null) return;
    const restore = () => applyChange("undo", change, { onRestored: () => onRestored(selection) });
    setDeleted({ text, change, restore });
  };
  const goes = (kind: ItemKind, id: string, selection: Selection) => async () => {
    setDeleted(null);
    await remove(kind, id, (change) => {
      offer(words.deleted[kind], change, selection);
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
          goes("course", item.id, {
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
          goes("lesson", item.id, {
            course: courseId,
            lesson: item.id,
            slide: null,
          }),
        ),
      ),
    deleteLessons(items: readonly OutlineLesson[], onGone: () => void) {
      const ids = new Set(items.map(({ id }) => id));
      const go = async () => {
        setDeleted(null);
        await removeLessons(ids, (change) => {
          const gone = change?.deleted?.items.length ?? ids.size;
          offer(words.lessonsDeleted(gone), change, {
            course: courseId,
            lesson: null,
            slide: null,
          });
          onGone();
          onDeleted();
        });
      };
      setQuestion(deletionOfLessons(items, () => void go()));
    },
    deleteSlide(item: EditableSlide) {
      const place = placeIn(slides, item.id);
      const selection = { course: courseId, lesson: lessonId, slide: item.id };
      setQuestion(deletionOfSlide(lesson, place, goes("slide", item.id, selection)));
    },
    deleteSlides(ids: ReadonlySet<string>, onGone: () => void) {
      const selection = { course: courseId, lesson: lessonId, slide: slide?.id ?? null };
      const go = async () => {
        setDeleted(null);
        await removeSlides(ids, (change) => {
          offer(words.slidesDeleted(ids.size), change, selection);
          onGone();
          onDeleted();
        });
      };
      setQuestion(deletionOfSlides(lesson, ids.size, () => void go()));
    },
    /** Says where the author is after slides of the lesson on the desk were moved or copied. */
    sent(action: SendAction, to: OutlineLesson, change: ListChange | null) {
      const selection = { course: courseId, lesson: lessonId, slide: slide?.id ?? null };
      offer(words.sentTo[action](to.title), change, selection);
    },
    deleted: deleted !== null && isUndone(deleted, lists.changes()) ? null : deleted,
    async undo() {
      setDeleted(null);
      await deleted?.restore();
    },
    dismiss: () => setDeleted(null),
  };
}
