const FILES_AT_A_TIME = 16;

/**
 * Runs the work for each item, for a bounded number at a time. Resolves to the results in order.
 */
export async function inBatches<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (let first = 0; first < items.length; first += FILES_AT_A_TIME)
    results.push(
      ...(await Promise.all(items.slice(first, first + FILES_AT_A_TIME).map((item) => work(item)))),
    );
  return results;
}
