import type { HardQuestion, Idea } from "./answers.ts";
import type { Tally } from "./can-do.ts";
import type { Learned } from "./learned.ts";

/** What a child did in the seven days that end today. */
export interface LearnedThisWeek {
  days: number;
  /** Titles of the lessons that were finished. */
  finished: string[];
  /** What the child showed by first tries, in the author's words; with figures where it is an idea. */
  ideas: { words: string; first: Tally | null }[];
  /** Ideas of which no more than half was right, with the mission card to practise them. */
  notYet: { idea: string; first: Tally; card: string | null }[];
  /** Questions that were right on the first try, of those that were answered for the first time. */
  rightFirst: number;
  answered: number;
  hard: HardQuestion | null;
  /** Titles of the mission cards that were done. */
  cards: string[];
}

const MAX_IDEAS = 3;
const MAX_NOT_YET = 2;

type Shown = LearnedThisWeek["ideas"][number];

/** The ideas that a lesson's author noted, as far as they were shown; else what was right. */
const shownIn = ({ can_do, points }: Idea): Shown[] =>
  can_do.length > 0
    ? can_do.flatMap(({ idea, is_shown, lesson }) =>
        is_shown ? [{ words: idea, first: lesson }] : [],
      )
    : points.map(({ words }) => ({ words, first: null }));

/** One of each lesson, then a second one, until there are enough. */
const oneOfEach = <T>(lessons: readonly (readonly T[])[], most: number): T[] => {
  const longest = Math.max(0, ...lessons.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    lessons.flatMap((ofLesson) => ofLesson.slice(place, place + 1)),
  )
    .flat()
    .slice(0, most);
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
    ideas: oneOfEach(ideas.map(shownIn), MAX_IDEAS),
    notYet: oneOfEach(
      ideas.map(({ can_do, try_at_home: card }) =>
        can_do.flatMap(({ idea, is_shown, lesson: first }) =>
          is_shown ? [] : [{ idea, first, card }],
        ),
      ),
      MAX_NOT_YET,
    ),
    rightFirst: ideas.reduce((sum, { right_first }) => sum + right_first, 0),
    answered: ideas.reduce((sum, { answered }) => sum + answered, 0),
    hard: hard[0] ?? null,
    cards: cards_done.filter(isThisWeek).map(({ title }) => title),
  };
}
