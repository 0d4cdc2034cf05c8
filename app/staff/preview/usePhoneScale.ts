import { useLayoutEffect, useRef } from "react";

/** Size of the phone with its frame, in CSS pixels. */
const WIDTH = 410;
const HEIGHT = 864;

/** About the size of a phone in the hand. */
const LARGEST = 0.9;

/** Scales the phone to the room it has: sets `--phone-scale` on the element of the ref. */
export function usePhoneScale() {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const fit = () => {
      if (element.clientWidth === 0) return; // hidden
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
