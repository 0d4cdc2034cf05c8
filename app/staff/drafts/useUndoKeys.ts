import { useEffect, useRef } from "react";

export interface Undoable {
  /** Null where there is nothing to undo. */
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/**
 * What is typed in forms and captions is not saved while typing. An empty field has nothing of its own to
 * undo.
 */
const hasOwnUndo = (target: Element) => {
  const field = target.closest(":is(form, [data-own-undo]) :is(input, textarea)");
  return field !== null && (field as HTMLInputElement | HTMLTextAreaElement).value !== "";
};

/**
 * Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) anywhere on the page, but in dialogs, and in fields that keep the
 * browser's own undo.
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
      if (target.closest("dialog") !== null || hasOwnUndo(target)) return;
      event.preventDefault();
      const { undo, redo } = latest.current;
      (key === "z" && !event.shiftKey ? undo : redo)?.();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
