import { useEffect, useRef } from "react";

/** Size of the phone with its frame, in CSS pixels. */
const WIDTH = 410;
const HEIGHT = 864;

/** Scales the phone to the room it has: sets `--phone-scale` on the element of the ref. */
export function usePhoneScale() {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = room.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const scale = Math.min(1, element.clientWidth / WIDTH, element.clientHeight / HEIGHT);
      element.style.setProperty("--phone-scale", String(scale));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return room;
}
