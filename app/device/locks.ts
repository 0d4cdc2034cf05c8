/**
 * Runs work while no other tab runs work of the same name, after theirs. Where the browser has no
 * locks, or refuses them, it runs at once. Rejects as the work does.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  let hasBegun = false;
  try {
    return await navigator.locks.request(name, () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}

/** The same, but does not wait for another tab: `isMine` is false while one is at it. */
export async function withFreeLock<T>(
  name: string,
  work: (isMine: boolean) => Promise<T>,
): Promise<T> {
  let hasBegun = false;
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      hasBegun = true;
      return work(lock !== null);
    });
  } catch (error) {
    if (hasBegun) throw error;
    return work(true);
  }
}
