import { useEffect, useEffectEvent, useRef } from "react";
import type { RefObject } from "react";
import { prefersStill } from "#app/ui/reduced-motion.ts";

const RIPPLE_MS = 450;

/**
 * A soft ring where a picture is tapped between its buttons.
 * @param onTap runs with such a tap
 * @returns for what holds the ring, and lies in one element with the picture
 */
export function useRipple(onTap: () => void): RefObject<HTMLSpanElement | null> {
  const ref = useRef<HTMLSpanElement>(null);
  const tap = useEffectEvent(onTap);
  useEffect(() => {
    const around = ref.current?.parentElement;
    const ring = ref.current?.firstElementChild;
    if (!(around instanceof HTMLElement) || !(ring instanceof HTMLElement)) return;
    const onClick = ({ target, clientX, clientY }: MouseEvent) => {
      if (!(target instanceof HTMLImageElement)) return;
      tap();
      if (prefersStill()) return;
      const { left, top } = around.getBoundingClientRect();
      ring.style.translate = `${clientX - left}px ${clientY - top}px`;
      for (const animation of ring.getAnimations()) animation.cancel();
      ring.animate(
        [
          { opacity: 0.8, transform: "scale(0.2)" },
          { opacity: 0, transform: "scale(1)" },
        ],
        RIPPLE_MS,
      );
    };
    around.addEventListener("click", onClick);
    return () => around.removeEventListener("click", onClick);
  }, []);
  return ref;
}
