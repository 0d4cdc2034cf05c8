/**
 * Runs work after the next frame is painted, so that an interaction shows its result first. In a
 * hidden page, which paints no frames, it runs as soon as the current task ends. Nothing that must
 * not be lost belongs here: a page may close before.
 * @returns cancels the work
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => (timer = setTimeout(work));
  if (document.hidden) {
    later();
    return () => clearTimeout(timer);
  }
  const frame = requestAnimationFrame(later);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
