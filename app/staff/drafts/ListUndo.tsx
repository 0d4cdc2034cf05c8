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

/** Sends what undoes a change of a list, or does it again. */
export type ApplyChange = (direction: Direction, change: ListChange) => void;

interface Props<T extends Versioned> {
  /** What names the list: `listId`. */
  list: string;
  /** The row in focus: a slide, or a course; null where there is none. */
  saving: Pick<EditedRow<T>, "undo" | "redo" | "history"> | null;
  /** Its fields, where the keys work too. */
  place: RefObject<HTMLElement | null>;
  onUndo: ApplyChange;
}

/**
 * Undo and redo beside a list of courses, lessons or slides, of the row in focus and of the list. A component of its
 * own: a change of the list renders the buttons, not the editor.
 */
export function ListUndo<T extends Versioned>({ list, saving, place, onUndo }: Props<T>) {
  const { lists } = useContentDrafts();
  const changes = useSyncExternalStore(lists.subscribe, lists.changes);
  const of = (direction: Direction) => {
    const next = nextOf(direction, saving?.history ?? noHistory, changes, list);
    if (next === "fields") return saving?.[direction] ?? null;
    return next === null ? null : () => onUndo(direction, next);
  };
  const undoing = { undo: of("undo"), redo: of("redo") };
  useUndoKeys(place, undoing, { isForPage: true });
  return <UndoButtons undoing={undoing} />;
}
