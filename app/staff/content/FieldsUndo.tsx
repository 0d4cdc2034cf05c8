import { ListUndo } from "./ListUndo.tsx";
import type { ListUndoProps } from "./ListUndo.tsx";
import { useHistory } from "../drafts/useDraft.ts";
import type { Drafts } from "../drafts/useDraft.ts";
import type { Versioned } from "../drafts/draft.ts";

interface Props<T extends Versioned> extends Omit<ListUndoProps, "rows"> {
  /** The drafts of the course or lesson that the list belongs to. */
  drafts: Drafts<T>;
  /** The slide in focus. */
  rows?: ListUndoProps["rows"];
}

/** Undo and redo on the page of a course or lesson: of its own fields, of the slide in focus, and of its list. */
export const FieldsUndo = <T extends Versioned>({ drafts, list, rows = [], onUndo }: Props<T>) => (
  <ListUndo list={list} rows={[...rows, useHistory(drafts, list)]} onUndo={onUndo} />
);
