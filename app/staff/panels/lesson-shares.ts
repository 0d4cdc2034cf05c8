import type { Difficulty, Enjoyment } from "#domain/learning/feedback.ts";
import { shareOf } from "#domain/wire/insight.ts";
import type { Insight } from "#app/data/authoring/authoring.ts";

export type Lesson = Insight["lessons"][number];

/** How the table of lessons can be sorted; null is the order of the courses. */
export const LESSON_ORDERS = ["started", "finished", "hard", "fun"] as const;
export type LessonOrder = (typeof LESSON_ORDERS)[number];

/** The share who finished it, from 0 to 1; null where fewer than five began it. */
export const finishedShare = ({ started, finished }: Lesson) => shareOf(finished, started);

/** The share of the answers that are one of `values`; null where there are too few answers. */
function answeredShare(
  felt: readonly { value: Difficulty | Enjoyment; count: number }[],
  values: readonly (Difficulty | Enjoyment)[],
): number | null {
  const sum = (of: typeof felt) => of.reduce((total, { count }) => total + count, 0);
  return shareOf(sum(felt.filter(({ value }) => values.includes(value))), sum(felt));
}

export const hardShare = ({ difficulty }: Lesson) => answeredShare(difficulty, ["kinda_hard"]);

/** The smaller the number, the sooner an author looks at the lesson. */
const RANKS: Record<LessonOrder, (lesson: Lesson) => number | null> = {
  started: ({ started }) => (started === 0 ? null : -started),
  finished: finishedShare,
  hard: (lesson) => negated(hardShare(lesson)),
  fun: ({ enjoyment }) => negated(answeredShare(enjoyment, ["boring", "meh"])),
};

const negated = (share: number | null) => (share === null ? null : -share);

/** The lessons in this order; those without figures for it come last, and equal ones stay as they were. */
export function sortLessons(lessons: readonly Lesson[], order: LessonOrder): Lesson[] {
  const rank = (lesson: Lesson) => RANKS[order](lesson) ?? Infinity;
  return lessons.toSorted((a, b) => {
    const [first, second] = [rank(a), rank(b)];
    return first === second ? 0 : first - second;
  });
}
