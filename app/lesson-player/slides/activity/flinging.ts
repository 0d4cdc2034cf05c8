/**
 * Lifting a moving finger starts a fling, even where `touch-action` prevents scrolling: for about
 * a second Chromium uses the next tap to stop the fling, and sends no click. While an element
 * has `data-dragging`, its touchmove events are cancelled, so no fling starts.
 */
export function preventFlingWhileDragging(element: HTMLElement): void {
  element.addEventListener("touchmove", whileDragged, { passive: false });
}

function whileDragged(event: TouchEvent): void {
  const { currentTarget } = event;
  if (currentTarget instanceof HTMLElement && "dragging" in currentTarget.dataset)
    event.preventDefault();
}
