import { afterTry, isDue } from "#domain/wire/waiting.ts";
import type { Tried } from "#domain/wire/waiting.ts";

/** The clock and the random numbers of this device. */
export interface Clock {
  now: () => number;
  random: () => number;
}
export const CLOCK: Clock = { now: () => Date.now(), random: () => Math.random() };

/** now: the network may be back, or somebody is about to leave. when-due: what has waited long enough. */
export type When = "now" | "when-due";

/** One round of sending: each entry is sent once at most. */
export function startRound(when: When, { now, random }: Clock) {
  const tried = new Set<string>();
  return {
    mayBeSent: <T extends Tried>(entry: T): boolean =>
      !tried.has(JSON.stringify(entry)) && (when === "now" || isDue(entry, now())),
    /** The entry as it waits after a failed try. */
    failed<T extends Tried>(entry: T): T {
      const waiting = afterTry(entry, now(), random());
      tried.add(JSON.stringify(waiting));
      return waiting;
    },
  };
}
export type Round = ReturnType<typeof startRound>;

/** A request that takes longer counts as unanswered. */
export const timeout = () => AbortSignal.timeout(6_000);
