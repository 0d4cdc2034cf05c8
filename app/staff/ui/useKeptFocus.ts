import { useEffect, useRef } from "react";

/**
 * A part that moves in the document loses the focus. The function that this gives keeps the focus of
 * an element until its part has another place.
 */
export function useKeptFocus(place: number): (element: Element | null) => void {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    if (held.current instanceof HTMLElement) held.current.focus();
    held.current = null;
  }, [place]);
  return (element) => void (held.current = element);
}
