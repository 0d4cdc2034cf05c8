import { afterPostponement, afterTry, isDue } from "#domain/wire/waiting.ts";
import type { Tried } from "#domain/wire/waiting.ts";

/** Time and chance of this device. */
export interface Clock {
  now: () => number;
  random: () => number;
}
export const CLOCK: Clock = { now: () => Date.now(), random: () => Math.random() };

/** now: the network may be back, or somebody is about to leave. when-due: what has waited long enough. */
export type When = "now" | "when-due";

/**
 * The entry as it waits after a failure. While the device has no network the failure is not a try:
 * what a child did offline for an hour is sent soon after the network is back.
 */
export const afterFailure = <T extends Tried>(entry: T, { now, random }: Clock): T =>
  navigator.onLine ? afterTry(entry, now(), random()) : entry;

/** The entry as it waits after the server refused it for now; null where it has waited too long. */
export const postponed = <T extends Tried>(entry: T, { now, random }: Clock): T | null =>
  afterPostponement(entry, now(), random());

/** One round of sending: each entry is sent once at most. */
export function startRound(when: When, clock: Clock) {
  const tried = new Set<string>();
  return {
    mayBeSent: <T extends Tried>(entry: T): boolean =>
      !tried.has(JSON.stringify(entry)) && (when === "now" || isDue(entry, clock.now())),
    /** The entry as it waits after this failure. */
    failed<T extends Tried>(entry: T): T {
      const waiting = afterFailure(entry, clock);
      tried.add(JSON.stringify(waiting));
      return waiting;
    },
    /** As in `postponed`. */
    postponed<T extends Tried>(entry: T): T | null {
      const waiting = postponed(entry, clock);
      if (waiting !== null) tried.add(JSON.stringify(waiting));
      return waiting;
    },
  };
}
export type Round = ReturnType<typeof startRound>;

/** A request that takes longer counts as none. */
export const timeout = () => AbortSignal.timeout(6_000);
