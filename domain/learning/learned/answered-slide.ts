/** What a child did on one slide that is answered, over the time that events are kept. */
export interface AnsweredSlide {
  slideId: string;
  /** Wrong attempts, of all rounds. */
  wrong: number;
  isSolved: boolean;
  /** Attempts up to the first right one, that one included; null where there was none. */
  triesToSolve: number | null;
  /** What was done in the last wrong attempt (ATTEMPT_DETAIL); null where it is not known. */
  lastWrong: string | null;
  /** The earliest attempt that is kept, with its number in its round, from 1. */
  first: { attempt: number; isRight: boolean; at: Date };
  /** The last attempt. */
  lastAt: Date;
}

/**
 * Was the child's first answer to the question right? A lesson goes on only once a slide is solved,
 * and can be played again: a right answer after a wrong one, or in a later round, shows less. An
 * attempt whose earlier ones are no longer kept is no first one.
 */
export const isRightOnFirstTry = ({ first }: Pick<AnsweredSlide, "first">): boolean =>
  first.attempt === 1 && first.isRight;
