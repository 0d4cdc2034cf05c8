import { LRUCache } from "lru-cache";
import type { Identity } from "#server/platform/http/env.ts";

const MAX_SEEN = 10_000;

/**
 * Sessions that a guard has looked up, by their id. All guards share them: the cache reserves room
 * for all of its entries at once, and a session that one guard has seen is known to the others.
 */
export type SeenSessions = LRUCache<string, { identity: Identity; at: number }>;

export const createSeenSessions = (): SeenSessions => new LRUCache({ max: MAX_SEEN });
