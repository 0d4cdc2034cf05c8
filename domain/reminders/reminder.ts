import { QUIET_FROM_HOUR, QUIET_UNTIL_HOUR, TONIGHT_HOUR, WEEKEND_HOUR } from "../constants.ts";
import { addDays, dayIn, isDay } from "../days.ts";
import type { Day } from "../days.ts";
import { toInternationalPhone } from "../family/phone.ts";

/** A text at a time of one's own, or a mail this evening or at the weekend (R-REM-4). */
export const REMINDER_TYPES = ["sms", "tonight", "weekend"] as const;
export type ReminderType = (typeof REMINDER_TYPES)[number];

/** What became of a reminder. */
export type ReminderStatus = "waiting" | "delivered" | "cancelled" | "failed";

/** '18:30', 24 hours. */
export type ClockTime = string;
export const isClockTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const MINUTE_MS = 60_000;
const SATURDAY = 6;

/** What a clock on the wall in `timeZone` shows at `instant`, as if it were UTC. */
function wallClock(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((p) => p.type === type)?.value);
  return Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
}

/**
 * The instant at which a clock in `timeZone` shows this day and time. A time that the spring change
 * leaves out is moved on by the hour that was lost; of a time that comes twice in autumn it is the
 * first.
 */
export function instantAt(day: Day, time: ClockTime, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const offsets = [wanted - 24 * 60 * MINUTE_MS, wanted + 24 * 60 * MINUTE_MS].map(
    (near) => wallClock(near, timeZone) - near,
  );
  const candidates = offsets.map((offset) => wanted - offset).sort((a, b) => a - b);
  const exact = candidates.find((instant) => wallClock(instant, timeZone) === wanted);
  return new Date(exact ?? wanted - Math.min(...offsets));
}

/** 19:00 this evening, tomorrow when that is past. */
export function tonight(now: Date, timeZone: string): Date {
  const today = dayIn(now, timeZone);
  const time = `${TONIGHT_HOUR}:00`;
  const evening = instantAt(today, time, timeZone);
  return evening > now ? evening : instantAt(addDays(today, 1), time, timeZone);
}

/** The next Saturday, 10:00. */
export function weekend(now: Date, timeZone: string): Date {
  const today = dayIn(now, timeZone);
  const time = `${WEEKEND_HOUR}:00`;
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const saturday = addDays(today, SATURDAY - weekday);
  const morning = instantAt(saturday, time, timeZone);
  return morning > now ? morning : instantAt(addDays(saturday, 7), time, timeZone);
}

/**
 * Does a text at this time wake people up? The form warns, it does not refuse (R-REM-4).
 */
export const isQuietTime = (time: ClockTime) => {
  const hour = Number(time.slice(0, 2));
  return hour >= QUIET_FROM_HOUR || hour < QUIET_UNTIL_HOUR;
};

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** 'SMS 24 November 18:30', the form the specification keeps on the profile; it has no year. */
export const smsPreference = (day: Day, time: ClockTime) =>
  `SMS ${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1] ?? ""} ${time}`;

const SMS_PREFERENCE = new RegExp(
  `^SMS ([1-9]|[12]\\d|3[01]) (${MONTHS.join("|")}) ([01]\\d|2[0-3]):[0-5]\\d$`,
);

/** 'now', 'email' or an SMS preference (R-PAY-5). */
export const isReminderPreference = (text: string) =>
  text === "now" || text === "email" || SMS_PREFERENCE.test(text);

export type ReminderProblem = "incomplete" | "past_date" | "no_time" | "bad_phone" | "past_time";

export interface ReminderAnswers {
  day: string;
  time: string;
  phone: string;
}

/** The first thing that keeps an SMS reminder from being set, or null (R-REM-2). */
export function reminderProblem(
  { day, time, phone }: ReminderAnswers,
  now: Date,
  timeZone: string,
): ReminderProblem | null {
  if (!isDay(day)) return "incomplete";
  if (day < dayIn(now, timeZone)) return "past_date";
  if (!isClockTime(time)) return "no_time";
  if (toInternationalPhone(phone) === null) return "bad_phone";
  return instantAt(day, time, timeZone) <= now ? "past_time" : null;
}
