import { useRef } from "react";
import type { PointerEvent } from "react";
import { preventFlingWhileDragging } from "../activity/flinging.ts";

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
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    from.current = null;
    delete currentTarget.dataset["dragging"];
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      from.current = { pointer: event.pointerId, x: event.clientX, isMoving: false };
      preventFlingWhileDragging(event.currentTarget);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = from.current;
      if (now === null || now.pointer !== event.pointerId) return;
      if (!now.isMoving && Math.abs(event.clientX - now.x) < DRAG_FROM_PX) return;
      if (!now.isMoving) event.currentTarget.setPointerCapture(event.pointerId);
      now.isMoving = true;
      event.currentTarget.dataset["dragging"] = "true";
      point(event);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (from.current?.pointer !== event.pointerId) return;
      end(event);
      point(event);
    },
    onPointerCancel: end,
  };
}
