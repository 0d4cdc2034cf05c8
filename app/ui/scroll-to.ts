/** Scrolls to an element that is not whole on the screen; at once where less motion is wanted. */
export function scrollTo(element: Element | null): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  void element?.scrollIntoView({ block: "nearest", behavior: isStill ? "instant" : "smooth" });
}
