import { useState } from "react";

/** Slides or lessons that are chosen to be changed together. */
export interface ChosenItems {
  isChoosing: boolean;
  ids: ReadonlySet<string>;
  toggleMode: () => void;
  /** `isRange`: all from the last one that was chosen to this one. */
  onToggle: (id: string, isRange: boolean) => void;
  chooseAll: () => void;
  stop: () => void;
}

/**
 * @param items of the list, in order; others count as not chosen
 * @param open the item in focus, or null: a choice by Ctrl or Shift begins with it
 */
export function useChosenItems(items: readonly { id: string }[], open: string | null): ChosenItems {
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [anchor, setAnchor] = useState<string | null>(null);
  const isThere = (id: string) => items.some((item) => item.id === id);
  const indexOf = (id: string) => items.findIndex((item) => item.id === id);
  const choose = (ids: readonly string[] | null) => {
    setChosen(ids);
    setAnchor(null);
  };
  return {
    isChoosing: chosen !== null,
    ids: new Set((chosen ?? []).filter(isThere)),
    toggleMode: () => choose(chosen === null ? [] : null),
    onToggle(id, isRange) {
      const before = chosen ?? (open === null || open === id ? [] : [open]);
      const from = anchor ?? open;
      setAnchor(id);
      if (isRange && from !== null && isThere(from)) {
        const [first, last] = [indexOf(from), indexOf(id)].toSorted((a, b) => a - b);
        const range = items.slice(first, (last ?? 0) + 1).map((item) => item.id);
        setChosen([...new Set([...before, ...range])]);
      } else
        setChosen(before.includes(id) ? before.filter((other) => other !== id) : [...before, id]);
    },
    chooseAll: () => setChosen(items.map(({ id }) => id)),
    stop: () => choose(null),
  };
}
