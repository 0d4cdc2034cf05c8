import { useEffect, useRef } from "react";

/**
 * A part that moves in the document loses the focus. The function that this gives keeps the focus of
 * an element until its part has another place. `first` is focused before it: a part that shows the
 * element only while the focus is in it shows it then.
 */
export function useKeptFocus(
  place: number,
): (element: Element | null, first?: Element | null) => void {
  const held = useRef<(Element | null)[]>([]);
  useEffect(() => {
    for (const element of held.current) if (element instanceof HTMLElement) element.focus();
    held.current = [];
  }, [place]);
  return (element, first = null) => void (held.current = [first, element]);
}
