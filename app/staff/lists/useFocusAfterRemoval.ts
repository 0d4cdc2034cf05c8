import { useEffect, useRef } from "react";

const FIELDS = "button:not([disabled]), input:not([hidden]), textarea";

/**
 * Moves the focus from an item that was removed to the one in its place, else to the list, because
 * the button that was pressed is gone. `box` holds the items, as `data-item`.
 */
export function useFocusAfterRemoval(length: number) {
  const box = useRef<HTMLElement | null>(null);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    const at = removed.current;
    removed.current = null;
    const focused = document.activeElement;
    const isElsewhere = focused !== document.body && focused?.isConnected === true;
    if (at === null || isElsewhere) return;
    const items = box.current?.querySelectorAll("[data-item]") ?? [];
    const next = items[Math.min(at, items.length - 1)] ?? box.current;
    next?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, [length]);
  return {
    box: (element: HTMLElement | null) => void (box.current = element),
    /** Call it before the item at this index is removed. */
    removing: (index: number) => void (removed.current = index),
  };
}
