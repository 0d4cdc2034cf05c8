import { entry } from "../base/device-storage.ts";
import type { OwnedStore } from "../base/device-stores.ts";
import type { Guard } from "../base/guards.ts";
import { itemsOf } from "../base/object-guards.ts";

const isSame = (one: unknown) => {
  const text = JSON.stringify(one);
  return (other: unknown) => JSON.stringify(other) === text;
};

/**
 * Entries that wait on this device, a list for each family account. Items of the storage that are
 * none are left out, and gone with the next write.
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
    /** Puts another entry in the place of this one; null: it is no longer waiting. */
    replace(userId: string, old: T, by: T | null): void {
      const entries = read(userId);
      const index = entries.findIndex(isSame(old));
      if (index < 0) return; // given up meanwhile
      write(userId, entries.toSpliced(index, 1, ...(by === null ? [] : [by])));
    },
  };
};
