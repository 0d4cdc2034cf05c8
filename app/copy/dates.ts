/* Dates and times in words, in this device's time zone unless another is given. */

/** Making one takes longer than using it; a list shows hundreds of dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(instant: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat("en-US", options);
  formats.set(key, known);
  return known.format(new Date(instant));
}

/** 'Nov 20, 2026' */
export const dateText = (instant: string) => format(instant, { dateStyle: "medium" });

/** 'November 20, 2026' */
export const longDateText = (instant: string) => format(instant, { dateStyle: "long" });

/** 'Nov 20, 2026, 6:15 PM' */
export const dateTimeText = (instant: string) =>
  format(instant, { dateStyle: "medium", timeStyle: "short" });

/** 'November 20, 2026 at 6:15 PM' */
export const longDateTimeText = (instant: string) =>
  format(instant, { dateStyle: "long", timeStyle: "short" });

/** 'Friday, November 20, 2026 at 6:15 PM' */
export const fullDateTimeText = (instant: string, timeZone?: string) =>
  format(instant, { dateStyle: "full", timeStyle: "short", timeZone });

/** 'Friday, November 20 at 6 PM' */
export const weekdayHourText = (instant: string, timeZone: string) =>
  format(instant, { weekday: "long", month: "long", day: "numeric", hour: "numeric", timeZone });

/** A day as 'Nov 20'. */
export const dayText = (day: string) =>
  format(`${day}T00:00:00Z`, { month: "short", day: "numeric", timeZone: "UTC" });

/** 'Nov 20, 6:15 PM', with the year of another year: when something was done. */
export const doneAtText = (instant: string, now = new Date()) =>
  new Date(instant).getFullYear() === now.getFullYear()
    ? format(instant, { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" })
    : dateTimeText(instant);

/** '6:15 PM' */
export const timeText = (instant: string) => format(instant, { timeStyle: "short" });

/** 'Friday, Nov 20' */
export const weekdayText = (instant: string) =>
  format(instant, { weekday: "long", month: "short", day: "numeric" });
