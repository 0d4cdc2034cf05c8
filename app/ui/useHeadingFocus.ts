import { useEffect, useRef } from "react";

/**
 * Ref for a screen's h1: focuses it when the screen mounts, so that screen readers announce the new
 * screen.
 */
export function useHeadingFocus<T extends HTMLElement>() {
  const heading = useRef<T>(null);
  useEffect(() => {
    // In the preview's frame the focus stays with the field in which an author types.
    if (window.parent === window) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
