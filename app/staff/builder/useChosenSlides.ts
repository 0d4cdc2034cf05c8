import { useState } from "react";

/** Slides that are chosen to be moved or deleted together. */
export interface ChosenSlides {
  isChoosing: boolean;
  ids: ReadonlySet<string>;
  toggleMode: () => void;
  /** `isRange`: all from the last one that was chosen to this one. */
  onToggle: (id: string, isRange: boolean) => void;
  chooseAll: () => void;
  stop: () => void;
}

/**
 * @param slides of the lesson, in order; ids of others are forgotten
 * @param open the slide in focus: a choice by Ctrl or Shift begins with it
 */
export function useChosenSlides(
  slides: readonly { id: string }[],
  open: string | null,
): ChosenSlides {
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [anchor, setAnchor] = useState<string | null>(null);
  const isThere = (id: string) => slides.some((slide) => slide.id === id);
  const indexOf = (id: string) => slides.findIndex((slide) => slide.id === id);
  return {
    isChoosing: chosen !== null,
    ids: new Set((chosen ?? []).filter(isThere)),
    toggleMode() {
      setChosen(chosen === null ? [] : null);
      setAnchor(null);
    },
    onToggle(id, isRange) {
      const before = chosen ?? (open === null || open === id ? [] : [open]);
      const from = anchor ?? open;
      setAnchor(id);
      if (isRange && from !== null && isThere(from)) {
        const [first, last] = [indexOf(from), indexOf(id)].toSorted((a, b) => a - b);
        const range = slides.slice(first, (last ?? 0) + 1).map((slide) => slide.id);
        setChosen([...new Set([...before, ...range])]);
      } else
        setChosen(before.includes(id) ? before.filter((other) => other !== id) : [...before, id]);
    },
    chooseAll: () => setChosen(slides.map(({ id }) => id)),
    stop: () => setChosen(null),
  };
}
