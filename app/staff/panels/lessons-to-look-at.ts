import { finishedShare, hardShare } from "./lesson-shares.ts";
import type { Lesson } from "./lesson-shares.ts";

/** Above this share of children who finish, or below it of those who find it hard, all is well. */
const WELL_FINISHED = 0.8;
const HARD = 0.3;

/**
 * The lesson that the smallest share of children finished, and the one that the largest share found
 * hard; null where that is no reason to look.
 */
export function lessonsToLookAt(lessons: readonly Lesson[]) {
  const finished = lessons.flatMap((lesson) => {
    const share = finishedShare(lesson);
    return share === null || share >= WELL_FINISHED ? [] : [{ lesson, share }];
  });
  const hard = lessons.flatMap((lesson) => {
    const share = hardShare(lesson);
    return share === null || share <= HARD ? [] : [{ lesson, share }];
  });
  return {
    leftMost: firstOf(finished.toSorted((a, b) => a.share - b.share)),
    hardest: firstOf(hard.toSorted((a, b) => b.share - a.share)),
  };
}

/** The first, and whether the next has the same share in whole percent, as shares are shown. */
function firstOf(sorted: readonly { lesson: Lesson; share: number }[]) {
  const [first, next] = sorted;
  if (first === undefined) return null;
  const percent = (share: number) => Math.round(100 * share);
  return { ...first, isShared: next !== undefined && percent(next.share) === percent(first.share) };
}
