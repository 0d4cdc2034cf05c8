import { useEffect, useRef } from "react";
import type { RefObject } from "react";

export interface Undoable {
  /** Null where there is nothing to undo. */
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/**
 * Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) in the element of `place`; with `isForPage` also
 * where the focus is in no field at all. Fields of a form, which are not saved while typing, keep
 * the browser's own undo.
 */
export function useUndoKeys(
  place: RefObject<HTMLElement | null>,
  undoable: Undoable,
  { isForPage = false }: { isForPage?: boolean } = {},
): void {
  const latest = useRef(undoable);
  latest.current = undoable;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, isComposing, altKey } = event;
      if (!(event.ctrlKey || event.metaKey) || altKey || isComposing) return;
      if (!(target instanceof Element)) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      const isInside = place.current?.contains(target) === true;
      const isElsewhere = isForPage && target.closest("input, textarea, dialog, details") === null;
      if ((!isInside && !isElsewhere) || target.closest("form, dialog") !== null) return;
      event.preventDefault();
      const { undo, redo } = latest.current;
      (key === "z" && !event.shiftKey ? undo : redo)?.();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [place, isForPage]);
}
