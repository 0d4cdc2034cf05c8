import { DAY_MS } from "../days.ts";

/*
 * Entries that wait on a device until the server takes them: in which order they are sent, and when
 * they are sent again.
 */

/** What is added to an entry that was sent without an answer of the server. */
export interface Tried {
  /** How often; absent: never. */
  tries?: number | undefined;
  /** When it may be sent again, in milliseconds since 1970; absent: at once. */
  dueAt?: number | undefined;
  /** When the server first refused it for now, in milliseconds since 1970; absent: never. */
  postponedAt?: number | undefined;
}

/** After so many tries an entry is set aside: it no longer holds up entries that don't build on it. */
export const ASIDE_AFTER = 4;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;
/** As long as a deleted lesson can be restored. */
const POSTPONED_DAYS = 30;

export const isAside = ({ tries = 0 }: Tried): boolean => tries >= ASIDE_AFTER;
export const isDue = ({ dueAt = 0 }: Tried, nowMs: number): boolean =>
  // A date further ahead was written while the device's clock was wrong.
  dueAt <= nowMs || dueAt > nowMs + LONGEST_PAUSE_MS;

/**
 * The entry after one more try: the next is later each time, within 5 minutes.
 * @param random from 0 to 1, so that devices that failed together do not come back together
 */
export function afterTry<T extends Tried>(entry: T, nowMs: number, random: number): T {
  const tries = (entry.tries ?? 0) + 1;
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));
  return { ...entry, tries, dueAt: nowMs + Math.round((pause * (1 + random)) / 2) };
}

/**
 * The entry after the server refused it for now: set aside at once, and sent again as after a try. Null where it
 * was first refused over 30 days ago.
 * @param random as in `afterTry`
 */
export function afterPostponement<T extends Tried>(
  entry: T,
  nowMs: number,
  random: number,
): T | null {
  // A date ahead was written while the device's clock was wrong.
  const postponedAt = Math.min(entry.postponedAt ?? nowMs, nowMs);
  if (nowMs - postponedAt > POSTPONED_DAYS * DAY_MS) return null;
  const tries = Math.max(entry.tries ?? 0, ASIDE_AFTER - 1);
  return afterTry({ ...entry, tries, postponedAt }, nowMs, random);
}

/**
 * Index of the entry that is sent next, null for none now. Entries of one lane keep their order; the
 * others wait for an earlier entry, too, until that is set aside.
 * @param laneOf a text for entries that build on one another
 * @param mayBeSent is it due, and was it not sent just now?
 */
export function nextToSend<T extends Tried>(
  entries: readonly T[],
  laneOf: (entry: T) => string,
  mayBeSent: (entry: T) => boolean,
): number | null {
  const held = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const lane = laneOf(entry);
    if (held.has(lane)) continue;
    if (mayBeSent(entry)) return index;
    if (!isAside(entry)) return null;
    held.add(lane);
  }
  return null;
}
