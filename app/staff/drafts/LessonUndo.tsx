import { useSyncExternalStore } from "react";
import type { RefObject } from "react";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { nextOf } from "./list-history.ts";
import type { Direction, ListChange } from "./list-history.ts";
import { noHistory } from "./history.ts";
import type { EditedRow } from "./useDraft.ts";
import type { Versioned } from "./draft.ts";
import { UndoButtons } from "./UndoButtons.tsx";
import { useUndoKeys } from "./useUndoKeys.ts";

/** Sends what undoes a change of slides, or does it again. */
export type ApplyChange = (direction: Direction, change: ListChange) => void;

interface Props<T extends Versioned> {
  lessonId: string;
  /** The slide in focus; null where the lesson has none. */
  saving: Pick<EditedRow<T>, "undo" | "redo" | "history"> | null;
  /** Its editor, where the keys work also in fields. */
  place: RefObject<HTMLElement | null>;
  onUndo: ApplyChange;
}

/**
 * Undo and redo on the desk of a lesson, of the slide in focus and of the list. A component of its
 * own: a change of the list renders the buttons, not the editor.
 */
export function LessonUndo<T extends Versioned>({ lessonId, saving, place, onUndo }: Props<T>) {
  const { lists } = useContentDrafts();
  const changes = useSyncExternalStore(lists.subscribe, lists.changes);
  const of = (direction: Direction) => {
    const next = nextOf(direction, saving?.history ?? noHistory, changes, lessonId);
    if (next === "fields") return saving?.[direction] ?? null;
    return next === null ? null : () => onUndo(direction, next);
  };
  const undoing = { undo: of("undo"), redo: of("redo") };
  useUndoKeys(place, undoing, { isForPage: true });
  return <UndoButtons undoing={undoing} />;
}
