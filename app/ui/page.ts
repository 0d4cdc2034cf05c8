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

/** True on a viewport of a phone's width. */
export const isPhone = () => window.matchMedia("(max-width: 600px)").matches;

/**
 * Writes the screen's name and state to the document element, where the browser tests record which
 * states were shown.
 */
export function useScreenState(
  screen: string,
  state: string,
  slot: "screen" | "guard" = "screen",
): void {
  useEffect(() => {
    document.documentElement.dataset[slot] = `${screen}: ${state}`;
  }, [screen, state, slot]);
}

const PRODUCT = "Treasure Tracker";

/** Sets the document title while the screen is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === PRODUCT ? title : `${title} - ${PRODUCT}`;
  }, [title]);
}
