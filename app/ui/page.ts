import { useEffect, useRef } from "react";

/** For a screen's one h1: takes the focus when the screen appears, so that nobody is lost after a step. */
export function useHeadingFocus<T extends HTMLElement>() {
  const heading = useRef<T>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

/** A screen of a phone's width. */
export const isPhone = () => window.matchMedia("(max-width: 600px)").matches;

/** Names the screen and its state on the document, for those who watch over what was seen. */
export function useScreenState(screen: string, state: string, slot: "screen" | "guard" = "screen"): void {
  useEffect(() => {
    document.documentElement.dataset[slot] = `${screen}: ${state}`;
  }, [screen, state, slot]);
}

const PRODUCT = "Treasure Tracker";

/** The tab's title while the screen is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === PRODUCT ? title : `${title} - ${PRODUCT}`;
  }, [title]);
}
