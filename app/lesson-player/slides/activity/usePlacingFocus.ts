import { useEffect, useRef } from "react";
import type { PlacingState } from "#domain/slides/activity/placing.ts";

interface Acts {
  pick: (thing: number) => void;
  place: (place: number) => void;
  /** A thing was dragged onto a place. */
  drop: (thing: number, place: number) => void;
  putDown: () => void;
  tryAgain: () => void;
}

/**
 * Keys and focus where things are taken and put into places. By keys each act is followed by the
 * next step: an open place, the thing again, the next thing, or the way on.
 * @param outside the things that lie outside, as they are shown
 * @param places how many places there are; digits stand for the first nine
 */
export function usePlacingFocus(
  { held, last }: PlacingState,
  outside: readonly number[],
  places: number,
  acts: Acts,
) {
  const things = useRef(new Map<number, HTMLElement>());
  const placesRef = useRef<HTMLDivElement>(null);
  const feedbackRef = useRef<HTMLDivElement>(null);
  const byKeys = useRef(false);

  useEffect(() => {
    if (!byKeys.current) return;
    if (held !== null) {
      const open = "button:not([aria-disabled=true])";
      placesRef.current?.querySelector<HTMLElement>(open)?.focus();
    } else if (last !== null) {
      const next = last.isRight ? outside[0] : last.thing;
      if (next === undefined) feedbackRef.current?.focus({ preventScroll: true });
      else things.current.get(next)?.focus();
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each act
  }, [held, last]);

  const place = (index: number, isByKeys: boolean) => {
    byKeys.current = isByKeys;
    acts.place(index);
  };
  return {
    placesRef,
    feedbackRef,
    refOf: (thing: number) => (element: HTMLElement | null) => {
      if (element === null) things.current.delete(thing);
      else things.current.set(thing, element);
    },
    pick(thing: number, isByKeys: boolean) {
      byKeys.current = isByKeys;
      acts.pick(thing);
    },
    place,
    drop(thing: number, index: number) {
      byKeys.current = false;
      acts.drop(thing, index);
    },
    /** A digit puts the held thing into that place; Escape puts it down and stays with it. */
    onKey(key: string): boolean {
      if (/^[1-9]$/.test(key) && Number(key) <= places && held !== null)
        place(Number(key) - 1, true);
      else if (key === "escape") {
        if (held !== null) things.current.get(held)?.focus();
        acts.putDown();
      } else return false;
      return true;
    },
    onTryAgain() {
      byKeys.current = false;
      if (last !== null) things.current.get(last.thing)?.focus();
      acts.tryAgain();
    },
  };
}
