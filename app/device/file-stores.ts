import { answerOf } from "./answer-of.ts";
import { limitedCache } from "./limited-caches.ts";

/** The browser's caches; null where it has none, or refuses them. */
export function fileCaches(): CacheStorage | null {
  try {
    return globalThis.caches ?? null;
  } catch {
    return null;
  }
}

/** A cache, with a time limit for each call (`limitedCache`); null where the browser opens none. */
export const openCache = (name: string): Promise<Cache | null> =>
  answerOf(async () => {
    const cache = await fileCaches()?.open(name);
    return cache === undefined ? null : limitedCache(cache);
  }, null);

/** The names of all caches; none where the browser refuses them. */
export const cacheNames = (): Promise<string[]> =>
  answerOf(async () => (await fileCaches()?.keys()) ?? [], []);

/** Deletes a cache where the browser lets us. */
export const deleteCache = (name: string): Promise<boolean> =>
  answerOf(async () => (await fileCaches()?.delete(name)) ?? false, false);

/**
 * Deletes a database. False where the browser refuses it, or does so when its last page closes
 * ('blocked').
 */
export const deleteDatabase = (name: string): Promise<boolean> =>
  answerOf(
    () =>
      new Promise<boolean>((resolve) => {
        const request = indexedDB.deleteDatabase(name);
        request.addEventListener("success", () => resolve(true));
        request.addEventListener("error", () => resolve(false));
        request.addEventListener("blocked", () => resolve(false));
      }),
    false,
  );

/** The browser's service workers; null where it has none, or refuses them. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}
