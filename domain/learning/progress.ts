/** What `users.lesson_progress` keeps for one lesson. */
export interface SlideProgress {
  /** Index of the slide the child is on. */
  slide: number;
  /** Its id, so that a newer version of the lesson resumes at the same slide. */
  slide_id: string | null;
  /** Highest index reached. */
  furthest: number;
  completed: boolean;
}

export type LessonProgress = Record<string, SlideProgress>;

/** The part of it that decides what is open and what is done; a lesson that was not begun is absent. */
export type FinishedLessons = Readonly<Record<string, Pick<SlideProgress, "completed">>>;

/** How many lessons were finished. */
export const countFinished = (progress: FinishedLessons): number =>
  Object.values(progress).filter(({ completed }) => completed).length;

export type MoveResult =
  | { ok: true; progress: SlideProgress }
  | { ok: false; reason: "slide_skipped" | "no_such_slide" };

/** A slide that the child is on, and whether it is the lesson's last. */
export interface ReachedSlide {
  slide: number;
  slideId: string | null;
  isLast: boolean;
}

/**
 * The progress after a slide was reached: `furthest` never falls, a completed lesson stays
 * completed (R-LES-11).
 */
export const progressAfter = (
  before: SlideProgress | undefined,
  { slide, slideId, isLast }: ReachedSlide,
): SlideProgress => ({
  slide,
  slide_id: slideId,
  furthest: Math.max(before?.furthest ?? 0, slide),
  completed: before?.completed === true || isLast,
});

/**
 * The progress after a move to `slide` of a lesson with `slideIds` (R-LES-11): completed on
 * the last slide, never un-completed; one beyond the furthest at most. Where slides were added
 * before the one that the child stands on, or its path is another one now, that one counts as
 * reached at its new place.
 */
export function moveToSlide(
  before: SlideProgress | undefined,
  slide: number,
  slideIds: readonly string[],
): MoveResult {
  const last = slideIds.length - 1;
  if (!Number.isInteger(slide) || slide < 0 || slide > last)
    return { ok: false, reason: "no_such_slide" };
  const stands = before?.slide_id == null ? 0 : slideIds.indexOf(before.slide_id);
  if (slide > Math.max(before?.furthest ?? 0, stands) + 1)
    return { ok: false, reason: "slide_skipped" };
  const reached = { slide, slideId: slideIds[slide] ?? null, isLast: slide === last };
  return { ok: true, progress: progressAfter(before, reached) };
}

/**
 * Index at which the child goes on: the saved slide where it still exists, else the clamped index.
 * A lesson starts again at 0 only when its XP was granted, which is after it was completed, so a
 * reload on the last slide loses no reward (R-LES-11).
 */
export function resumeSlide(
  progress: SlideProgress | undefined,
  xpGranted: boolean,
  slideIds: readonly string[],
): number {
  if (progress === undefined || xpGranted || slideIds.length === 0) return 0;
  const byId = progress.slide_id === null ? -1 : slideIds.indexOf(progress.slide_id);
  return byId >= 0 ? byId : Math.max(0, Math.min(progress.slide, slideIds.length - 1));
}
