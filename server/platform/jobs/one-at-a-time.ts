/**
 * Runs work one after the other. Returns null, and runs nothing, where `maxWaiting` wait or run already.
 */
export function oneAtATime(maxWaiting: number) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return <T>(work: () => Promise<T>): Promise<T> | null => {
    if (waiting >= maxWaiting) return null;
    waiting++;
    const done = last.then(work).finally(() => waiting--);
    last = done.catch(() => undefined);
    return done;
  };
}
