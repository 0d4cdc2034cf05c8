import { prefersStill } from "./reduced-motion.ts";

/** Scrolls to an element that is not whole on the screen; at once where less motion is wanted. */
export function scrollTo(element: Element | null): void {
  void element?.scrollIntoView({
    block: "nearest",
    behavior: prefersStill() ? "instant" : "smooth",
  });
}
