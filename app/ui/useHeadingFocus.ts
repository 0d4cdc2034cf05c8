import { useEffect, useRef } from "react";

/**
 * Ref for a screen's h1: focuses it when the screen mounts, so that screen readers announce the new
 * screen.
 */
export function useHeadingFocus<T extends HTMLElement>() {
  const heading = useRef<T>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
