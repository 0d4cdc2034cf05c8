import { useLayoutEffect, useRef } from "react";

/** Size of the phone with its frame, in CSS pixels. */
const WIDTH = 410;
const HEIGHT = 864;

/** Scales the phone to the room it has: sets `--phone-scale` on the element of the ref. */
export function usePhoneScale() {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const fit = () => {
      const scale = Math.min(1, element.clientWidth / WIDTH, element.clientHeight / HEIGHT);
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
