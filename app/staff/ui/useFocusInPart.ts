import { useLayoutEffect, useRef } from "react";

/**
 * Of a part of the page in which buttons take each other's place: where the one that was pressed is
 * gone, the focus goes to what is in its place, else to the first that is there.
 */
export function useFocusInPart<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  const buttons = () => [
    ...(part.current?.querySelectorAll<HTMLElement>("button:not([disabled])") ?? []),
  ];
  // The page is still as it was before this is drawn.
  const at = buttons().findIndex((button) => button === document.activeElement);
  useLayoutEffect(() => {
    if (at < 0) return;
    const now = buttons();
    for (const button of [now[at], now[0]])
      if (document.activeElement === document.body) button?.focus();
  });
  return part;
}
