import { useSyncExternalStore } from "react";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { nextOf } from "./list-history.ts";
import type { Direction, ListChange } from "./list-history.ts";
import { noHistory } from "./history.ts";
import type { EditedRow } from "./useDraft.ts";
import type { Versioned } from "./draft.ts";
import type { Undoable } from "./useUndoKeys.ts";

/** Sends what undoes a change of slides, or does it again. */
export type Turn = (direction: Direction, change: ListChange) => void;

/** Undo and redo on the desk of a lesson: of the slide in focus, if there is one, and of the list. */
export function useLessonUndo<T extends Versioned>(
  lessonId: string,
  saving: Pick<EditedRow<T>, "undo" | "redo" | "history"> | null,
  onTurn: Turn,
): Undoable {
  const { lists } = useContentDrafts();
  const changes = useSyncExternalStore(lists.subscribe, lists.changes);
  const of = (direction: Direction) => {
    const next = nextOf(direction, saving?.history ?? noHistory, changes, lessonId);
    if (next === "fields") return saving?.[direction] ?? null;
    return next === null ? null : () => onTurn(direction, next);
  };
  return { undo: of("undo"), redo: of("redo") };
}
