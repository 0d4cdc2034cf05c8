import { STREAK_LATE_DAYS } from "../constants.ts";
import { addDays } from "../days.ts";
import type { Day } from "../days.ts";

/** The earliest day that a device may still report. */
const earliestDay = (today: Day): Day => addDays(today, -STREAK_LATE_DAYS);

/** What the server knows of a lesson's end, beside the day that a device reports. */
interface KnownEnd {
  /** The first day on which it can have been: the child was there, and had reached its first slide. */
  notBefore?: Day | null;
  /** The child had finished the lesson before. */
  isRepeated?: boolean;
  /** May the device's zone be ahead of the family's? Not shortly after another lesson (`familyDay`). */
  mayBeAhead?: boolean;
}

/**
 * The family's day on which a lesson ended: the one that a device which was offline reports, at most a
 * week back and at most tomorrow (its time zone may be ahead of the family's), and not before it can have
 * been; else today. A lesson that is finished again counts for today: so there are at most as many late
 * days as lessons.
 */
export function lessonDay(
  reported: Day | undefined,
  today: Day,
  { notBefore = null, isRepeated = false, mayBeAhead = true }: KnownEnd = {},
): Day {
  if (isRepeated || reported === undefined || !isReportable(reported, today)) return today;
  if (reported > today && !mayBeAhead) return today;
  return notBefore !== null && notBefore > reported ? notBefore : reported;
}

/** May a device still report this day, or report it already? */
export const isReportable = (day: Day, today: Day): boolean =>
  day >= earliestDay(today) && day <= addDays(today, 1);

/**
 * The family's day that counts for the streak, of the days on which a child finished lessons: the one that the
 * device reports, or the day before, since a lesson may end at 23:59; else the latest of yesterday, today and
 * tomorrow, since a family that travelled west may have finished one on what is tomorrow now. Null where none
 * counts.
 */
export function streakDay(
  lessonDays: readonly Day[],
  reported: Day | undefined,
  today: Day,
): Day | null {
  const { from, to } = streakDays(reported, today);
  const counting = lessonDays.filter((day) => day >= from && day <= to);
  return counting.sort().at(-1) ?? null;
}

/** The first and the last day that `streakDay` looks at. */
export function streakDays(reported: Day | undefined, today: Day): { from: Day; to: Day } {
  if (reported === undefined) return { from: addDays(today, -1), to: addDays(today, 1) };
  const before = addDays(reported, -1);
  return { from: before < earliestDay(today) ? earliestDay(today) : before, to: reported };
}
