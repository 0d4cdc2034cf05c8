import { entry } from "../base/device-storage.ts";
import type { OwnedStore } from "../base/device-stores.ts";
import type { Guard } from "../base/guards.ts";
import { itemsOf } from "../base/object-guards.ts";

/**
 * Entries that wait on this device, one list for each family account. Invalid items of the storage
 * are skipped, and removed with the next write.
 */
export const waitingList = <T>(store: OwnedStore, isEntry: Guard<T>) => {
  const read = (userId: string): T[] => itemsOf(entry(store, userId), isEntry);
  const write = (userId: string, entries: readonly T[]) => {
    if (entries.length === 0) entry(store, userId).remove();
    else entry(store, userId).write(JSON.stringify(entries));
  };
  return {
    read,
    add: (userId: string, added: T) => write(userId, [...read(userId), added]),
    /** Replaces these entries, as far as they still wait, by others; null removes an entry. */
    replace(userId: string, old: readonly T[], by: (entry: T) => T | null): void {
      const left = old.map((entry) => JSON.stringify(entry));
      const replaced = read(userId).flatMap((waiting) => {
        const place = left.indexOf(JSON.stringify(waiting));
        if (place < 0) return [waiting];
        left.splice(place, 1);
        return by(waiting) ?? [];
      });
      if (left.length < old.length) write(userId, replaced);
    },
  };
};
