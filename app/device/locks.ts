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

/** The same, but does nothing while another tab is at it. */
export async function withFreeLock(name: string, work: () => Promise<void>): Promise<void> {
  let isAnswered = false;
  try {
    await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      isAnswered = true;
      return lock === null ? undefined : work();
    });
  } catch (error) {
    if (isAnswered) throw error;
    await work();
  }
}
