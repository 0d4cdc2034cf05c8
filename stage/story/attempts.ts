import type { Playing } from "./playing.ts";
import { isMoment } from "./story.ts";
import type { Story } from "./story.ts";
import { attemptIn, isSolved } from "./tasks.ts";

/** One attempt at the moments of a story, as the learning events keep it. */
export interface StoryAttempt {
  attempt: number;
  correct: boolean;
  /** Index of the moment, then what was done in it: '0:2' an option, '0:1>0' a thing in a place. */
  detail: string;
}

/**
 * The attempt that led from one state of a story to the next; null where there was none. A story is
 * counted as one activity: it is solved when all its moments are, and a right act before that is no
 * attempt.
 */
export function attemptBetween(story: Story, before: Playing, now: Playing): StoryAttempt | null {
  const moments = story.lines.filter(isMoment);
  const acted = moments.findIndex(({ moment }) => before.states[moment] !== now.states[moment]);
  const moment = moments[acted];
  if (moment === undefined) return null;
  const last = attemptIn(moment.task, now.states[moment.moment]);
  if (last.detail === null) return null;
  const correct = moments.every((one) => isSolved(one.task, now.states[one.moment]));
  if (last.isRight && !correct) return null;
  const wrong = moments.reduce(
    (sum, one) => sum + attemptIn(one.task, now.states[one.moment]).wrong,
    0,
  );
  return { attempt: wrong + Number(correct), correct, detail: `${acted}:${last.detail}` };
}
