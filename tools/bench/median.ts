/** The median; of an even number of values the upper of the two middle ones. */
export const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The same, rounded. */
export const median = (values: readonly number[]) => Math.round(middle(values));

/**
 * Measures until one value is within its limit, at most `runs` times: other work on the machine only
 * ever adds time. A value that is never within it is the median of all.
 */
export async function measureWithin(
  limit: number,
  runs: number,
  measure: () => Promise<number>,
): Promise<{ value: number; runs: number }> {
  const values: number[] = [];
  while (values.length < runs) {
    const value = await measure();
    values.push(value);
    if (value <= limit) return { value, runs: values.length };
  }
  return { value: median(values), runs };
}
