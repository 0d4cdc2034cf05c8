import { addDays, dayIn, daysBetween } from "../../days.ts";
import type { Day } from "../../days.ts";

/** Weeks that the chart shows. */
export const CHART_WEEKS = 8;

/** Slides that a child saw within a short time, a quarter of an hour at most. */
export interface PlayedSlides {
  at: Date;
  slides: number;
}

/** Seven of the family's days. */
export interface PlayedWeek {
  /** Its first day. */
  from: Day;
  slides: number;
  /** Days on which the child played. */
  days: number;
}

/**
 * Slides and days of the last CHART_WEEKS weeks, the oldest first. The last week ends today, so that
 * two weeks are always as long as each other.
 */
export function weeksOf(
  played: readonly PlayedSlides[],
  lessonDays: readonly Day[],
  now: Date,
  timeZone: string | null,
): PlayedWeek[] {
  const today = dayIn(now, timeZone);
  const weeks = Array.from({ length: CHART_WEEKS }, (_, index) => ({
    from: addDays(today, 1 - 7 * (CHART_WEEKS - index)),
    slides: 0,
    days: new Set<Day>(),
  }));
  const count = (day: Day, slides: number) => {
    const back = daysBetween(day, today);
    const week = back < 0 ? undefined : weeks[CHART_WEEKS - 1 - Math.floor(back / 7)];
    if (week === undefined) return;
    week.slides += slides;
    week.days.add(day);
  };
  for (const { at, slides } of played) count(dayIn(at, timeZone), slides);
  for (const day of lessonDays) count(day, 0);
  return weeks.map(({ days, ...week }) => ({ ...week, days: days.size }));
}
