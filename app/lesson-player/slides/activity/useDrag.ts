import { useRef } from "react";
import type { PointerEvent } from "react";
import { scrollAtEdges } from "./edge-scroll.ts";
import { preventFlingWhileDragging } from "./flinging.ts";
import { touch } from "./touch.ts";

/** A pointer that moved less than this has tapped. */
const DRAG_FROM_PX = 8;

interface Drag {
  pointer: number;
  /** Where it began, in the page. */
  x: number;
  y: number;
  /** Where the pointer is on the screen. */
  now: { x: number; y: number };
  isMoving: boolean;
}

/**
 * Drags one element with a pointer. It is moved past React, so that it keeps up with the finger;
 * `onDrop` gets the elements below it. A tap stays a click. A drag sounds as it begins and ends.
 *
 * @param onMove called with how far it is moved, in pixels; with null when it was let go
 */
export function useDrag(
  onDrop: (below: Element[]) => void,
  onMove?: (by: [x: number, y: number] | null) => void,
) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);

  const move = (element: HTMLElement, { x, y, now }: Drag) => {
    const by: [number, number] = [now.x + window.scrollX - x, now.y + window.scrollY - y];
    element.style.transform = `translate(${by[0]}px, ${by[1]}px) rotate(-3deg) scale(1.06)`;
    onMove?.(by);
  };

  const endDrag = (event: PointerEvent<HTMLElement>, isDropped: boolean) => {
    const now = drag.current;
    if (now === null || now.pointer !== event.pointerId) return;
    drag.current = null;
    const element = event.currentTarget;
    element.style.transform = "";
    element.style.willChange = "";
    delete element.dataset["dragging"];
    if (!now.isMoving) return;
    onMove?.(null);
    touch("put");
    if (!isDropped) return;
    wasDragged.current = true;
    onDrop(document.elementsFromPoint(event.clientX, event.clientY));
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasDragged.current = false;
      if (!event.isPrimary || event.button !== 0) return;
      const { pointerId: pointer, clientX, clientY } = event;
      // At once: a quick mouse leaves a small element before its first move.
      event.currentTarget.setPointerCapture(pointer);
      drag.current = {
        pointer,
        x: clientX + window.scrollX,
        y: clientY + window.scrollY,
        now: { x: clientX, y: clientY },
        isMoving: false,
      };
      preventFlingWhileDragging(event.currentTarget);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = drag.current;
      if (held === null || held.pointer !== event.pointerId) return;
      held.now = { x: event.clientX, y: event.clientY };
      const [x, y] = [event.clientX + window.scrollX, event.clientY + window.scrollY];
      const element = event.currentTarget;
      if (!held.isMoving && Math.hypot(x - held.x, y - held.y) < DRAG_FROM_PX) return;
      if (!held.isMoving) {
        held.isMoving = true;
        element.dataset["dragging"] = "true";
        // A layer of its own: what is dragged and what lies below it are not drawn again.
        element.style.willChange = "transform";
        touch("pick");
        scrollAtEdges(
          () => (drag.current === held ? held.now.y : null),
          () => move(element, held),
        );
      }
      move(element, held);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => endDrag(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => endDrag(event, false),
    /** True once after a drag: the click that follows it is none. */
    takeDrag() {
      const was = wasDragged.current;
      wasDragged.current = false;
      return was;
    },
  };
}
