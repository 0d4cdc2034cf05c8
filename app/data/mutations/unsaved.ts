import { storedUserId } from "../auth/page-session.ts";
import { entry } from "../base/device-storage.ts";
import type { OwnedStore } from "../base/device-stores.ts";
import { isRecord } from "../base/guards.ts";
import { itemsOf } from "../base/object-guards.ts";

/*
 * What a family's children did and the server does not have yet: ids and answers, no names. It stays
 * on the device when a session ends, for the same account alone, and goes when its owner says so.
 */
const STORES = ["outbox", "outbox-events"] as const satisfies readonly OwnedStore[];

const read = (store: (typeof STORES)[number], userId: string) =>
  itemsOf(entry(store, userId), isRecord);

export interface Unsaved {
  /** Moves, answers, rewards and coins; 0 where there is nothing but records of what was looked at. */
  things: number;
  /**
   * Ids of the children who did it; undefined stands for the time when the family had one child.
   */
  children: unknown[];
}

/** What waits for the family that is signed in here; null for nothing. */
export function unsaved(): Unsaved | null {
  const userId = storedUserId();
  if (userId === null) return null;
  const all = STORES.flatMap((store) => read(store, userId));
  if (all.length === 0) return null;
  return {
    things: read("outbox", userId).length,
    children: [...new Set(all.map(({ childId, soleChildId }) => childId ?? soleChildId))],
  };
}

/** Deletes what waits: its owner gave it up, or the account was deleted. */
export function forgetUnsaved(userId: string): void {
  for (const store of STORES) entry(store, userId).remove();
}

/** Deletes what waits for a child that was removed from the signed-in family. */
export function forgetUnsavedOf(childId: string): void {
  const userId = storedUserId();
  if (userId === null) return;
  for (const store of STORES) {
    const left = read(store, userId).filter(
      (item) => item["childId"] !== childId && item["soleChildId"] !== childId,
    );
    if (left.length === 0) entry(store, userId).remove();
    else entry(store, userId).write(JSON.stringify(left));
  }
}
