import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import type { UndoableRow } from "./useDraft.ts";

function show(settings: HTMLDetailsElement): void {
  const isHigh = settings.clientHeight > window.innerHeight / 2;
  settings.scrollIntoView({ block: isHigh ? "start" : "nearest" });
  // The button that had the focus may be in a part of the desk that is hidden now.
  if (document.activeElement === document.body) settings.querySelector("summary")?.focus();
}

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
  /** Typing empties the future, too; what was done again is closed. */
  const isDoneAgain = history.past.at(-1)?.isClosed === true;
  const before = useRef(length);
  useEffect(() => {
    const isUndone = length > before.current || (length < before.current && isDoneAgain);
    before.current = length;
    if (!isUndone && !isClash) return;
    folded.current?.setAttribute("open", "");
    if (!isUndone) return;
    onUndone?.();
    requestAnimationFrame(() => folded.current && show(folded.current));
  }, [isClash, length, isDoneAgain, folded, onUndone]);
}
