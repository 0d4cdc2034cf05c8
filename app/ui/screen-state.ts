import { useEffect, useLayoutEffect } from "react";

/**
 * Writes the screen's name and state to the document element, where the browser tests record which
 * states were shown.
 */
export function useScreenState(
  screen: string,
  state: string,
  slot: "screen" | "guard" = "screen",
): void {
  // With the words of the state: a page that is left at once has shown it.
  useLayoutEffect(() => {
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
