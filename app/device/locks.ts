import { ANSWER_MS, answerOf } from "./answer-of.ts";

/** Longest wait for another tab that is at its work, such as fetching a lesson's files. */
const OTHER_TAB_MS = 60_000;

/**
 * Runs work while no other tab runs work of the same name, after theirs. Where the browser has no
 * locks, refuses them, or gives none within a minute, it runs without. Rejects as the work does.
 */
export const withLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  locked(name, {}, OTHER_TAB_MS, work);

/** The same, but does not wait for another tab: `isMine` is false while one is at it. */
export const withFreeLock = <T>(name: string, work: (isMine: boolean) => Promise<T>): Promise<T> =>
  locked(name, { ifAvailable: true }, ANSWER_MS, work);

/** Runs work once, in the lock that comes within `waitMs`, else without one. */
async function locked<T>(
  name: string,
  options: LockOptions,
  waitMs: number,
  work: (isMine: boolean) => Promise<T>,
): Promise<T> {
  const turn = { isBegun: false, isGivenUp: false, begin: () => {} };
  const begun = new Promise<void>((resolve) => {
    turn.begin = resolve;
  });
  const ask = async () =>
    navigator.locks.request(name, options, async (lock) => {
      // A lock that comes later is given back at once.
      if (turn.isGivenUp) return null;
      turn.isBegun = true;
      turn.begin();
      return { result: await work(lock !== null) };
    });
  const asked = ask();
  await answerOf(() => Promise.race([begun, asked]), undefined, waitMs);
  turn.isGivenUp = !turn.isBegun;
  // Resolves when the lock is free again.
  const done = turn.isBegun ? await asked : null;
  return done === null ? work(true) : done.result;
}
