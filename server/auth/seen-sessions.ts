import { LRUCache } from "lru-cache";
import type { Identity } from "#server/platform/http/env.ts";

const MAX_SEEN = 10_000;

/**
 * Sessions that a guard has looked up, by their id. All guards share them: the cache reserves room
 * for all of its entries at once, and a session that one guard has seen is known to the others.
 */
export type SeenSessions = LRUCache<string, { identity: Identity; at: number }>;

export const createSeenSessions = (): SeenSessions => new LRUCache({ max: MAX_SEEN });

/**
 * For when sessions of an account have ended: this instance looks each of them up anew, also for a
 * read. Other instances may trust what they have seen for a minute.
 */
export function lookUpAnew(seen: SeenSessions, userId: string): void {
  for (const [sessionId, { identity }] of seen.entries())
    if (identity.userId === userId) seen.delete(sessionId);
}
