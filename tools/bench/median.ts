/** The rounded median; of an even number of values the upper of the two middle ones. */
export const median = (values: readonly number[]) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
