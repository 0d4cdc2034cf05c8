/** A calendar day, 'YYYY-MM-DD'. */
export type Day = string;

export const DAY_MS = 86_400_000;
/** A quarter of an hour, in seconds: a part of every zone's days. */
export const QUARTER_S = 900;

/** An IANA zone begins with a letter; '+14:00' is an offset, which knows no summer time. */
const ZONE_NAME = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;

/** Is this an IANA zone that the runtime knows, such as 'Europe/Lisbon'? An offset is none. */
export function isTimeZone(zone: string): boolean {
  if (!ZONE_NAME.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/**
 * The day it is at `instant` in `zone`; UTC when the zone is unknown (R-REW-2, streak
 * day).
 */
export function dayIn(instant: Date, zone: string | null): Day {
  const timeZone = zone !== null && isTimeZone(zone) ? zone : "UTC";
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(instant);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`;
}

export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(time) &&
    !text.startsWith("0000") &&
    new Date(time).toISOString().startsWith(text)
  );
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The Monday of a day's week. */
export const weekOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7));

/** Whole days from `from` to `to`, negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}
