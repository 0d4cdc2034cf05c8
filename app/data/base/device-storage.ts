import { cacheNames, deleteCache, deleteDatabase, openCache } from "#app/device/file-stores.ts";
import { isKept, readStored, storedKeys, writeStored } from "#app/device/web-storage.ts";
import { DEVICE_STORES, keysToEmpty, OWNER, ownedKey, VISITOR_DATABASES } from "./device-stores.ts";
import type {
  AuthorCacheStore,
  CacheStore,
  OwnedStore,
  Row,
  SingleStore,
} from "./device-stores.ts";
import type { Guard } from "./guards.ts";

/** One entry of the browser's storage. */
export interface Entry {
  read(): string | null;
  /** The entry as JSON; null if there is none, if it is damaged, or if `isValid` refuses it. */
  json<T>(isValid: Guard<T>): T | null;
  /** Returns false if the browser does not store it: then it is there until the page is left. */
  write(text: string): boolean;
  remove(): void;
  /** Is the entry stored by the browser, so that the next page has it too? */
  isKept(): boolean;
}

/**
 * The only way to the browser's storage: one entry of a store in device-stores.ts. Never throws.
 */
export function entry(store: SingleStore): Entry;
export function entry(store: OwnedStore, ownerId: string, detail?: string): Entry;
export function entry(store: SingleStore | OwnedStore, ownerId?: string, detail?: string): Entry {
  const { area, orInName, kept }: Row = DEVICE_STORES[store];
  const key = ownerId === undefined ? store : ownedKey(store as OwnedStore, ownerId, detail);
  return {
    read: () => readStored(area, key),
    json(isValid) {
      try {
        const value: unknown = JSON.parse(readStored(area, key) ?? "null");
        return isValid(value) ? value : null;
      } catch {
        return null;
      }
    },
    // What a child did and the server does not have is not given up for an entry that has no room.
    write: (text) => writeStored(area, key, text, { inName: orInName, older: kept === "unsaved" }),
    remove: () => void writeStored(area, key, null),
    isKept: () => isKept(area, key),
  };
}

/** Details of an owner's entries, such as the ids of saved lessons. */
export function ownedDetails(store: OwnedStore, ownerId: string): string[] {
  const start = `${ownedKey(store, ownerId)}:`;
  return storedKeys("local").flatMap((key) =>
    key.startsWith(start) ? [key.slice(start.length)] : [],
  );
}

/** Files of a family, kept for playing without a network; null where the browser keeps none. */
export const familyFiles = (store: CacheStore, ownerId: string, detail?: string) =>
  openCache(ownedKey(store, ownerId, detail));

/** Files of an author; null where the browser keeps none. */
export const authorFiles = (store: AuthorCacheStore, authorId: string) =>
  openCache(ownedKey(store, authorId));

/**
 * Removes the stored data of all users but `userId` (null: of all) from local and session storage,
 * synchronously. Resolves when the caches are emptied too, if the browser allows it.
 */
export async function emptyDevice(userId: string | null): Promise<void> {
  let isHandedOver = false;
  for (const area of ["local", "tab"] as const) {
    const owner = readStored(area, OWNER);
    const isOthers = owner !== null && owner !== userId;
    isHandedOver ||= isOthers;
    for (const key of keysToEmpty(area, storedKeys(area), userId, isOthers))
      writeStored(area, key, null);
    writeStored(area, OWNER, userId);
  }
  if (isHandedOver) for (const name of VISITOR_DATABASES) void deleteDatabase(name);
  const names = keysToEmpty("caches", await cacheNames(), userId, isHandedOver);
  await Promise.all(names.map(deleteCache));
  // The service worker stores answers only while this cache exists, so one that comes late, after a
  // sign-out, is not stored.
  if (userId !== null && readStored("local", OWNER) === userId)
    await openCache(ownedKey("family-reads", userId));
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
    key !== sessionKey || watch.isVisible() ? readStored("local", key) : null,
  setItem(key: string, text: string) {
    writeStored("local", key, text);
    if (key === sessionKey) watch.onStored?.();
  },
  async removeItem(key: string) {
    if (key === sessionKey && (readStored("local", key) === null || !watch.isVisible())) return;
    writeStored("local", key, null);
    if (key === sessionKey) await watch.onRemoved();
  },
});
export type SessionStorage = ReturnType<typeof sessionStorageFor>;
