import type { KeyboardEvent } from "react";

const STEP: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Arrow keys move the focus through the elements of a group, and round its ends.
 * @param group selector of the element around them
 * @param item selector of the elements, in the order of the document
 */
export const rovingFocus =
  (group: string, item: string) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEP[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const around = event.currentTarget.closest(group);
    const items = [...(around?.querySelectorAll<HTMLElement>(item) ?? [])];
    const at = items.indexOf(event.currentTarget);
    items[(at + step + items.length) % items.length]?.focus();
  };
