import { ANSWER_MS, answerOf } from "./answer-of.ts";

/** Longest wait for a file that is written: it may come from a slow network meanwhile. */
const WRITE_MS = 60_000;
/** After a call without an answer, the next ones wait for this part of the time. */
const SILENT_SHARE = 0.1;

const noAnswer = () => new DOMException("The browser's caches do not answer.", "TimeoutError");

/**
 * One limit for the calls of caches. A call that fails, or is not answered within `ANSWER_MS`, finds
 * nothing; one that opens or writes rejects.
 */
function limitOf() {
  let isSilent = false;
  async function answered<T>(ask: () => Promise<T>, ms: number): Promise<{ value: T } | null> {
    const answer = await answerOf(() => ask().then((value) => ({ value })), null, ms);
    isSilent = answer === null;
    return answer;
  }
  const wait = () => (isSilent ? ANSWER_MS * SILENT_SHARE : ANSWER_MS);
  return {
    read: async <T, I>(ask: () => Promise<T>, instead: I): Promise<T | I> => {
      const answer = await answered(ask, wait());
      return answer === null ? instead : answer.value;
    },
    async write<T>(ask: () => Promise<T>, ms = WRITE_MS): Promise<T> {
      const answer = await answered(ask, ms);
      if (answer === null) throw noAnswer();
      return answer.value;
    },
    wait,
  };
}
type Limit = ReturnType<typeof limitOf>;

const limited = (cache: Cache, { read, write }: Limit): Cache => ({
  match: (...asked) => read(() => cache.match(...asked), undefined),
  matchAll: (...asked) => read(() => cache.matchAll(...asked), []),
  keys: (...asked) => read(() => cache.keys(...asked), []),
  delete: (...asked) => read(() => cache.delete(...asked), false),
  put: (...given) => write(() => cache.put(...given)),
  add: (...given) => write(() => cache.add(...given)),
  addAll: (requests: Iterable<RequestInfo>) => write(() => cache.addAll(requests)),
});

/** The cache, with a time limit for each call (`limitOf`). */
export const limitedCache = (cache: Cache): Cache => limited(cache, limitOf());

/** The same for a cache storage, and for the caches that are opened from it. */
export function limitedCaches(storage: CacheStorage): CacheStorage {
  const limit = limitOf();
  const { read, write, wait } = limit;
  return {
    open: async (name) => limited(await write(() => storage.open(name), wait()), limit),
    match: (...asked) => read(() => storage.match(...asked), undefined),
    has: (name) => read(() => storage.has(name), false),
    keys: () => read(() => storage.keys(), []),
    delete: (name) => read(() => storage.delete(name), false),
  };
}
