const format = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

const formatThisYear = new Intl.DateTimeFormat("en", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** Formats a time as 'Nov 20, 6:15 PM' in the author's time zone, with the year of another year. */
export function when(instant: string, now = new Date()) {
  const date = new Date(instant);
  const isThisYear = date.getFullYear() === now.getFullYear();
  return (isThisYear ? formatThisYear : format).format(date);
}

const fullDay = new Intl.DateTimeFormat("en", { weekday: "long", month: "short", day: "numeric" });
const clock = new Intl.DateTimeFormat("en", { timeStyle: "short" });

/** A time as '6:15 PM', in the author's time zone. */
export const timeOf = (instant: string) => clock.format(new Date(instant));

/** A time as 'Friday, Nov 20' and '6:15 PM', in the author's time zone. */
export const dayAndTime = (instant: string) => ({
  day: fullDay.format(new Date(instant)),
  time: timeOf(instant),
});

const dayFormat = new Intl.DateTimeFormat("en", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** Formats a day as 'Nov 20'. */
export const dayOf = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));
