export const NUMBER = { min: 0, max: 1000 };
export const STEP = { min: 1, max: 100 };

/**
 * How many things can be drawn so that a child can count them. No more are drawn, whatever an author
 * types (the checklist says so).
 */
export const COUNTABLE = { line: NUMBER.max, coins: 50, weeks: 20, cups: 20 };
export const COUNTABLE_IN_JAR = 50;

/** Twenty steps: more of them are too small for a finger. */
export const VALUES_MAX = 21;

/** The numbers of an amount slide, as its author gives them. */
export interface Numbers {
  least: number;
  most: number;
  step: number;
  start: number;
  right_from: number;
  right_to: number;
}

/** The numbers that can be set, from the least on; always at least one, and never too many. */
export function valuesOf({ least, most, step }: Pick<Numbers, "least" | "most" | "step">) {
  const count = Math.floor((most - least) / Math.max(step, 1)) + 1;
  return Array.from(
    { length: Math.min(Math.max(count, 1), VALUES_MAX) },
    (_, index) => least + index * step,
  );
}

/** The numbers of the things that are drawn: 1, 2, 3 and so on. */
export const countedOf = (board: { most: number; shown_as: keyof typeof COUNTABLE }): number[] =>
  Array.from({ length: Math.min(board.most, COUNTABLE[board.shown_as]) }, (_, index) => index + 1);

/** The one of these numbers that is nearest; the smaller of two. */
export const nearestOf = (values: readonly number[], wanted: number) =>
  values.reduce((best, value) =>
    Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best,
  );

/** The number that can be set and is nearest to this one. */
export const nearestValue = (board: Numbers, wanted: number): number =>
  nearestOf(valuesOf(board), wanted);

/** Is this number in the right range? */
export const isRight = ({ right_from, right_to }: Numbers, value: number) =>
  right_from <= value && value <= right_to;

/** The numbers that are right and can be set. */
export const rightValues = (board: Numbers): number[] =>
  valuesOf(board).filter((value) => isRight(board, value));

/** The number that is set now: the child's, or the one at the start. */
export const valueOf = (board: Numbers, state: { value: number | null }): number =>
  nearestValue(board, state.value ?? board.start);
