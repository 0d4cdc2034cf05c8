import { finishedShare, hardShare } from "./lesson-shares.ts";
import type { Lesson } from "./lesson-shares.ts";
import type { Rank } from "#app/copy/insight.ts";

/** Above this share of children who finish, or below it of those who find it hard, all is well. */
const WELL_FINISHED = 0.8;
const HARD = 0.3;

/**
 * The lesson that the smallest share of children finished, and the one that the largest share found
 * hard; null where that is no reason to look.
 */
export function lessonsToLookAt(lessons: readonly Lesson[]) {
  const sharesOf = (shareOf: (lesson: Lesson) => number | null) =>
    lessons.flatMap((lesson) => {
      const share = shareOf(lesson);
      return share === null ? [] : [{ lesson, share }];
    });
  const finished = sharesOf(finishedShare).toSorted((a, b) => a.share - b.share);
  const hard = sharesOf(hardShare).toSorted((a, b) => b.share - a.share);
  return {
    leftMost: firstOf(finished, (share) => share < WELL_FINISHED),
    hardest: firstOf(hard, (share) => share > HARD),
  };
}

/** The first, where its share is a reason to look. Shares are the same in whole percent, as shown. */
function firstOf(
  sorted: readonly { lesson: Lesson; share: number }[],
  isReason: (share: number) => boolean,
) {
  const [first, next] = sorted;
  if (first === undefined || !isReason(first.share)) return null;
  const percent = (share: number) => Math.round(100 * share);
  const isShared = next !== undefined && percent(next.share) === percent(first.share);
  const rank: Rank = next === undefined ? "only" : isShared ? "shared" : "most";
  return { ...first, rank };
}
