import type { KeyboardEvent } from "react";

type Arrow = Pick<KeyboardEvent<HTMLElement>, "key" | "currentTarget">;

/**
 * 1 for the arrow key that points the way words run, -1 for the opposite one, null for other keys.
 * Where words run from right to left, the left arrow leads on.
 */
export function sidewaysStep({ key, currentTarget }: Arrow): 1 | -1 | null {
  const side = /^Arrow(Left|Right)$/i.exec(key)?.[1]?.toLowerCase();
  if (side === undefined) return null;
  const isMirrored = getComputedStyle(currentTarget).direction === "rtl";
  return (side === "right") === isMirrored ? -1 : 1;
}

const stepOf = (arrow: Arrow) =>
  arrow.key === "ArrowDown" ? 1 : arrow.key === "ArrowUp" ? -1 : sidewaysStep(arrow);

/**
 * Arrow keys move the focus through the elements of a group, and round its ends.
 * @param group selector of the element around them
 * @param item selector of the elements, in the order of the document
 */
export const rovingFocus =
  (group: string, item: string) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const step = stepOf(event);
    if (step === null) return;
    event.preventDefault();
    const around = event.currentTarget.closest(group);
    const items = [...(around?.querySelectorAll<HTMLElement>(item) ?? [])];
    const at = items.indexOf(event.currentTarget);
    items[(at + step + items.length) % items.length]?.focus();
  };
