import { useLayoutEffect, useRef } from "react";
import { MIDDLE } from "../builder/useLayout.ts";

/** Size of the phone with its frame, in CSS pixels. */
const WIDTH = 410;
const HEIGHT = 864;

/** About the size of a phone in the hand. */
const LARGEST = 0.9;

/** Size of its screen; a low room shows at least a short phone, and scrolls. */
const SCREEN = { width: 390, shortest: 480 };

/**
 * Scales the phone to the room it has: sets `--phone-scale` on the element of the ref, and on a
 * phone `--phone-height`, since it fills the width there.
 */
export function usePhoneScale() {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const fit = () => {
      if (element.clientWidth === 0) return; // hidden
      if (!window.matchMedia(MIDDLE).matches) {
        const scale = element.clientWidth / SCREEN.width;
        const height = Math.max(SCREEN.shortest, element.clientHeight / scale);
        element.style.setProperty("--phone-scale", String(scale));
        element.style.setProperty("--phone-height", `${height}px`);
        return;
      }
      const scale = Math.min(LARGEST, element.clientWidth / WIDTH, element.clientHeight / HEIGHT);
      element.style.setProperty("--phone-scale", String(scale));
    };
    // The observer calls after the first layout, in which a whole phone would overflow the page.
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return room;
}
