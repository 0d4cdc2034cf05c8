import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import type { UndoableRow } from "./useDraft.ts";

/** Unfolds settings in which a colleague changed the same field, and those that undo or redo changes. */
export function useUnfold(
  folded: RefObject<HTMLDetailsElement | null>,
  { clashes, history }: Pick<UndoableRow, "history"> & { clashes: object | null },
): void {
  const isClash = clashes !== null;
  const { length } = history.future;
  const before = useRef(length);
  useEffect(() => {
    if (isClash || length !== before.current) folded.current?.setAttribute("open", "");
    before.current = length;
  }, [isClash, length, folded]);
}
