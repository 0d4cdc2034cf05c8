import { useEffect, useRef } from "react";

const BUTTON = "button:not([disabled])";
const FIELDS = `${BUTTON}, input:not([hidden]), textarea`;

/**
 * Moves the focus where the button that was pressed is gone: from an item that was removed to the
 * one in its place, else to the list; from the button that added the last possible item to that
 * item. `box` holds the items, as `data-item`, and the button that adds one.
 */
export function useFocusInList(length: number) {
  const box = useRef<HTMLElement | null>(null);
  const removed = useRef<number | null>(null);
  // The page is still as it was before this is drawn.
  const focused = document.activeElement;
  const wasAdding =
    focused?.closest("[data-item]") === null && box.current?.contains(focused) === true;
  useEffect(() => {
    const at = removed.current;
    removed.current = null;
    const now = document.activeElement;
    if (now !== document.body && now?.isConnected === true) return;
    const items = [...(box.current?.querySelectorAll("[data-item]") ?? [])];
    const last = items.at(-1);
    const first = (part: Element | null | undefined, selector: string) =>
      part?.querySelector<HTMLElement>(selector);
    if (at !== null) {
      const next = items[at] ?? last;
      // A text field would open the keyboard of a phone.
      const field = matchMedia("(hover: none)").matches
        ? (first(next, "summary") ?? first(next, BUTTON) ?? first(box.current, BUTTON))
        : first(next ?? box.current, FIELDS);
      field?.focus();
    } else if (wasAdding) first(last, FIELDS)?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what had the focus before the length changed
  }, [length]);
  return {
    box: (element: HTMLElement | null) => void (box.current = element),
    /** Call it before the item at this index is removed. */
    removing: (index: number) => void (removed.current = index),
  };
}
