/** Slides in a row that share one segment of the progress bar. */
interface SegmentGroup {
  /** Index of its first slide. */
  first: number;
  /** How much of it is reached, from 0 to 1. */
  share: number;
  /** The current slide is in it. */
  isNow: boolean;
}

const GROUPS = 12;

/** The slides of a long lesson in at most 12 groups of the same size; the last may be smaller. */
export function segmentGroups(slides: number, now: number): SegmentGroup[] {
  const size = Math.ceil(slides / GROUPS);
  return Array.from({ length: Math.ceil(slides / size) }, (_, index) => {
    const first = index * size;
    const count = Math.min(size, slides - first);
    const reached = Math.min(count, Math.max(0, now + 1 - first));
    return { first, share: reached / count, isNow: now >= first && now < first + count };
  });
}
