import type { LessonChange } from "#app/data/authoring/authoring.ts";
import type { ListStep, ListSteps } from "../drafts/list-history.ts";

/* What undoes a change of slides, and what does it again. */

interface Placed {
  id: string;
  /** Position, from 1. */
  place: number;
}

export const placesIn = (
  rows: readonly { id: string }[],
  ids: { has: (id: string) => boolean },
): Placed[] => rows.flatMap(({ id }, index) => (ids.has(id) ? [{ id, place: index + 1 }] : []));

const removal = (lesson: string, slides: readonly Placed[]): ListStep => ({
  action: "delete",
  lesson,
  slides: slides.map(({ id }) => id),
});
const restoring = (lesson: string, slides: Placed[]): ListStep => ({
  action: "restore",
  lesson,
  slides,
});

export const deleted = (lesson: string, slides: Placed[]): ListSteps => ({
  undo: [restoring(lesson, slides)],
  redo: [removal(lesson, slides)],
});

/** Null where the answer does not say what was added: an instance of the release before. */
export function added(changes: readonly LessonChange[] | undefined): ListSteps | null {
  const change = changes?.find(({ made }) => made.length > 0);
  if (change === undefined) return null;
  const ids = new Set(change.made.map(({ id }) => id));
  const { undo, redo } = deleted(change.lesson_id, placesIn(change.slides, ids));
  return { undo: redo, redo: undo };
}

/**
 * Slides went to another lesson, where they have new ids. The rows of before are in the trash.
 *
 * @param slides the rows of before and their places
 */
export function movedAway(
  lesson: string,
  slides: Placed[],
  changes: readonly LessonChange[] | undefined,
): ListSteps | null {
  const there = added(changes);
  if (there === null) return null;
  const here = deleted(lesson, slides);
  return { undo: [...here.undo, ...there.undo], redo: [...there.redo, ...here.redo] };
}

export const reordered = (
  lesson: string,
  moved: Iterable<string>,
  { before, wanted }: { before: string[]; wanted: string[] },
): ListSteps => ({
  undo: [{ action: "order", lesson, moved: [...moved], wanted: before }],
  redo: [{ action: "order", lesson, moved: [...moved], wanted }],
});
