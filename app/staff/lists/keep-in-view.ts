const ENDS = ["wheel", "touchmove", "pointerdown", "keydown"];

/**
 * Scrolls to the row, which may have been added or opened from elsewhere, and again when rows above
 * it get the height of their content, until the author uses the list.
 */
export function keepInView(row: HTMLElement | null) {
  const list = row?.parentElement;
  if (!row || !list) return undefined;
  // It also calls with the next frame, which lays out anyway.
  const sizes = new ResizeObserver(() => row.scrollIntoView({ block: "nearest" }));
  sizes.observe(list);
  const end = () => sizes.disconnect();
  for (const type of ENDS) list.parentElement?.addEventListener(type, end, { passive: true });
  return () => {
    end();
    for (const type of ENDS) list.parentElement?.removeEventListener(type, end);
  };
}
