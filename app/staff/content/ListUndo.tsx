import { useSyncExternalStore } from "react";
import { useContentDrafts } from "./useContentDrafts.ts";
import { nextOf } from "../drafts/list-history.ts";
import type { Direction, ListChange } from "../drafts/list-history.ts";
import type { UndoableRow } from "../drafts/useDraft.ts";
import { UndoButtons } from "../drafts/UndoButtons.tsx";
import { useUndoKeys } from "../drafts/useUndoKeys.ts";

/** Sends what undoes a change of a list, or does it again. */
export type ApplyChange = (direction: Direction, change: ListChange) => void;

export interface ListUndoProps {
  /** The list's id, made by `listId`. */
  list: string;
  /** The rows whose fields are on the page: a slide and its lesson, or a course. */
  rows: readonly UndoableRow[];
  onUndo: ApplyChange;
}

/**
 * Undo and redo beside a list of courses, lessons or slides, of the rows and of the list. A component of its
 * own: a change of the list renders the buttons, not the editor.
 */
export function ListUndo({ list, rows, onUndo }: ListUndoProps) {
  const { lists } = useContentDrafts();
  const changes = useSyncExternalStore(lists.subscribe, lists.changes);
  const of = (direction: Direction) => {
    const next = nextOf(direction, rows, changes, list);
    return next && ("history" in next ? next[direction] : () => onUndo(direction, next));
  };
  const undoing = { undo: of("undo"), redo: of("redo") };
  useUndoKeys(undoing);
  return <UndoButtons undoing={undoing} />;
}
