import { DEVICE_STORES, keysToEmpty, OWNER, ownedKey, VISITOR_DATABASES } from "./device-stores.ts";
import type { AuthorCacheStore, CacheStore, OwnedStore, SingleStore } from "./device-stores.ts";
import type { Guard } from "./guards.ts";

/** One entry of the browser's storage. */
export interface Entry {
  read(): string | null;
  /** The entry as JSON; null without an entry, and for JSON that is damaged or that `isValid` refuses. */
  json<T>(isValid: Guard<T>): T | null;
  write(text: string): void;
  remove(): void;
}

/** The only way to the browser's storage: an entry of a store of device-stores.ts. */
export function entry(store: SingleStore): Entry;
export function entry(store: OwnedStore, ownerId: string, detail?: string): Entry;
export function entry(store: SingleStore | OwnedStore, ownerId?: string, detail?: string): Entry {
  const storage = () => (DEVICE_STORES[store].area === "tab" ? sessionStorage : localStorage);
  const key = ownerId === undefined ? store : ownedKey(store as OwnedStore, ownerId, detail);
  return {
    read: () => storage().getItem(key),
    json(isValid) {
      try {
        const value: unknown = JSON.parse(storage().getItem(key) ?? "null");
        return isValid(value) ? value : null;
      } catch {
        return null;
      }
    },
    write: (text) => storage().setItem(key, text),
    remove: () => storage().removeItem(key),
  };
}

/** Details of an owner's entries, such as the ids of saved lessons. */
export function ownedDetails(store: OwnedStore, ownerId: string): string[] {
  const start = `${ownedKey(store, ownerId)}:`;
  return Object.keys(localStorage).flatMap((key) =>
    key.startsWith(start) ? [key.slice(start.length)] : [],
  );
}

/** Files of a family, kept for playing without a network. */
export const familyFiles = (store: CacheStore, ownerId: string, detail?: string) =>
  caches.open(ownedKey(store, ownerId, detail));

/** Files of an author. */
export const authorFiles = (store: AuthorCacheStore, authorId: string) =>
  caches.open(ownedKey(store, authorId));

/**
 * Keeps the stored data of `userId` (null: of no user) and removes that of other users, from local
 * and session storage synchronously. Resolves when the caches are emptied too.
 */
export async function emptyDevice(userId: string | null): Promise<void> {
  let isHandedOver = false;
  for (const [area, storage] of [
    ["local", localStorage],
    ["tab", sessionStorage],
  ] as const) {
    const owner = storage.getItem(OWNER);
    const isOthers = owner !== null && owner !== userId;
    isHandedOver ||= isOthers;
    for (const key of keysToEmpty(area, Object.keys(storage), userId, isOthers))
      storage.removeItem(key);
    if (userId === null) storage.removeItem(OWNER);
    else storage.setItem(OWNER, userId);
  }
  if (isHandedOver) for (const name of VISITOR_DATABASES) indexedDB.deleteDatabase(name);
  if (!("caches" in globalThis)) return;
  const names = keysToEmpty("caches", await caches.keys(), userId, isHandedOver);
  await Promise.all(names.map((name) => caches.delete(name)));
  // The service worker keeps answers only while it is there: one that comes late is not kept.
  if (userId !== null && localStorage.getItem(OWNER) === userId)
    await caches.open(ownedKey("family-reads", userId));
}

/** Changes that the sign-in client's storage is notified of. */
interface SessionWatch {
  /** May the page see the stored session? */
  isVisible(): boolean;
  onStored?(): void;
  onRemoved(): void | Promise<void>;
}

/**
 * Local storage for the sign-in client. It alone writes and removes the session under `sessionKey`,
 * so that `watch` learns of every removal on this page: by the page, or by the client itself after
 * a refresh that was refused.
 */
export const sessionStorageFor = (sessionKey: string, watch: SessionWatch) => ({
  getItem: (key: string) =>
    key !== sessionKey || watch.isVisible() ? localStorage.getItem(key) : null,
  setItem(key: string, text: string) {
    localStorage.setItem(key, text);
    if (key === sessionKey) watch.onStored?.();
  },
  async removeItem(key: string) {
    if (key === sessionKey && (localStorage.getItem(key) === null || !watch.isVisible())) return;
    localStorage.removeItem(key);
    if (key === sessionKey) await watch.onRemoved();
  },
});
export type SessionStorage = ReturnType<typeof sessionStorageFor>;
