import { sha256Hex } from "#server/platform/hashing/hashing.ts";

/**
 * What stands for a family where its id must not show: made of it, 32 hex digits, the same every
 * time.
 */
export const pseudonymousId = (userId: string) => sha256Hex(userId).slice(0, 32);
