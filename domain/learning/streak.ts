import { STREAK_WEEK_DAYS } from "../constants.ts";
import { addDays, daysBetween } from "../days.ts";
import type { Day } from "../days.ts";

export interface Streak {
  count: number;
  /** The last day that counted, or null before the first. */
  lastDate: Day | null;
}

/**
 * The streak after a lesson was finished on `day` (R-REW-2): the same day keeps the count,
 * the day after adds 1, a later one resets to 1. A day before the last one changes nothing, so that
 * a move to another time zone or a late report never breaks a streak.
 */
export function nextStreak({ count, lastDate }: Streak, day: Day): Streak & { lastDate: Day } {
  if (lastDate === null) return { count: 1, lastDate: day };
  const gap = daysBetween(lastDate, day);
  if (gap <= 0) return { count, lastDate };
  return { count: gap === 1 ? count + 1 : 1, lastDate: day };
}

export interface WeekDay {
  /** 0 Sunday .. 6 Saturday. */
  weekday: number;
  on: boolean;
}

/**
 * The row Su Mo Tu We Th Fr Sa of the streak screen: the last `count` days, at most 7, ending at
 * `today`, are on. Days after today's weekday stand for last week.
 */
export function weekRow(count: number, today: Day): WeekDay[] {
  const marked = new Set<number>();
  for (let back = 0; back < Math.min(count, STREAK_WEEK_DAYS); back++) {
    marked.add(new Date(`${addDays(today, -back)}T00:00:00Z`).getUTCDay());
  }
  return Array.from({ length: STREAK_WEEK_DAYS }, (_, weekday) => ({
    weekday,
    on: marked.has(weekday),
  }));
}

/**
 * The streak after a lesson was finished on `day`, as `POST /api/me/streak` and the streak screen
 * have it.
 */
export function streakReward(streak: Streak, day: Day) {
  const { count, lastDate } = nextStreak(streak, day);
  return { count, last_date: lastDate, week: weekRow(count, lastDate) };
}
