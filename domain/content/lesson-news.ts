import { DAY_MS } from "../days.ts";

/*
 * Mails to families about a lesson. A family gets one a week at most, whoever publishes what: so an
 * installation announces one lesson a week.
 */

export const NEWS_GAP_MS = 7 * DAY_MS;

/** What became of the mail that an author ticked when publishing. */
export type NewsOutcome =
  | { state: "sent" }
  /** Nothing differed from the newest version, so none was made. */
  | { state: "unchanged" }
  /** Families had a mail less than a week ago. `from`: when the next one may go (ISO). */
  | { state: "too_soon"; from: string };

/**
 * @param last when families were last mailed about a lesson; null: never
 * @param isNew did the publication make a version?
 */
export function newsOutcome(last: Date | null, now: Date, isNew: boolean): NewsOutcome {
  if (!isNew) return { state: "unchanged" };
  const from = last === null ? null : new Date(last.getTime() + NEWS_GAP_MS);
  return from !== null && from > now
    ? { state: "too_soon", from: from.toISOString() }
    : { state: "sent" };
}
