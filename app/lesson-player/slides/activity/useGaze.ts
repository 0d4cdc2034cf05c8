import { startTransition, useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { afterPaint } from "#app/ui/after-paint.ts";
import { gazeTo, isSameGaze } from "./gaze.ts";
import type { Gaze } from "./gaze.ts";

/** Where the eyes are in the drawing of Pocket, as a share of its height; and what is near them. */
const EYES_AT = 0.3;
const NEAR_PX = 24;

const middleOf = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/**
 * Where Pocket looks: at what is focused, touched or dragged in the section around it; null until
 * then. It is found out after the frame that shows what was done, at most once a frame. While
 * something is pressed or dragged, the element has `data-still`.
 */
export function useGaze(pocket: RefObject<HTMLElement | null>): Gaze | null {
  const [gaze, setGaze] = useState<Gaze | null>(null);
  const shown = useRef(gaze);
  useEffect(() => {
    const section = pocket.current?.closest("section");
    if (section === null || section === undefined) return;
    let next: (() => [number, number]) | null = null;
    let cancel: (() => void) | null = null;
    const turn = () => {
      cancel = null;
      const eyes = pocket.current?.getBoundingClientRect();
      if (eyes === undefined || next === null) return;
      const [x, y] = next();
      const now = gazeTo(
        x - (eyes.left + eyes.width / 2),
        y - (eyes.top + eyes.height * EYES_AT),
        NEAR_PX,
      );
      if (isSameGaze(now, shown.current)) return;
      shown.current = now;
      startTransition(() => setGaze(now));
    };
    const lookAt = (what: () => [number, number]) => {
      next = what;
      cancel ??= afterPaint(turn);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) lookAt(() => middleOf(target));
    };
    const onLetGo = () => pocket.current?.removeAttribute("data-still");
    const onPointer = (event: PointerEvent) => {
      const { clientX, clientY, buttons } = event;
      if (buttons === 0) return onLetGo();
      pocket.current?.setAttribute("data-still", "");
      lookAt(() => [clientX, clientY]);
    };
    section.addEventListener("focusin", onFocus);
    section.addEventListener("pointerdown", onPointer);
    section.addEventListener("pointermove", onPointer);
    section.addEventListener("pointerup", onLetGo);
    section.addEventListener("pointercancel", onLetGo);
    return () => {
      section.removeEventListener("focusin", onFocus);
      section.removeEventListener("pointerdown", onPointer);
      section.removeEventListener("pointermove", onPointer);
      section.removeEventListener("pointerup", onLetGo);
      section.removeEventListener("pointercancel", onLetGo);
      cancel?.();
    };
  }, [pocket]);
  return gaze;
}
