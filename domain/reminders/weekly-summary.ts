import { addDays, dayIn, weekOf } from "../days.ts";
import type { Day } from "../days.ts";
import { instantAt } from "./reminder.ts";

/** When a family wants its weekly summary, by its own clock. */
export interface SummaryTime {
  /** 0 is Sunday. */
  weekday: number;
  /** Full hour, 0 to 23. */
  hour: number;
}

/** A full hour as it is read: '6 PM'. */
export const hourText = (hour: number): string =>
  new Intl.DateTimeFormat("en-US", { hour: "numeric", timeZone: "UTC" }).format(
    new Date(Date.UTC(2000, 0, 1, hour)),
  );

/** What is offered: the evening before a new week. */
export const SUMMARY_START: SummaryTime = { weekday: 0, hour: 18 };

/** A weekly summary that is to be sent. */
export interface DueSummary {
  at: Date;
  /** The Monday of its week. Each week has one summary at most. */
  week: Day;
}

/**
 * When the summary of a week is due: at an hour that the spring change leaves out, an hour later; at
 * one that comes twice in autumn, the first time.
 */
export function summaryAt({ weekday, hour }: SummaryTime, week: Day, timeZone: string): Date {
  const day = addDays(week, (weekday + 6) % 7);
  return instantAt(day, `${String(hour).padStart(2, "0")}:00`, timeZone);
}

/**
 * The next summary after a moment. A week whose summary was sent has no other one, whatever the day
 * and hour are changed to.
 * @param sentWeek Monday of the last week whose summary was sent; null before the first
 */
export function nextSummary(
  time: SummaryTime,
  after: Date,
  timeZone: string,
  sentWeek: Day | null,
): DueSummary {
  for (let week = weekOf(dayIn(after, timeZone)); ; week = addDays(week, 7)) {
    const at = summaryAt(time, week, timeZone);
    if (at > after && (sentWeek === null || week > sentWeek)) return { at, week };
  }
}
