import { useEffect, useRef, useState } from "react";

/** How far out of view a row is near. */
const NEAR = "250px 0px";

/**
 * Finds which rows of a list are in view, or have come near it: the others need not be drawn whole
 * (ItemList.tsx). A row that was near stays so: it may move out of the first ones with the focus in it.
 * A row that is not drawn whole has its id in `data-far`; the list is inside what has `data-scrolls`.
 * @param rows in their order
 * @param firstRows so many are near from the beginning
 */
export function useNearRows<List extends HTMLElement = HTMLOListElement>(
  rows: readonly { id: string }[],
  firstRows: number,
) {
  const list = useRef<List>(null);
  const [near, setNear] = useState<ReadonlySet<string>>(() => new Set());
  const wereFirst = useRef(new Set<string>());
  const observed = useRef<{ observer: IntersectionObserver; rows: WeakSet<Element> }>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const come = entries.flatMap(({ isIntersecting, target }) => {
          if (!isIntersecting || !(target instanceof HTMLElement)) return [];
          observer.unobserve(target);
          const { far } = target.dataset;
          // Drawn whole for another reason: it is observed again when it is far.
          if (far === undefined) observed.current?.rows.delete(target);
          return far ?? [];
        });
        if (come.length > 0) setNear((before) => new Set([...before, ...come]));
      },
      { root: list.current?.closest("[data-scrolls]") ?? null, rootMargin: NEAR },
    );
    observed.current = { observer, rows: new WeakSet() };
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    for (const row of list.current?.querySelectorAll("[data-far]") ?? []) {
      if (observed.current === null || observed.current.rows.has(row)) continue;
      observed.current.rows.add(row);
      observed.current.observer.observe(row);
    }
  });
  useEffect(() => {
    for (const { id } of rows.slice(0, firstRows)) wereFirst.current.add(id);
  });
  return {
    list,
    isNear: (id: string, index: number) =>
      index < firstRows || wereFirst.current.has(id) || near.has(id),
  };
}
