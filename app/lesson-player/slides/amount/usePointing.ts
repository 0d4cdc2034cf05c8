import { useRef } from "react";
import type { PointerEvent } from "react";

/** A pointer that moved less than this sideways has tapped, or scrolls the page. */
const DRAG_FROM_PX = 8;

/** How far a point is from an element; 0 inside. */
function distanceTo(element: Element, x: number, y: number): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** The number (`data-n`) of the element that is nearest to the pointer; of a pile, its front. */
function numberAt(around: Element, x: number, y: number): number | null {
  let [nearest, distance]: [Element | null, number] = [null, Infinity];
  for (const element of around.querySelectorAll("[data-n]")) {
    const away = distanceTo(element, x, y);
    if (away <= distance) [nearest, distance] = [element, away];
  }
  return nearest === null ? null : Number(nearest.getAttribute("data-n"));
}

/** Taps and drags on a drawing whose elements have numbers. A finger that moves up or down scrolls. */
export function usePointing(onPoint: (wanted: number) => void) {
  const from = useRef<{ pointer: number; x: number; isMoving: boolean } | null>(null);
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const wanted = numberAt(currentTarget, clientX, clientY);
    if (wanted !== null) onPoint(wanted);
  };
  return {
    onPointerDown({ isPrimary, button, pointerId, clientX }: PointerEvent<HTMLElement>) {
      if (isPrimary && button === 0)
        from.current = { pointer: pointerId, x: clientX, isMoving: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = from.current;
      if (now === null || now.pointer !== event.pointerId) return;
      if (!now.isMoving && Math.abs(event.clientX - now.x) < DRAG_FROM_PX) return;
      if (!now.isMoving) event.currentTarget.setPointerCapture(event.pointerId);
      now.isMoving = true;
      point(event);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (from.current?.pointer !== event.pointerId) return;
      from.current = null;
      point(event);
    },
    onPointerCancel: () => void (from.current = null),
  };
}
