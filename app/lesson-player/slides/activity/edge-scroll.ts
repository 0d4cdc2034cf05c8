/** So near to the upper or lower edge of the screen a drag scrolls the page. */
const EDGE_PX = 56;
const STEP_PX = 8;

/**
 * How far the page scrolls in one frame while something is held at the height `y` of the screen; not
 * while it is moved away from the edge at which it was taken, at `from`.
 */
export function edgeStep(y: number, from: number, screenHeight: number): number {
  if (y < EDGE_PX && y < from) return -STEP_PX;
  return y > screenHeight - EDGE_PX && y > from ? STEP_PX : 0;
}

/**
 * Scrolls the page while something is held at an edge, frame by frame, as far as the page went when
 * the drag began: what is held below the page's end makes the page longer.
 *
 * @param heightNow where it is held on the screen; null once it was let go
 * @param onScroll called after each step that scrolled
 */
export function scrollAtEdges(heightNow: () => number | null, onScroll: () => void): void {
  const from = heightNow() ?? 0;
  const pageHeight = document.documentElement.scrollHeight;
  const frame = () => {
    const y = heightNow();
    if (y === null) return;
    const before = window.scrollY;
    const left = Math.max(pageHeight - window.innerHeight - before, 0);
    const step = Math.min(edgeStep(y, from, window.innerHeight), left);
    window.scrollBy({ top: step, behavior: "instant" });
    if (window.scrollY !== before) onScroll();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
