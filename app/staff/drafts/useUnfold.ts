import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import type { UndoableRow } from "./useDraft.ts";

/**
 * Unfolds settings in which a colleague changed the same field, and those that undo or redo changes.
 * The latter come into view: undo can be pressed far below them, or beside another part of the desk.
 * @param onUndone shows the part of the desk in which the settings are; stays the same function
 */
export function useUnfold(
  folded: RefObject<HTMLDetailsElement | null>,
  { clashes, history }: Pick<UndoableRow, "history"> & { clashes: object | null },
  onUndone?: () => void,
): void {
  const isClash = clashes !== null;
  const { length } = history.future;
  const before = useRef(length);
  useEffect(() => {
    const isUndone = length !== before.current;
    before.current = length;
    if (!isUndone && !isClash) return;
    folded.current?.setAttribute("open", "");
    if (!isUndone) return;
    onUndone?.();
    requestAnimationFrame(() => folded.current?.scrollIntoView({ block: "nearest" }));
  }, [isClash, length, folded, onUndone]);
}
