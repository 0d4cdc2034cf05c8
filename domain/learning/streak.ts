import { STREAK_SHIELD_DAYS, STREAK_WEEK_DAYS } from "../constants.ts";
import { addDays, daysBetween } from "../days.ts";
import type { Day } from "../days.ts";

export interface Streak {
  count: number;
  /** The last day that counted, or null before the first. */
  lastDate: Day | null;
}

/**
 * The streak after a lesson was finished on `day` if there were no shields (R-REW-2): the same day
 * keeps the count, the day after adds 1, a later one resets to 1. A day before the last one changes
 * nothing, so that a move to another time zone or a late report never breaks a streak. Only
 * `nextStreak` and tests call it.
 */
export function nextWithoutShield(
  { count, lastDate }: Streak,
  day: Day,
): Streak & { lastDate: Day } {
  if (lastDate === null) return { count: 1, lastDate: day };
  const gap = daysBetween(lastDate, day);
  if (gap <= 0) return { count, lastDate };
  return { count: gap === 1 ? count + 1 : 1, lastDate: day };
}

/** What keeps a child's streak over one skipped day. It cannot be bought. */
export interface Shield {
  /**
   * Days played in a row since the last shield was used, at most STREAK_SHIELD_DAYS: with so many
   * the child has a shield.
   */
  played: number;
  /** The skipped days of the last week that a shield kept, the newest last. */
  kept: Day[];
}

const NO_SHIELD: Shield = { played: 0, kept: [] };

export const hasShield = ({ played }: Shield): boolean => played >= STREAK_SHIELD_DAYS;

/**
 * The streak after a lesson was finished on `day`, as `nextWithoutShield` has it but for two cases (R-REW-5).
 * With a shield, one skipped day neither resets the streak nor counts; the shield is used up. If a
 * kept day is reported late by an offline device, it counts, and the shield is given back. Two or
 * more skipped days reset the streak and do not use the shield.
 */
export function nextStreak(
  streak: Streak,
  shield: Shield | null | undefined,
  day: Day,
): Streak & { lastDate: Day; shield: Shield } {
  const { played, kept } = shield ?? NO_SHIELD;
  const { count, lastDate } = streak;
  const next = nextWithoutShield(streak, day);
  const gap = lastDate === null ? Infinity : daysBetween(lastDate, day);
  if (gap < 0 && kept.includes(day))
    return {
      ...next,
      count: count + 1,
      shield: {
        played: kept.at(-1) === day ? STREAK_SHIELD_DAYS : played,
        kept: kept.filter((other) => other !== day),
      },
    };
  if (gap <= 0) return { ...next, shield: { played, kept } };
  const recent = kept.filter((other) => daysBetween(other, day) <= STREAK_WEEK_DAYS);
  if (gap === 1)
    return { ...next, shield: { played: Math.min(played + 1, STREAK_SHIELD_DAYS), kept: recent } };
  const isKept = gap === 2 && hasShield({ played, kept });
  return isKept
    ? {
        count: count + 1,
        lastDate: day,
        shield: { played: 1, kept: [...recent, addDays(day, -1)] },
      }
    : { ...next, shield: { played: hasShield({ played, kept }) ? played : 1, kept: [] } };
}

export interface WeekDay {
  /** 0 Sunday .. 6 Saturday. */
  weekday: number;
  on: boolean;
  /** Skipped, and kept by a shield. */
  kept?: true | undefined;
}

/**
 * The row Su Mo Tu We Th Fr Sa of the streak screen: the last `count` days, at most 7, ending at
 * `today`, are on, but for the days that a shield kept. Days after today's weekday stand for last
 * week.
 */
export function weekRow(count: number, today: Day, kept: readonly Day[] = []): WeekDay[] {
  const marked = new Map<number, WeekDay>();
  let left = count;
  for (let back = 0; back < STREAK_WEEK_DAYS && left > 0; back++) {
    const day = addDays(today, -back);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    const isKept = kept.includes(day);
    marked.set(weekday, isKept ? { weekday, on: false, kept: true } : { weekday, on: true });
    if (!isKept) left--;
  }
  return Array.from(
    { length: STREAK_WEEK_DAYS },
    (_, weekday) => marked.get(weekday) ?? { weekday, on: false },
  );
}

/**
 * The streak after a lesson was finished on `day`, as `POST /api/me/streak` and the streak screen
 * have it.
 */
export function streakReward(streak: Streak, day: Day, before?: Shield | null) {
  const { count, lastDate, shield } = nextStreak(streak, before, day);
  return { count, last_date: lastDate, week: weekRow(count, lastDate, shield.kept), shield };
}

/** The streak as it stands: a day that is not over yet breaks none. */
export function liveStreak(
  { count, lastDate, shield }: Streak & { shield: Shield | null },
  today: Day,
): number {
  if (lastDate === null) return 0;
  const isShielded = shield !== null && hasShield(shield);
  return lastDate >= addDays(today, isShielded ? -2 : -1) ? count : 0;
}

/**
 * What the map shows of the streak, and of its shield where the child holds one; null while there is no
 * streak. keeps: a day was skipped, and the child has not played since.
 */
export function streakOnMap(
  streak: Streak,
  shield: Shield | null,
  today: Day,
): { count: number; news: "ready" | "keeps" | null } | null {
  const { lastDate } = streak;
  const count = liveStreak({ ...streak, shield }, today);
  if (count === 0 || lastDate === null) return null;
  if (shield === null || !hasShield(shield)) return { count, news: null };
  return { count, news: lastDate < addDays(today, -1) ? "keeps" : "ready" };
}
