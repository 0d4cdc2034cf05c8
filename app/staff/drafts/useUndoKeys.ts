import { useEffect, useRef } from "react";

export interface Undoable {
  /** Null where there is nothing to undo. */
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/**
 * Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) anywhere on the page. Fields of forms, which are not saved while
 * typing, keep the browser's own undo.
 */
export function useUndoKeys(undoable: Undoable): void {
  const latest = useRef(undoable);
  latest.current = undoable;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, isComposing, altKey } = event;
      if (!(event.ctrlKey || event.metaKey) || altKey || isComposing) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      if (!(target instanceof Element)) return;
      if (target.closest("dialog, form input, form textarea") !== null) return;
      event.preventDefault();
      const { undo, redo } = latest.current;
      (key === "z" && !event.shiftKey ? undo : redo)?.();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
