import type { HardQuestion, Idea } from "./answers.ts";
import type { Learned } from "./learned.ts";

/** What a child did in the seven days that end today. */
export interface LearnedThisWeek {
  days: number;
  /** Titles of the lessons that were finished. */
  finished: string[];
  /** What the child showed by first tries, in the author's words. */
  ideas: string[];
  /** Questions that were right on the first try, of those that were answered for the first time. */
  rightFirst: number;
  answered: number;
  hard: HardQuestion | null;
  /** Titles of the mission cards that were done. */
  cards: string[];
}

const MAX_IDEAS = 3;

/** One idea of each lesson, then a second one, until there are enough. */
const oneOfEach = (ideas: readonly Idea[]): string[] => {
  const longest = Math.max(0, ...ideas.map(({ points }) => points.length));
  return Array.from({ length: longest }, (_, place) =>
    ideas.flatMap(({ points }) => points[place]?.words ?? []),
  )
    .flat()
    .slice(0, MAX_IDEAS);
};

/** Weeks without play after which the weekly summary pauses. */
export const QUIET_WEEKS = 4;

export const hasPlayedLately = ({ weeks }: Pick<Learned, "weeks">): boolean =>
  weeks.slice(-QUIET_WEEKS).some(({ days }) => days > 0);

/** @param learned of the last seven days: its ideas and hard questions are of these days alone */
export function thisWeekOf({ weeks, finished, ideas, hard, cards_done }: Learned): LearnedThisWeek {
  const week = weeks.at(-1);
  const isThisWeek = ({ on }: { on: string | null }) =>
    on !== null && week !== undefined && on >= week.from;
  return {
    days: week?.days ?? 0,
    finished: finished.filter(isThisWeek).map(({ title }) => title),
    ideas: oneOfEach(ideas),
    rightFirst: ideas.reduce((sum, { right_first }) => sum + right_first, 0),
    answered: ideas.reduce((sum, { answered }) => sum + answered, 0),
    hard: hard[0] ?? null,
    cards: cards_done.filter(isThisWeek).map(({ title }) => title),
  };
}
