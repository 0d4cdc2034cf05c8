/*
 * Dates and times as the parents' pages show them, in this device's time zone unless another is
 * given. The lesson builder, which has no byte left, keeps its own (app/staff/panels/when.ts).
 */

const format = (instant: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", options).format(new Date(instant));

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
