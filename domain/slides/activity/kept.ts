/** Is this a count of something, as a device may have kept it? */
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** Is this a list of `length` counts? */
export const areCounts = (value: unknown, length: number): value is number[] =>
  Array.isArray(value) && value.length === length && value.every(isCount);
