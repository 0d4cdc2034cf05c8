import { useState } from "react";
import { useFocusInList } from "../../ui/useFocusInList.ts";
import { ItemKeys } from "./item-keys.ts";

/** One item of a list in an editor. */
export interface ListItem<T> {
  /** Stays with the item while a colleague's changes move it. */
  key: number;
  item: T;
  /** Position of the item, starting at 1. */
  place: number;
  /** Returns false if the item is no longer in the list: nothing was changed. */
  change: (change: Partial<T>) => boolean;
  remove: () => void;
  /** Lets it change places with the one before it (-1) or after it (1). */
  move: (by: -1 | 1) => void;
}

/** Changes the list as it is now; null changes nothing. */
export type SetList<T> = (change: (now: readonly T[]) => T[] | null) => void;

function moved(keys: readonly number[], key: number, by: -1 | 1): number[] {
  const at = keys.indexOf(key);
  const to = at + by;
  return at < 0 || to < 0 || to >= keys.length
    ? [...keys]
    : keys.toSpliced(at, 1).toSpliced(to, 0, key);
}

/**
 * The items of a list as an editor shows them. What is made for one of them, such as an upload or a
 * recording, stays with it while the others move, and is not used once the item is gone.
 */
export function useListItems<T extends object>(list: readonly T[], set: SetList<T>) {
  const [itemKeys] = useState(() => new ItemKeys(list));
  const [hasLost, setLost] = useState(false);
  const { box, removing } = useFocusInList(list.length);
  const keys = itemKeys.follow(list);
  const items = list.map((item, index): ListItem<T> => {
    const key = keys[index] ?? index;
    return {
      key,
      item,
      place: index + 1,
      change(change) {
        let isThere = false;
        set((now) => {
          const next = itemKeys.changed(now, key, change);
          isThere = next !== null;
          return next;
        });
        setLost(!isThere);
        return isThere;
      },
      remove() {
        removing(index);
        set((now) => itemKeys.arranged(now, (before) => before.filter((other) => other !== key)));
      },
      move: (by) => set((now) => itemKeys.arranged(now, (before) => moved(before, key, by))),
    };
  });
  /** `hasLost`: something was made for an item that is gone. `box` holds the items, as `data-item`. */
  return { items, hasLost, box };
}
